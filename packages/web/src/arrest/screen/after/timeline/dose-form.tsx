import type { Decimal, DoseEntry } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { readDose } from './read-dose.ts';

interface DoseFormProps {
  entry: DoseEntry;
  onSave: (value: Decimal) => void;
  onCancel: () => void;
}

/** Corrects what was actually given: part of the dose, another volume, or the rate of an infusion. */
export function DoseForm({ entry, onSave, onCancel }: DoseFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const save = () => {
    const read = readDose(text, entry);
    if (read.value === undefined) setError(read.why);
    else onSave(read.value);
  };
  return (
    <CorrectionForm save={m.arrest_after_dose_save()} onSave={save} onCancel={onCancel}>
      <TextField
        name="dose"
        label={m.arrest_after_dose_field({ unit: entry.unit })}
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
    </CorrectionForm>
  );
}
