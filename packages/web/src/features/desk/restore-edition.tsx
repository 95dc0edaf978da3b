import { pathOf, paths } from '@first60/contract';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { DeskSection } from './desk-section.tsx';
import { Failure } from './failure.tsx';
import { useDeskAction } from './use-desk-action.ts';

/** Creates a draft from an older edition's parts. Two people must approve the draft, as with any other. */
export function RestoreEdition({ version }: { version: number }) {
  const [reason, setReason] = useState('');
  const [expires, setExpires] = useState('');
  const [lastReviewDate, setLastReviewDate] = useState('');
  const [missing, setMissing] = useState(false);
  const [, go] = useLocation();
  const { call } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: () =>
      call('POST', pathOf(paths.deskRestore, { version: String(version) }), {
        reason: reason.trim(),
        expires,
        lastReviewDate,
      }),
    done: (draft) => m.desk_restore_done({ version: draft.version }),
    onDone: ({ id }) => go(`/desk/drafts/${id}`),
  });
  const submit = () => {
    const isMissing = [reason.trim(), expires, lastReviewDate].includes('');
    setMissing(isMissing);
    if (!isMissing) run();
  };
  return (
    <DeskSection title={m.desk_restore()}>
      <p className="text-ink-2">{m.desk_restore_text()}</p>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextAreaField name="restore-reason" label={m.desk_reason()} value={reason} onValue={setReason} />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            name="restore-expires"
            type="date"
            label={m.desk_last_day()}
            value={expires}
            onValue={setExpires}
          />
          <TextField
            name="restore-review"
            type="date"
            label={m.desk_reviewed()}
            value={lastReviewDate}
            onValue={setLastReviewDate}
          />
        </div>
        <Failure sentence={missing ? m.desk_restore_missing() : failure} />
        <Button type="submit" variant="secondary" size="main" className="sm:self-start" disabled={isPending}>
          {isPending ? m.desk_working() : m.desk_restore_act({ version })}
        </Button>
      </form>
    </DeskSection>
  );
}
