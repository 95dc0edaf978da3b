import { paths } from '@first60/contract';
import { useLocation } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { useAction } from '../../server/use-action.ts';
import { refreshIdentity, signOut } from '../../session/identity.ts';
import { releaseArrests } from '../../session/running-arrests.ts';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface DecisionButtonsProps {
  complete: boolean;
  onAccepted: () => void;
}

export function DecisionButtons({ complete, onAccepted }: DecisionButtonsProps) {
  const [, navigate] = useLocation();
  const scope = useUserScope();
  const acceptance = useAction({
    act: () => scope.call('POST', paths.acceptDisclaimer),
    onDone: async () => {
      onAccepted();
      toast({ title: m.disclaimer_accepted_title(), description: m.disclaimer_accepted() });
      await refreshIdentity();
    },
    onFailed: () =>
      toast({ title: m.disclaimer_failed_title(), description: m.disclaimer_failed(), tone: 'destructive' }),
  });
  const decline = async () => {
    releaseArrests(scope.userId);
    if (await signOut(scope)) navigate('/');
  };
  return (
    <div className="flex flex-wrap gap-2 *:flex-[1_1_10rem]">
      <Button variant="secondary" size="main" className="leading-tight" onClick={decline}>
        {m.disclaimer_decline()}
      </Button>
      <Button
        size="main"
        disabled={!complete || acceptance.isPending}
        // The button's text shows what is still to be done and must be as readable as the rest, so the disabled button
        // is not faded.
        className="leading-tight disabled:border-dashed disabled:border-line disabled:bg-sunken disabled:text-ink-2 disabled:opacity-100!"
        onClick={() => acceptance.run()}
      >
        {complete ? m.disclaimer_accept() : m.disclaimer_incomplete()}
      </Button>
    </div>
  );
}
