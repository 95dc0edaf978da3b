import { type CardPatient, findZone, readQuickWeight } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { useId } from 'react';
import { useContents } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { ageError } from '../../../patient/age-field.tsx';
import { ageEcho } from '../../../patient/age-words.ts';
import { ClearPatient } from '../../../patient/clear-patient.tsx';
import { setAgeText, setWeightText, useWeightAndAge, zoneOfAge } from '../../../patient/weight-and-age.ts';
import { weightError } from '../../../patient/weight-field.tsx';
import { whoWords } from '../../../patient/who-words.ts';
import { CONTROL_CLASS } from '../../../ui/fields/field.tsx';

interface PatientBarProps {
  protocol: Protocol;
  patient: CardPatient;
}

/**
 * Whom the card speaks to, in one row that stays in sight: weight, age, and who that makes the patient. The fields stay
 * open to a change, because a wrong weight is the likeliest error.
 */
export function PatientBar({ protocol, patient }: PatientBarProps) {
  const { weightText, ageText } = useWeightAndAge();
  const contents = useContents();
  const reading = readQuickWeight(weightText);
  const zone = zoneOfAge(contents, ageText);
  return (
    <section
      aria-label={m.patient_bar({ title: protocol.title })}
      className="grid grid-cols-[5.5rem_5.25rem_minmax(0,1fr)_auto] max-[22rem]:grid-cols-[4.5rem_4.25rem_minmax(0,1fr)_auto] items-center gap-x-2 px-3 pb-1.5 max-[22rem]:gap-x-1 print:hidden"
    >
      <Field
        name="weight"
        label={m.calc_weight_label()}
        text={weightText}
        onText={setWeightText}
        unit={m.calc_weight_placeholder()}
        inputMode="decimal"
        hint={
          reading.kind === 'weight' && reading.capped
            ? m.calc_weight_capped({ max: reading.weight.value.toFixed() })
            : undefined
        }
        error={weightError(reading)}
      />
      <Field
        name="age"
        label={m.patient_age()}
        text={ageText}
        onText={setAgeText}
        placeholder={m.calc_age_placeholder()}
        hint={zone === undefined ? ageEcho(ageText) : m.calc_age_zone_note({ zone: zone.color })}
        error={zone === undefined ? ageError(ageText) : undefined}
      />
      <p role="status" className="min-w-0 leading-tight">
        <b className={`block ${patient.group === undefined ? '' : 'font-extrabold uppercase'}`}>{whoWords(patient)}</b>
        <Zone patient={patient} isForBoth={protocol.ageGroup === undefined || protocol.ageGroup === 'both'} />
      </p>
      <ClearPatient />
    </section>
  );
}

interface FieldProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string) => void;
  placeholder?: string;
  /** Stands inside the field, behind the text. */
  unit?: string;
  inputMode?: 'decimal';
  hint: string | undefined;
  error: string | undefined;
}

/** A field with its label inside, so that the row is one line high. Its hint or error takes the line below the row. */
function Field({ name, label, text, onText, placeholder, unit, inputMode, hint, error }: FieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <>
      <span className="relative min-w-0">
        <input
          id={id}
          name={name}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          value={text}
          onChange={(event) => onText(event.target.value)}
          placeholder={placeholder ?? unit}
          inputMode={inputMode}
          autoComplete="off"
          enterKeyHint="done"
          className={`${CONTROL_CLASS} figure px-2! text-lg font-bold placeholder:text-sm placeholder:font-normal ${unit !== undefined && text !== '' ? 'pe-8!' : ''}`}
        />
        {unit !== undefined && text !== '' && (
          <span aria-hidden className="pointer-events-none absolute inset-y-0 end-2 flex items-center text-ink-2">
            {unit}
          </span>
        )}
      </span>
      {note !== undefined && (
        <p
          id={`${id}-note`}
          className={`order-last col-span-full text-sm ${error === undefined ? 'text-ink-2' : 'font-semibold text-critical-ink'}`}
        >
          {note}
        </p>
      )}
    </>
  );
}

/** The color zone of the weight guards against a slip of the finger: 16 kg is white, 160 kg is none. */
function Zone({ patient: { weight, group, contradicts }, isForBoth }: { patient: CardPatient; isForBoth: boolean }) {
  const { zones } = useContents();
  const match = weight === null || group === 'adult' ? undefined : findZone(weight, zones);
  const text =
    match?.kind === 'inside'
      ? m.zone_inside({ color: match.zone.color })
      : isForBoth && group === undefined && contradicts === undefined
        ? m.patient_both_shown()
        : undefined;
  return text === undefined ? null : <span className="block text-xs text-ink-2 max-[22rem]:hidden">{text}</span>;
}
