import { paths } from '@first60/contract';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useUserScope } from '../../../session/use-user-scope.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DialogFrame } from '../../../ui/dialog-frame.tsx';
import { Failure } from '../failure.tsx';
import { useDeskAction } from '../use-desk-action.ts';

/**
 * A notice that each director reads once: what the software does and refuses to do, and what an agency is responsible
 * for (docs/regulatory.md).
 */
export function RegulationNotice() {
  const [open, setOpen] = useState(false);
  const { call } = useUserScope();
  const { run, isPending, failure } = useDeskAction({
    act: () => call('POST', paths.deskRegulation),
    done: ({ message }) => message,
    onDone: () => setOpen(false),
  });
  return (
    <Alert tone="amber" title={m.desk_regulation_notice_title()}>
      <p>{m.desk_regulation_notice()}</p>
      <Button variant="secondary" className="mt-2" onClick={() => setOpen(true)}>
        {m.desk_regulation_read()}
      </Button>
      <DialogFrame
        open={open}
        title={m.desk_regulation_title()}
        close={m.dialog_cancel()}
        onClose={() => setOpen(false)}
        action={
          <Button size="main" className="px-2! leading-tight" disabled={isPending} onClick={() => run()}>
            {isPending ? m.desk_working() : m.desk_regulation_confirm()}
          </Button>
        }
      >
        <p>{m.desk_regulation_does()}</p>
        <p>{m.desk_regulation_refuses()}</p>
        <p>{m.desk_regulation_authors()}</p>
        <p className="font-bold">{m.desk_regulation_agency()}</p>
        <p className="font-bold">{m.desk_regulation_director()}</p>
        <p>{m.desk_regulation_clinician()}</p>
        <p>{m.desk_regulation_ask()}</p>
        <Failure sentence={failure} />
      </DialogFrame>
    </Alert>
  );
}
