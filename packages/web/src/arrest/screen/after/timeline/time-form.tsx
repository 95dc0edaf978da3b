import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { CorrectionForm } from './correction-form.tsx';
import { TimeField, timeOfText, typedTime } from './time-field.tsx';

interface TimeFormProps {
  /** Milliseconds of arrest time. */
  t: number;
  /** No line is later than the end of the log. */
  latest: number;
  onSave: (t: number) => void;
  onCancel: () => void;
}

/** The time of a line, typed anew. The log keeps the old one beside it. */
export function TimeForm({ t, latest, onSave, onCancel }: TimeFormProps) {
  const [text, setText] = useState(typedTime(t));
  const [error, setError] = useState<string>();
  const save = () => {
    const time = timeOfText(text, latest);
    if (time.t === undefined) setError(time.why);
    else onSave(time.t);
  };
  return (
    <CorrectionForm save={m.arrest_after_amend_save()} onSave={save} onCancel={onCancel}>
      <TimeField
        text={text}
        error={error}
        autoFocus
        onText={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
    </CorrectionForm>
  );
}
