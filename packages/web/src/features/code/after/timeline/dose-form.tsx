import type { Decimal, DoseEntry } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { readDose } from './read-dose.ts';

interface DoseFormProps {
  entry: DoseEntry;
  onSave: (value: Decimal) => void;
  onCancel: () => void;
}

/** What was given in truth: a part of the dose, another volume, the rate of an infusion. */
export function DoseForm({ entry, onSave, onCancel }: DoseFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="flex flex-col gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readDose(text, entry);
        if (read.value === undefined) setError(read.why);
        else onSave(read.value);
      }}
    >
      <TextField
        name="dose"
        label={m.code_after_dose_field({ unit: entry.unit })}
        value={text}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        className="max-w-40"
        onValue={(value) => {
          setText(value);
          setError(undefined);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit">{m.code_after_dose_save()}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
