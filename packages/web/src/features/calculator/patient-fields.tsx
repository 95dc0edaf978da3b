import { QUICK_AGE_CHIPS, QUICK_WEIGHT_CHIPS } from '@first60/clinical';
import { UserRoundX } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { AgeField } from './age-field.tsx';
import { ChipRow } from './chip-row.tsx';
import { PatientTypes } from './patient-types.tsx';
import type { QuickPatient } from './quick-patient-state.ts';
import { WeightField } from './weight-field.tsx';

const ADULT_CHIP = '18';

export function PatientFields({ patient }: { patient: QuickPatient }) {
  const nothingTyped = patient.weightText === '' && patient.ageText === '';
  return (
    <section aria-label={m.calc_patient()} className="flex flex-col gap-3 rounded-lg bg-surface p-3 shadow-card">
      <WeightField patient={patient} />
      <ChipRow
        label={m.calc_weight_chips()}
        chips={QUICK_WEIGHT_CHIPS.map((weight) => ({
          value: String(weight),
          label: m.calc_weight_chip({ weight: String(weight) }),
        }))}
        chosen={patient.weightText}
        onChoose={patient.setWeightText}
      />
      <AgeField patient={patient} />
      <ChipRow
        label={m.calc_age_chips()}
        chips={QUICK_AGE_CHIPS.map(String).map((age) => ({
          value: age,
          label: age === ADULT_CHIP ? m.calc_age_chip_adult() : m.calc_age_chip({ age }),
        }))}
        chosen={patient.ageText}
        onChoose={patient.setAgeText}
      />
      <div className="flex items-center justify-between gap-2">
        <PatientTypes weight={patient.weight} />
        <button
          type="button"
          disabled={nothingTyped}
          onClick={patient.clear}
          aria-label={m.calc_clear_patient()}
          title={m.calc_clear_patient()}
          className="flex size-12 shrink-0 items-center justify-center rounded-lg border border-line disabled:opacity-50"
        >
          <UserRoundX aria-hidden className="size-5" />
        </button>
      </div>
    </section>
  );
}
