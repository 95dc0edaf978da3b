import { findZone } from '@first60/clinical';
import { useContents } from '../edition/live-edition.ts';
import { m } from '../paraglide/messages.js';
import { typedAge } from './age-words.ts';
import { useCardPatient } from './card-patient.ts';
import { ClearPatient } from './clear-patient.tsx';
import { usePatientText } from './patient.ts';
import { whoWords } from './who-words.ts';

const ANY_CARD = {};

/** The patient whom the next card will speak to, where a crew chooses that card. Nothing while none is known. */
export function PatientStrip() {
  const patient = useCardPatient(ANY_CARD);
  const { zones } = useContents();
  const age = usePatientText('age');
  const { weight, group } = patient;
  const zone = weight === null || group === 'adult' ? undefined : findZone(weight, zones);
  if (weight === null && age === '' && group === undefined) return null;
  const facts = [
    ...(weight === null ? [] : [m.patient_idle_weight({ weight: weight.value.toFixed() })]),
    ...(age === '' ? [] : [m.patient_idle_age({ age: typedAge(age) })]),
    ...(zone?.kind === 'inside' ? [m.zone_inside({ color: zone.zone.color })] : []),
  ];
  return (
    <section
      aria-label={m.patient_strip()}
      className="flex items-center justify-between gap-2 rounded-lg border border-line-soft bg-surface ps-3 print:hidden"
    >
      <p className="figure min-w-0 py-1 leading-tight">
        <b className="font-extrabold uppercase">{whoWords(patient)}</b> {facts.join(' · ')}
      </p>
      <ClearPatient />
    </section>
  );
}
