import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { deleteArrest } from '../../log/arrest-logs.ts';
import { LOGS } from './log-href.ts';

/** Deletes an arrest that has been handed over. It asks first, because this cannot be undone. */
export function DeleteArrest({ code }: { code: string }) {
  const [isAsking, setAsking] = useState(false);
  const [, navigate] = useLocation();
  const remove = async () => {
    setAsking(false);
    navigate(LOGS, { replace: true });
    const isGone = await deleteArrest(code);
    if (isGone) toast({ title: m.arrest_after_deleted(), description: m.arrest_after_deleted_text() });
    else {
      const description = m.arrest_after_deleted_here_text();
      toast({ title: m.arrest_after_deleted_here(), description, tone: 'destructive' });
    }
  };
  return (
    <>
      <Button variant="secondary" className="self-start max-sm:w-full" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5 shrink-0" />
        {m.arrest_after_delete()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.arrest_after_delete_title()}
        confirm={m.arrest_after_delete()}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.arrest_after_delete_text()}</p>
      </ConfirmDialog>
    </>
  );
}
