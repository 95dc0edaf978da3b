import { useState } from 'react';
import { joinedFigures } from '../../../edition/figure-parts.ts';
import { m } from '../../../paraglide/messages.js';
import { usePatientText } from '../../../patient/patient.ts';
import { Button } from '../../../ui/button.tsx';
import type { Age } from './age.ts';
import { patientAge } from './patient-age.ts';

interface PatientAgeNoticeProps {
  age: Age;
  /** Identifies what is on the screen. */
  place: string;
  onShow: (age: Age) => void;
}

/**
 * Shows that the entered patient does not match the age toggle, with a button to switch. It appears only with a new
 * screen or after a press on the toggle. If it appeared while a weight is being typed on a card, it would push the
 * field down, and the card already states whose doses it shows.
 */
export function PatientAgeNotice({ age, place, onShow }: PatientAgeNoticeProps) {
  const patient = patientAge(usePatientText('weight'), usePatientText('age'));
  const differs = patient !== undefined && patient.age !== age;
  const at = `${place} ${age}`;
  const [arrival, setArrival] = useState({ at, differs });
  if (arrival.at !== at) setArrival({ at, differs });
  if (!differs || !arrival.differs) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg border-2 border-amber bg-amber-soft py-1 ps-3 pe-1 font-semibold text-amber-ink max-sm:text-sm">
      <p>{joinedFigures(patient.sentence)}</p>
      <Button variant="secondary" className="shrink-0 px-3! max-sm:text-sm!" onClick={() => onShow(patient.age)}>
        {patient.age === 'adult' ? m.protocols_show_adult() : m.protocols_show_pediatric()}
      </Button>
    </div>
  );
}
