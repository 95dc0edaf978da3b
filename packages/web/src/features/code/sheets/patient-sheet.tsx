import type { CodeEventData, WeightBasis } from '@first60/clinical';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { StepperField } from '../../../ui/fields/stepper-field.tsx';
import { planOfWeight, readTypedWeight, stepTypedWeight } from '../code-weight.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { Sheet } from './sheet.tsx';

const BASES: ReadonlyArray<readonly [WeightBasis, () => string]> = [
  ['entered', m.code_basis_entered],
  ['tape', m.code_basis_tape],
  ['age', m.code_basis_age],
];

interface PatientSheetProps {
  /** As decimal text; empty where none is known. */
  weight: string;
  basis: WeightBasis;
  plan: 'adult' | 'child';
  layout: 'als' | 'bls';
  onClose: () => void;
  onLog: (...data: CodeEventData[]) => void;
}

/** The weight, how it is known, and whose arrest it is. Doses follow from now on; what was logged keeps its own. */
export function PatientSheet({ weight, basis, plan, layout, onClose, onLog }: PatientSheetProps) {
  const [text, setText] = useState(weight);
  const [how, setHow] = useState(basis);
  const [whose, setWhose] = useState(plan);
  const reading = readTypedWeight(text);
  const type = (next: string) => {
    setText(next);
    const read = readTypedWeight(next);
    // A child's weight means a child. The crew may still choose the other before it is taken over.
    if (read.kind === 'weight') setWhose(planOfWeight(read.value));
  };
  const use = (event: FormEvent) => {
    event.preventDefault();
    if (reading.kind === 'refused') return;
    const changes: CodeEventData[] = [];
    if (whose !== plan) changes.push({ kind: 'plan', plan: whose, layout });
    if (reading.kind === 'empty') {
      if (weight !== '') changes.push({ kind: 'patient' });
    } else if (reading.value.toFixed() !== weight || how !== basis) {
      changes.push({ kind: 'patient', weight: reading.value.toFixed(), basis: how });
    }
    onLog(...changes);
    onClose();
  };
  return (
    <Sheet title={m.code_patient()} onClose={onClose}>
      <form onSubmit={use} className="flex flex-col gap-3">
        <StepperField
          name="code-weight"
          label={m.calc_weight_label()}
          text={text}
          onText={type}
          onStep={(by) => type(stepTypedWeight(text, by))}
          buttonStep={1}
          keyStep={0.1}
          lessLabel={m.calc_weight_less()}
          moreLabel={m.calc_weight_more()}
          placeholder={m.calc_weight_placeholder()}
          hint={m.code_weight_hint()}
          error={reading.kind === 'refused' ? reading.why : undefined}
        />
        <Button type="submit" size="main" disabled={reading.kind === 'refused'}>
          {reading.kind === 'weight' ? m.code_weight_use({ weight: reading.value.toFixed() }) : m.code_weight_none()}
        </Button>
        <ChoiceGrid
          title={m.code_whose()}
          choices={[
            { value: 'adult', label: m.code_adult(), pressed: whose === 'adult' },
            { value: 'child', label: m.code_child(), pressed: whose === 'child' },
          ]}
          onChoose={setWhose}
        />
        <ChoiceGrid
          title={m.code_basis()}
          choices={BASES.map(([value, label]) => ({ value, label: label(), pressed: how === value }))}
          onChoose={setHow}
        />
      </form>
    </Sheet>
  );
}
