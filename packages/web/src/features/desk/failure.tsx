import { Alert } from '../../ui/alert.tsx';

/** Shows why an action failed, until the next attempt. */
export const Failure = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && (
    <Alert tone="critical" live>
      {sentence}
    </Alert>
  );
