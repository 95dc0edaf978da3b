import { type ArrestEventData, isBlank, readDecimal, type VitalName } from '@first60/clinical';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VITAL_UNITS, VITAL_WORDS } from '../words/event-words.ts';
import { ofMmol, readVital } from '../words/vital-range.ts';
import { Sheet } from './sheet.tsx';

/** Values that are measured together. A blood pressure is logged with one press. */
const ROWS: ReadonlyArray<readonly VitalName[]> = [
  ['heart-rate'],
  ['systolic', 'diastolic'],
  ['spo2'],
  ['etco2'],
  ['glucose'],
  ['temperature'],
];
const ALL = ROWS.flat();

type Texts = Readonly<Partial<Record<VitalName, string>>>;

/** Like `readVital`, but a glucose that may be in mmol/L has no value until the unit is confirmed. */
function readTyped(vital: VitalName, text: string): ReturnType<typeof readVital> {
  const read = readVital(vital, text);
  const mgdl = read.value === undefined ? undefined : ofMmol(vital, read.value);
  return mgdl === undefined ? read : { why: m.arrest_vital_mmol({ value: read.value ?? text, mgdl }) };
}

interface VitalsSheetProps {
  onClose: () => void;
  /** Logs values that were measured together. */
  onLog: (...data: ArrestEventData[]) => void;
}

/**
 * The vital signs. A value is logged when its row loses focus, when Log is pressed, and when the list closes, so that
 * typed text is never lost. A value that no monitor can show causes an error and keeps the list open. So does a glucose
 * that may be in mmol/L, until one of two values is pressed.
 */
export function VitalsSheet({ onClose, onLog }: VitalsSheetProps) {
  const [texts, setTexts] = useState<Texts>({});
  const [errors, setErrors] = useState<Texts>({});
  const [logged, setLogged] = useState<Texts>({});
  // Leaving a row and closing the list can both happen before the next render.
  const typed = useRef<Texts>({});
  const show = (next: Texts) => {
    typed.current = next;
    setTexts(next);
  };
  /** @returns true if all values could be logged */
  const log = (vitals: readonly VitalName[]): boolean => {
    const read = vitals.flatMap((vital) => {
      const text = typed.current[vital] ?? '';
      return isBlank(text) ? [] : [{ vital, ...readTyped(vital, text) }];
    });
    const values = read.flatMap(({ vital, value }) =>
      value === undefined ? [] : [{ kind: 'vital', vital, value } as const],
    );
    const wrong = read.flatMap((one) => (one.value === undefined ? [[one.vital, one.why] as const] : []));
    const cleared = Object.fromEntries(values.map(({ vital }) => [vital, '']));
    show({ ...typed.current, ...cleared });
    setLogged((known) => ({ ...known, ...Object.fromEntries(values.map(({ vital, value }) => [vital, value])) }));
    setErrors((known) => {
      const others = Object.entries(known).filter(([vital]) => !vitals.some((one) => one === vital));
      return Object.fromEntries([...others, ...wrong]);
    });
    if (values.length > 0) onLog(...values);
    return wrong.length === 0;
  };
  const logAll = useEffectEvent(() => void log(ALL));
  // Another list may replace this one.
  useEffect(() => () => logAll(), []);
  const value = texts.glucose ?? '';
  const mgdl = errors.glucose === undefined ? undefined : ofMmol('glucose', value);
  const logGlucose = (one: string) => {
    show({ ...typed.current, glucose: '' });
    setErrors(({ glucose: _, ...others }) => others);
    setLogged((known) => ({ ...known, glucose: one }));
    onLog({ kind: 'vital', vital: 'glucose', value: one });
  };
  return (
    <Sheet title={m.arrest_vitals()} onClose={() => log(ALL) && onClose()}>
      <form
        noValidate
        className="flex flex-col gap-2"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          log(ALL);
        }}
      >
        {ROWS.map((vitals) => (
          <div key={vitals[0]} className="flex flex-wrap items-start gap-2">
            {vitals.map((vital) => (
              <div key={vital} className="min-w-0 flex-1">
                <TextField
                  name={vital}
                  label={m.arrest_vital_label({ vital: VITAL_WORDS[vital](), unit: VITAL_UNITS[vital] })}
                  value={texts[vital] ?? ''}
                  onValue={(text) => show({ ...typed.current, [vital]: text })}
                  onBlur={({ relatedTarget: next }) => {
                    const isSameRow = next instanceof HTMLInputElement && vitals.some((one) => one === next.name);
                    if (!isSameRow) log(vitals);
                  }}
                  error={errors[vital]}
                  hint={logged[vital] === undefined ? undefined : m.arrest_vital_logged({ value: logged[vital] })}
                  inputMode="decimal"
                  autoComplete="off"
                  enterKeyHint="done"
                  className="figure text-xl font-bold"
                />
              </div>
            ))}
            <Button type="submit" variant="secondary" className="mt-7.5 shrink-0">
              {m.arrest_log_it()}
            </Button>
            {vitals[0] === 'glucose' && mgdl !== undefined && (
              <div className="grid w-full grid-cols-2 gap-2">
                {[readDecimal(value)?.toFixed() ?? value, mgdl].map((one) => (
                  <Button key={one} variant="secondary" size="main" onClick={() => logGlucose(one)}>
                    {m.arrest_vital_value({ value: one, unit: VITAL_UNITS.glucose })}
                  </Button>
                ))}
              </div>
            )}
          </div>
        ))}
      </form>
    </Sheet>
  );
}
