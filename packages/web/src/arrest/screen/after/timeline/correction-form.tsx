import type { ReactNode } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Button } from '../../../../ui/button.tsx';

interface CorrectionFormProps {
  save: string;
  onSave: () => void;
  onCancel: () => void;
  /** The field. */
  children: ReactNode;
}

/** A form below a log line that corrects one of the line's values. */
export function CorrectionForm({ save, onSave, onCancel, children }: CorrectionFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className="flex gap-2">
        <Button type="submit">{save}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
