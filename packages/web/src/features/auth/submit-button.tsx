import { Button } from '../../ui/button.tsx';

interface SubmitButtonProps {
  label: string;
  pendingLabel: string;
  isPending: boolean;
}

export function SubmitButton({ label, pendingLabel, isPending }: SubmitButtonProps) {
  return (
    <Button type="submit" size="main" disabled={isPending} className="w-full">
      {isPending ? pendingLabel : label}
    </Button>
  );
}
