import { paths, sentences } from '@first60/contract';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../server/api.ts';
import { Alert } from '../../ui/alert.tsx';

/** Shows why an administrator ended this device's session, in the server's words. Renders nothing otherwise. */
export function EndedNotice() {
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    void whyEnded().then(setReason);
  }, []);
  if (reason === undefined) return null;
  return (
    <Alert tone="amber" live>
      {reason}
    </Alert>
  );
}

/** Only a device that holds the ended session's cookie shows the reason. Everyone else is simply asked to sign in. */
async function whyEnded(): Promise<string | undefined> {
  try {
    await call('GET', paths.currentUser);
    return undefined;
  } catch (error) {
    const isTold = error instanceof ApiError && error.status === 401 && error.sentence !== sentences.signInRequired;
    return isTold ? error.sentence : undefined;
  }
}
