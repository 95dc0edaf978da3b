import { useOnline } from '../../server/connection.ts';
import { Alert } from '../../ui/alert.tsx';

interface FormAlertProps {
  /** The error from the last attempt. */
  error: string | undefined;
  /** False if a toast already announces the same message. */
  announced?: boolean;
  /** Shown before any attempt while there is no connection. */
  offline: string;
}

/**
 * Shows messages about the form as a whole. They are below the button, so that the button does not move away from a
 * quick second tap when the next attempt clears the message.
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
