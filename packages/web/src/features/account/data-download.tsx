import { paths } from '@first60/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveFile } from '../../device/save-file.ts';
import { m } from '../../paraglide/messages.js';
import { useUserScope } from '../../session/use-user-scope.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { accountFailure } from './account-failure.ts';

const FILE_NAME = 'first60-my-data.json';

export function DataDownload() {
  const { call } = useUserScope();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call('GET', paths.accountExport),
    onSuccess: (data) => {
      saveFile(FILE_NAME, 'application/json', JSON.stringify(data, null, 2));
      toast({ title: m.account_downloaded(), description: FILE_NAME });
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2">{m.account_download_text()}</p>
      {error !== null && (
        <Alert tone="critical" live>
          {accountFailure(error)}
        </Alert>
      )}
      <Button variant="secondary" size="main" className="sm:self-start" disabled={isPending} onClick={() => mutate()}>
        <Download aria-hidden className="size-5" />
        {isPending ? m.account_downloading() : m.account_download()}
      </Button>
    </div>
  );
}
