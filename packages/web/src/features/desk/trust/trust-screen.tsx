import { type DeskOverview, paths, type TrustState } from '@first60/contract';
import { signedTrust } from '@first60/seal';
import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChangeList } from '../change-list.tsx';
import { useOverview, useTrustState } from '../desk-client.ts';
import { DeskPage } from '../desk-page.tsx';
import { DeskQuery } from '../desk-query.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Failure } from '../failure.tsx';
import { approverRole } from '../passkey/approver-role.ts';
import { listedKeys, signWith } from '../passkey/passkey.ts';
import { useDeskAction } from '../use-desk-action.ts';
import { ListedPeople } from './listed-people.tsx';
import { type NextList, nextList } from './next-list.ts';

/** Shows whom devices trust now, and the next list. */
export function TrustScreen() {
  const trust = useTrustState();
  const overview = useOverview();
  return (
    <DeskPage title={m.desk_trust()}>
      <p className="text-ink-2">{m.desk_trust_text()}</p>
      <DeskQuery query={trust}>
        {(state) => <DeskQuery query={overview}>{(desk) => <TrustLists state={state} desk={desk} />}</DeskQuery>}
      </DeskQuery>
    </DeskPage>
  );
}

interface TrustListsProps {
  state: TrustState;
  desk: DeskOverview;
}

const TrustLists = ({ state, desk }: TrustListsProps) => (
  <>
    <DeskSection title={m.desk_trust_next()}>
      {state.next === null ? <p>{m.desk_trust_same()}</p> : <Next state={state} desk={desk} text={state.next} />}
    </DeskSection>
    <DeskSection title={m.desk_trust_current()}>
      {state.current === null ? <p>{m.desk_trust_nobody()}</p> : <ListedPeople text={state.current} />}
    </DeskSection>
  </>
);

function Next({ state, desk, text }: TrustListsProps & { text: string }) {
  const [next, setNext] = useState<NextList>();
  useEffect(() => {
    let isCurrent = true;
    const show = (read: NextList) => {
      if (isCurrent) setNext(read);
    };
    nextList(text, state.current).then(show, () => show('other'));
    return () => {
      isCurrent = false;
    };
  }, [text, state.current]);
  if (next === undefined) return <p role="status">{m.desk_reading()}</p>;
  if (next === 'other') return <Alert tone="critical">{m.desk_trust_other()}</Alert>;
  return (
    <>
      <ChangeList changes={state.changes} />
      {next === 'new-server-keys' && <Alert tone="critical">{m.desk_trust_new_keys()}</Alert>}
      <h3 className="font-semibold text-ink-2">{m.desk_trust_then()}</h3>
      <ListedPeople text={text} />
      {state.signedBy.length > 0 && (
        <p className="font-semibold">{m.desk_trust_signed_by({ names: state.signedBy.join(', ') })}</p>
      )}
      <p>{m.desk_trust_two()}</p>
      {approverRole(desk.me.roles) !== undefined && <SignTrust desk={desk} text={text} />}
    </>
  );
}

function SignTrust({ desk, text }: { desk: DeskOverview; text: string }) {
  const { call, signal } = useUserScope();
  const keys = listedKeys(desk.me);
  const { run, isPending, failure } = useDeskAction({
    act: async () => {
      const assertion = await signWith(keys, signedTrust(text), desk.places, signal);
      return call('POST', paths.deskTrust, { text, assertion });
    },
    done: ({ inForce }) => (inForce ? m.desk_trust_in_force() : m.desk_trust_one_more()),
  });
  return (
    <>
      {keys.length === 0 && <Alert tone="amber">{m.desk_trust_not_listed()}</Alert>}
      <Failure sentence={failure} />
      <Button size="main" className="sm:self-start" disabled={isPending || keys.length === 0} onClick={() => run()}>
        <Fingerprint aria-hidden className="size-5 shrink-0" />
        {isPending ? m.desk_passkey_asking() : m.desk_trust_sign()}
      </Button>
    </>
  );
}
