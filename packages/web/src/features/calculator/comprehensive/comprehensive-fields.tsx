import { COMPREHENSIVE_AGE, COMPREHENSIVE_WEIGHT, digits, readAge } from '@first60/clinical';
import type { KeyboardEvent } from 'react';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { ClearPatient } from '../../../patient/clear-patient.tsx';
import { ReplacedWeight } from '../../../patient/replaced-weight.tsx';
import { setAgeText, setWeightText, type WeightAndAge, zoneOfAge } from '../../../patient/weight-and-age.ts';
import { StepperField } from '../../../ui/fields/stepper-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { chooseZone } from '../entry/choose-zone.ts';
import { steppedText } from '../entry/stepped-text.ts';
import type { ComprehensiveReading } from './use-comprehensive-reading.ts';
import { ZoneChoice } from './zone-choice.tsx';

interface ComprehensiveFieldsProps {
  patient: WeightAndAge;
  reading: ComprehensiveReading;
}

export function ComprehensiveFields({ patient, reading }: ComprehensiveFieldsProps) {
  const { weightText, ageText } = patient;
  const zone = zoneOfAge(useEdition(), ageText);
  const stepAge = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const by = event.key === 'ArrowUp' ? COMPREHENSIVE_AGE.step : -COMPREHENSIVE_AGE.step;
    setAgeText(steppedText(ageText, by, COMPREHENSIVE_AGE));
  };
  return (
    <section aria-label={m.comp_patient()} className="flex flex-col gap-2 rounded-lg bg-surface p-2 lg:p-3 shadow-card">
      <div className="grid items-end gap-x-2 gap-y-1 xs:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <StepperField
          name="weight"
          inRow
          label={m.calc_weight_label()}
          text={weightText}
          onText={setWeightText}
          onStep={(by) => setWeightText(steppedText(weightText, by, COMPREHENSIVE_WEIGHT))}
          buttonStep={1}
          keyStep={COMPREHENSIVE_WEIGHT.step}
          lessLabel={m.calc_weight_less()}
          moreLabel={m.calc_weight_more()}
          placeholder={m.calc_weight_placeholder()}
          hint={weightHint(reading)}
          error={weightError(reading)}
        />
        <TextField
          name="age"
          inRow
          label={m.comp_age_label()}
          value={ageText}
          onValue={setAgeText}
          onKeyDown={stepAge}
          hint={zone === undefined ? ageHint(reading) : m.calc_age_zone_note({ zone: zone.color })}
          error={zone === undefined ? ageError(reading, ageText) : undefined}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          className="figure min-h-14 px-2! font-semibold max-[24.3125rem]:text-sm"
        />
      </div>
      <ReplacedWeight />
      <Fold title={m.zone_from_color()} beside={<ClearPatient />}>
        <ZoneChoice onChoose={chooseZone} />
      </Fold>
    </section>
  );
}

function weightHint({ weight }: ComprehensiveReading): string | undefined {
  const capped = weight.kind === 'weight' && weight.capped;
  return capped ? m.calc_weight_capped({ max: COMPREHENSIVE_WEIGHT.max }) : undefined;
}

function weightError({ weight }: ComprehensiveReading): string | undefined {
  if (weight.kind === 'weight' || weight.because === 'empty') return undefined;
  return weight.because === 'not-above-zero' ? m.comp_weight_zero() : m.comp_weight_none();
}

function ageHint({ age }: ComprehensiveReading): string | undefined {
  const capped = age.kind === 'age' && age.capped;
  return capped ? m.comp_age_capped({ max: COMPREHENSIVE_AGE.max }) : undefined;
}

/** An age in months or weeks counts as missing here. The error message states the age in years. */
function ageError({ age }: ComprehensiveReading, text: string): string | undefined {
  if (age.kind === 'age' || age.because === 'empty') return undefined;
  const read = readAge(text);
  return read.kind === 'age'
    ? m.comp_age_in_years({ text: text.trim(), years: digits(read.age.value) })
    : m.comp_age_none();
}
