import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { CorrectionForm } from './correction-form.tsx';
import { TimeField, timeOfText, typedTime } from './time-field.tsx';

interface TimeFormProps {
  /** Milliseconds of arrest time. */
  t: number;
  /** The end of the log. A line cannot be later. */
  latest: number;
  onSave: (t: number) => void;
  onCancel: () => void;
}

/** Corrects the time of a line. The log also keeps the old time. */
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
