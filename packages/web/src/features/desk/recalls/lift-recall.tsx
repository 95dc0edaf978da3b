import { type DeskOverview, paths, type RecallRow } from '@first60/contract';
import { signedRecall } from '@first60/seal';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Failure } from '../failure.tsx';
import { listedKeys, signWith } from '../passkey/passkey.ts';
import { useDeskAction } from '../use-desk-action.ts';
import { liftText } from './recall-event.ts';

interface LiftRecallProps {
  row: RecallRow;
  /** Display name of the recall's target. */
  name: string;
  desk: DeskOverview;
  agency: string;
}

/** Adds one of the two signatures needed to show the hidden content again. */
export function LiftRecall({ row, name, desk, agency }: LiftRecallProps) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { call, signal } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: async () => {
      const { events } = await call('GET', paths.contentRecalls);
      const text = liftText(row, { agency, events, reason: reason.trim(), at: Date.now() });
      const assertion = await signWith(listedKeys(desk.me), signedRecall(text), desk.places, signal);
      return call('POST', paths.deskRecalls, { text, assertion });
    },
    done: ({ message }) => message,
    onDone: () => setOpen(false),
  });
  if (!open)
    return (
      <Button
        variant="secondary"
        className="sm:self-start"
        aria-label={m.desk_lift_of({ name })}
        onClick={() => setOpen(true)}
      >
        {m.desk_lift()}
      </Button>
    );
  return (
    <>
      <TextAreaField name={`lift-${row.sequence}`} label={m.desk_lift_reason()} value={reason} onValue={setReason} />
      <p className="text-sm">{m.desk_lift_text()}</p>
      <Failure sentence={failure} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending || reason.trim() === ''} onClick={() => run()}>
          <Fingerprint aria-hidden className="size-5 shrink-0" />
          {isPending ? m.desk_passkey_asking() : m.desk_lift_sign()}
        </Button>
        <Button variant="secondary" disabled={isPending} onClick={() => setOpen(false)}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </>
  );
}
