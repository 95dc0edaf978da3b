import { Field } from '@base-ui/react/field';
import { QUICK_WEIGHT, stepQuickWeight } from '@first60/clinical';
import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS, FieldFrame } from '../../ui/field.tsx';
import type { QuickPatient } from './quick-patient-state.ts';

const BUTTON_STEP_KG = 1;
const MAX_CHARACTERS = 8;

/** Kilograms as text, so that what was typed stays exactly what was typed. Arrow keys step by 0.1 kg. */
export function WeightField({ patient }: { patient: QuickPatient }) {
  const { weight } = patient;
  const step = (by: number) => {
    const next = stepQuickWeight(weight.kind === 'weight' ? weight.weight : null, by);
    if (next !== null) patient.setWeightText(next.value.toFixed());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? QUICK_WEIGHT.step : -QUICK_WEIGHT.step);
  };
  return (
    <FieldFrame name="weight" label={m.calc_weight_label()} hint={hintFor(patient)} error={errorFor(patient)}>
      <div className="flex gap-2">
        <StepButton label={m.calc_weight_less()} onPress={() => step(-BUTTON_STEP_KG)}>
          <Minus aria-hidden className="size-6" />
        </StepButton>
        <Field.Control
          value={patient.weightText}
          onValueChange={patient.setWeightText}
          onKeyDown={onKeyDown}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={MAX_CHARACTERS}
          placeholder={m.calc_weight_placeholder()}
          className={`${CONTROL_CLASS} figure min-h-14 min-w-0 flex-1 text-center text-2xl font-bold placeholder:text-base placeholder:font-normal`}
        />
        <StepButton label={m.calc_weight_more()} onPress={() => step(BUTTON_STEP_KG)}>
          <Plus aria-hidden className="size-6" />
        </StepButton>
      </div>
    </FieldFrame>
  );
}

function hintFor({ weight }: QuickPatient): string | undefined {
  return weight.kind === 'weight' && weight.capped ? m.calc_weight_capped({ max: QUICK_WEIGHT.max }) : undefined;
}

function errorFor({ weight }: QuickPatient): string | undefined {
  if (weight.kind === 'too-light') return m.calc_weight_too_light({ min: QUICK_WEIGHT.min });
  if (weight.kind === 'not-a-number') return m.calc_weight_not_a_number();
  return undefined;
}

function StepButton({ label, onPress, children }: { label: string; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="flex size-14 shrink-0 items-center justify-center rounded-lg border border-line bg-surface"
    >
      {children}
    </button>
  );
}
