import { QUICK_WEIGHT, stepQuickWeight, type WeightReading } from '@first60/clinical';
import { m } from '../paraglide/messages.js';
import { StepperField } from '../ui/fields/stepper-field.tsx';
import { setWeightText } from './weight-and-age.ts';

const BUTTON_STEP_KG = 1;

interface WeightFieldProps {
  text: string;
  weight: WeightReading;
}

export function WeightField({ text, weight }: WeightFieldProps) {
  const step = (by: number) => {
    const next = stepQuickWeight(weight.kind === 'weight' ? weight.weight : null, by);
    if (next !== null) setWeightText(next.value.toFixed());
  };
  return (
    <StepperField
      name="weight"
      label={m.calc_weight_label()}
      inRow
      text={text}
      onText={setWeightText}
      onStep={step}
      buttonStep={BUTTON_STEP_KG}
      keyStep={QUICK_WEIGHT.step}
      lessLabel={m.calc_weight_less()}
      moreLabel={m.calc_weight_more()}
      placeholder={m.calc_weight_placeholder()}
      hint={hintFor(weight)}
      error={weightError(weight)}
    />
  );
}

function hintFor(weight: WeightReading): string | undefined {
  return weight.kind === 'weight' && weight.capped ? m.calc_weight_capped({ max: QUICK_WEIGHT.max }) : undefined;
}

/** Why a typed weight cannot be used. */
export function weightError(weight: WeightReading): string | undefined {
  if (weight.kind === 'too-light') return m.calc_weight_too_light({ min: QUICK_WEIGHT.min });
  if (weight.kind === 'not-a-number') return m.calc_weight_not_a_number();
  return undefined;
}
