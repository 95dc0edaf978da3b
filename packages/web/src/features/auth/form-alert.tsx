import { useOnline } from '../../server/connection.ts';
import { Alert } from '../../ui/alert.tsx';

interface FormAlertProps {
  /** What went wrong with the last attempt. */
  error: string | undefined;
  /** False where a toast already speaks the same sentence. */
  announced?: boolean;
  /** Said ahead of any attempt while there is no connection. */
  offline: string;
}

/**
 * The one place of a form for what concerns it as a whole: below its button, which must not move away from under the
 * second tap of a hurried thumb when the next attempt clears it.
 */
export function FormAlert({ error, announced = true, offline }: FormAlertProps) {
  const online = useOnline();
  if (error !== undefined) {
    return (
      <Alert tone="critical" live={announced}>
        {error}
      </Alert>
    );
  }
  return online ? null : <Alert tone="info">{offline}</Alert>;
}
