import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { readEnergy } from './read-energy.ts';

interface EnergyFormProps {
  onSave: (joules: number) => void;
  onCancel: () => void;
}

/** Corrects a shock's energy to one of the device's steps, because the calculated joules do not always match a step. */
export function EnergyForm({ onSave, onCancel }: EnergyFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const save = () => {
    const joules = readEnergy(text);
    if (joules === undefined) setWrong(true);
    else onSave(joules);
  };
  return (
    <CorrectionForm save={m.arrest_after_energy_save()} onSave={save} onCancel={onCancel}>
      <TextField
        name="energy"
        label={m.arrest_after_energy_field()}
        value={text}
        error={isWrong ? m.arrest_after_energy_wrong() : undefined}
        inputMode="numeric"
        autoFocus
        className="max-w-40"
        onValue={(value) => {
          setText(value);
          setWrong(false);
        }}
      />
    </CorrectionForm>
  );
}
