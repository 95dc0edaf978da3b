import { QUICK_AGE_CHIPS, QUICK_WEIGHT_CHIPS } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { AgeField } from './age-field.tsx';
import { ChipRow } from './chip-row.tsx';
import { ClearPatient } from './clear-patient.tsx';
import type { Patient } from './patient-state.ts';
import { PatientTypes } from './patient-types.tsx';
import type { QuickReading } from './use-quick-reading.ts';
import { WeightField } from './weight-field.tsx';

const ADULT_CHIP = '18';

export function PatientFields({ patient, reading }: { patient: Patient; reading: QuickReading }) {
  return (
    <section
      aria-label={m.calc_patient()}
      className="flex flex-col gap-3 rounded-lg bg-surface p-3 shadow-card print:hidden"
    >
      <WeightField patient={patient} weight={reading.weight} aside={<PatientTypes weight={reading.weight} />} />
      <ChipRow
        label={m.calc_weight_chips()}
        chips={QUICK_WEIGHT_CHIPS.map((weight) => ({
          value: String(weight),
          label: m.calc_weight_chip({ weight: String(weight) }),
        }))}
        chosen={patient.weightText}
        onChoose={patient.setWeightText}
      />
      <div className="flex flex-wrap items-start justify-end gap-2">
        <div className="min-w-0 flex-1 basis-56">
          <AgeField patient={patient} age={reading.age} />
        </div>
        <ClearPatient patient={patient} />
      </div>
      <ChipRow
        label={m.calc_age_chips()}
        chips={QUICK_AGE_CHIPS.map(String).map((age) => ({
          value: age,
          label: age === ADULT_CHIP ? m.calc_age_chip_adult() : m.calc_age_chip({ age }),
        }))}
        chosen={patient.ageText}
        onChoose={patient.setAgeText}
      />
    </section>
  );
}
