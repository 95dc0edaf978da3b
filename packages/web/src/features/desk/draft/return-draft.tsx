import { pathOf, paths } from '@first60/contract';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { DeskSection } from '../desk-section.tsx';
import { Failure } from '../failure.tsx';
import { useDeskAction } from '../use-desk-action.ts';

/** Sends a draft back to its authors, with a reason. */
export function ReturnDraft({ id }: { id: string }) {
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [missing, setMissing] = useState(false);
  const { call } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: () => call('POST', pathOf(paths.deskReturn, { id }), { reason: reason.trim() }),
    done: ({ message }) => message,
  });
  const ask = () => {
    const empty = reason.trim() === '';
    setMissing(empty);
    setAsked(!empty);
  };
  return (
    <DeskSection title={m.desk_return()}>
      <TextAreaField
        name="return-reason"
        label={m.desk_return_reason()}
        value={reason}
        onValue={setReason}
        error={missing ? m.desk_reason_missing() : undefined}
      />
      <Failure sentence={failure} />
      <Button variant="secondary" className="sm:self-start" disabled={isPending} onClick={ask}>
        {isPending ? m.desk_working() : m.desk_return_act()}
      </Button>
      <ConfirmDialog
        open={asked}
        title={m.desk_return_title()}
        confirm={m.desk_return_act()}
        onConfirm={() => {
          setAsked(false);
          run();
        }}
        onCancel={() => setAsked(false)}
      >
        <p>{m.desk_return_text()}</p>
        <p className="font-semibold wrap-anywhere">{reason}</p>
      </ConfirmDialog>
    </DeskSection>
  );
}
