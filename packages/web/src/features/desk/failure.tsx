import { Alert } from '../../ui/alert.tsx';

/** Why an act failed, said at once and until the next try. */
export const Failure = ({ sentence }: { sentence: string | undefined }) =>
  sentence !== undefined && (
    <Alert tone="critical" live>
      {sentence}
    </Alert>
  );
