import { QUICK_AGE_CHIPS, QUICK_WEIGHT_CHIPS, type WeightReading } from '@first60/clinical';
import { useMemo } from 'react';
import { m } from '../../../paraglide/messages.js';
import { AgeField } from '../../../patient/age-field.tsx';
import { ClearPatient } from '../../../patient/clear-patient.tsx';
import { ReplacedWeight } from '../../../patient/replaced-weight.tsx';
import { setAgeText, setWeightText, type WeightAndAge } from '../../../patient/weight-and-age.ts';
import { WeightField } from '../../../patient/weight-field.tsx';

import { ChipRow } from './chip-row.tsx';

const ADULT_CHIP = '18';

interface PatientFieldsProps extends WeightAndAge {
  weight: WeightReading;
}

export function PatientFields({ weightText, ageText, weight }: PatientFieldsProps) {
  const weights = useMemo(weightChips, []);
  const ages = useMemo(ageChips, []);
  return (
    <section
      aria-label={m.calc_patient()}
      className="flex flex-col gap-2 rounded-lg bg-surface p-2 shadow-card lg:p-3 print:hidden"
    >
      <div className="grid items-end gap-x-2 gap-y-1 xs:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <WeightField text={weightText} weight={weight} />
        <AgeField text={ageText} />
      </div>
      <ReplacedWeight />
      <ChipRow
        label={m.calc_weight_chips()}
        chips={weights}
        chosen={chosenOf(weights, weightText)}
        onChoose={setWeightText}
        wide="columns"
      />
      <div className="flex gap-2 lg:flex-col lg:items-stretch">
        <ChipRow
          label={m.calc_age_chips()}
          chips={ages}
          chosen={chosenOf(ages, ageText)}
          onChoose={setAgeText}
          wide="columns"
        />
        <ClearPatient words />
      </div>
    </section>
  );
}

const weightChips = () =>
  QUICK_WEIGHT_CHIPS.map(String).map((weight) => ({ value: weight, label: m.calc_weight_chip({ weight }) }));

const ageChips = () =>
  QUICK_AGE_CHIPS.map(String).map((age) => ({
    value: age,
    label: age === ADULT_CHIP ? m.calc_age_chip_adult() : m.calc_age_chip({ age }),
  }));

/** The text if it matches a chip, else '', so that other text does not re-render the chips. */
const chosenOf = (chips: ReturnType<typeof weightChips>, text: string): string =>
  chips.some(({ value }) => value === text) ? text : '';
