import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { readEnergy } from './read-energy.ts';

interface EnergyFormProps {
  onSave: (joules: number) => void;
  onCancel: () => void;
}

/** The step that the device had at a shock: the joules of a weight are not always one of its steps. */
export function EnergyForm({ onSave, onCancel }: EnergyFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      noValidate
      className="flex flex-col gap-2 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        const joules = readEnergy(text);
        if (joules === undefined) setWrong(true);
        else onSave(joules);
      }}
    >
      <TextField
        name="energy"
        label={m.code_after_energy_field()}
        value={text}
        error={isWrong ? m.code_after_energy_wrong() : undefined}
        inputMode="numeric"
        autoFocus
        className="max-w-40"
        onValue={(value) => {
          setText(value);
          setWrong(false);
        }}
      />
      <div className="flex gap-2">
        <Button type="submit">{m.code_after_energy_save()}</Button>
        <Button variant="secondary" onClick={onCancel}>
          {m.dialog_cancel()}
        </Button>
      </div>
    </form>
  );
}
