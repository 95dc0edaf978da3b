import { useState } from 'react';
import { timeText } from '../../../code/time-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { after } from './hand-over-text.ts';
import { readTime } from './read-time.ts';

interface TimeFormProps {
  /** Milliseconds of code time. */
  t: number;
  /** No line is later than the end of the log. */
  latest: number;
  onSave: (t: number) => void;
  onCancel: () => void;
}

/** The time of a line, typed anew. The log keeps the old one beside it. */
export function TimeForm({ t, latest, onSave, onCancel }: TimeFormProps) {
  const [text, setText] = useState(t < 0 ? `-${timeText(-t)}` : timeText(t));
  const [error, setError] = useState<string>();
  const save = () => {
    const time = readTime(text);
    if (time === undefined) return setError(m.code_after_amend_wrong());
    // A second that has begun is shown as the one before.
    if (time > latest) return setError(m.code_after_amend_late({ time: after(latest) }));
    onSave(time);
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        name="time"
        label={m.code_after_amend_field()}
        value={text}
        error={error}
        autoFocus
        className="max-w-40"
        onValue={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit">{m.code_after_amend_save()}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
