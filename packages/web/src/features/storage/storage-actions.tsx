import { useMutation } from '@tanstack/react-query';
import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lookForUpdate } from '../../offline/app-update.ts';
import { loadMedicationList } from '../../offline/medication-list.ts';
import { type OfflineReadiness, removeOffline, restoreOffline } from '../../offline/offline-readiness.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';

/** Refreshing fetches missing files and checks for a new version. It also undoes a removal. */
export function StorageActions({ readiness }: { readiness: OfflineReadiness }) {
  const scope = useUserScope();
  const [asking, setAsking] = useState(false);
  const refreshing = useMutation({
    mutationFn: async () => {
      const reached = await lookForUpdate();
      await loadMedicationList(scope);
      await restoreOffline();
      return reached;
    },
    onSuccess: (reached) =>
      toast(
        reached
          ? { title: m.storage_refreshed() }
          : { title: m.storage_not_refreshed(), description: m.storage_not_refreshed_text(), tone: 'destructive' },
      ),
  });
  const remove = async () => {
    setAsking(false);
    await removeOffline();
    toast({ title: m.storage_removed_toast() });
  };
  if (readiness.kind === 'impossible') return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="main" className="flex-auto" disabled={refreshing.isPending} onClick={() => refreshing.mutate()}>
        <RefreshCw aria-hidden className="size-5 shrink-0" />
        {refreshing.isPending ? m.storage_refreshing() : m.storage_refresh()}
      </Button>
      {readiness.kind !== 'removed' && (
        <Button variant="secondary" size="main" className="flex-auto" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5 shrink-0" />
          {m.storage_remove()}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={m.storage_remove_title()}
        confirm={m.storage_remove_confirm()}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <p>{m.storage_remove_text()}</p>
      </ConfirmDialog>
    </div>
  );
}
