import { type CodeEventData, readDecimal, type VitalName } from '@first60/clinical';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VITAL_UNITS, VITAL_WORDS } from '../words/event-words.ts';
import { Sheet } from './sheet.tsx';

/** The least and the most that a monitor shows of each: a slip of the thumb is told from a value. */
const RANGES: Readonly<Record<VitalName, readonly [least: number, most: number]>> = {
  'heart-rate': [0, 400],
  systolic: [0, 350],
  diastolic: [0, 250],
  spo2: [0, 100],
  etco2: [0, 150],
  glucose: [0, 1500],
  temperature: [10, 45],
};
const VITALS = Object.keys(RANGES) as VitalName[]; // the keys of the table above

interface VitalsSheetProps {
  onClose: () => void;
  onLog: (data: CodeEventData) => void;
}

/** What was measured, each logged by itself as it comes. */
export function VitalsSheet({ onClose, onLog }: VitalsSheetProps) {
  return (
    <Sheet title={m.code_vitals()} onClose={onClose}>
      {VITALS.map((vital) => (
        <VitalField key={vital} vital={vital} onLog={(value) => onLog({ kind: 'vital', vital, value })} />
      ))}
    </Sheet>
  );
}

function VitalField({ vital, onLog }: { vital: VitalName; onLog: (value: string) => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [least, most] = RANGES[vital];
  const log = (event: FormEvent) => {
    event.preventDefault();
    const value = readDecimal(text);
    if (value === null || value.lt(least) || value.gt(most)) return setError(m.code_vital_range({ least, most }));
    setText('');
    setError(undefined);
    onLog(value.toFixed());
  };
  return (
    <form onSubmit={log} className="flex shrink-0 items-start gap-2">
      <div className="flex-1">
        <TextField
          name={vital}
          label={m.code_vital_label({ vital: VITAL_WORDS[vital](), unit: VITAL_UNITS[vital] })}
          value={text}
          onValue={setText}
          error={error}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className="figure text-xl font-bold"
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-7.5">
        {m.code_log_it()}
      </Button>
    </form>
  );
}
