import { type ArrestEventData, isNewbornWeight, type WeightBasis } from '@first60/clinical';
import { type FormEvent, useState } from 'react';
import { useEdition } from '../../../edition/live-edition.ts';
import { m } from '../../../paraglide/messages.js';
import { usePatientText } from '../../../patient/patient.ts';
import { WeightAlertOf } from '../../../patient/weight-alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { StepperField } from '../../../ui/fields/stepper-field.tsx';
import { isJump, planOfWeight, planQuestion, readTypedWeight, stepTypedWeight } from '../arrest-weight.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { Sheet } from './sheet.tsx';
import { WeightJump } from './weight-jump.tsx';

const BASES: ReadonlyArray<readonly [WeightBasis, () => string]> = [
  ['entered', m.arrest_basis_entered],
  ['tape', m.arrest_basis_tape],
  ['age', m.arrest_basis_age],
];

const QUESTIONS = { 'light-adult': m.arrest_ask_light_adult, 'heavy-child': m.arrest_ask_heavy_child } as const;
const USE_AS = { adult: m.arrest_weight_use_adult, child: m.arrest_weight_use_child } as const;
const CHILD_FIRST = ['child', 'adult'] as const;
const ADULT_FIRST = ['adult', 'child'] as const;

interface PatientSheetProps {
  /** As decimal text. Empty if unknown. */
  weight: string;
  /** A weight entered before the arrest that nobody has confirmed for this patient. */
  left: string | undefined;
  basis: WeightBasis;
  plan: 'adult' | 'child';
  /** Whether the crew chose newly born or older. */
  newborn: boolean | undefined;
  layout: 'als' | 'bls';
  onClose: () => void;
  onLog: (...data: ArrestEventData[]) => void;
}

/**
 * The weight, how it is known, and whose arrest it is. Later doses use the new weight; logged doses keep theirs. A
 * weight that is typical of the other plan changes nothing by itself. Two buttons then offer the two plans, and Enter
 * presses neither of them. For a child who may be newly born, one press accepts the weight and confirms newly born or
 * older.
 */
export function PatientSheet({ weight, left, basis, plan, newborn, layout, onClose, onLog }: PatientSheetProps) {
  const [text, setText] = useState(left ?? weight);
  const [how, setHow] = useState(basis);
  const [whose, setWhose] = useState(plan);
  const [isEntered, setEntered] = useState(false);
  const ageText = usePatientText('age');
  const reading = readTypedWeight(text, whose);
  const question = planQuestion(reading.kind === 'weight' ? reading.value : undefined, whose);
  const jumps = question === undefined && reading.kind === 'weight' && isJump(reading.value, weight);
  const { codes } = useEdition();
  const small = whose === 'child' ? codes?.child?.newborn?.belowKg : undefined;
  const mayBeNewborn =
    codes?.child !== undefined && reading.kind === 'weight' && isNewbornWeight(codes.child, reading.value.toFixed());
  const use = (as: 'adult' | 'child', ...more: ArrestEventData[]) => {
    if (reading.kind === 'refused') return;
    const changes: ArrestEventData[] = [];
    if (as !== plan) changes.push({ kind: 'plan', plan: as, layout });
    if (reading.kind === 'empty') {
      if (weight !== '' || left !== undefined) changes.push({ kind: 'patient' });
    } else if (reading.value.toFixed() !== weight || how !== basis) {
      changes.push({ kind: 'patient', weight: reading.value.toFixed(), basis: how });
    }
    onLog(...changes, ...more);
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (question === undefined && !jumps) use(whose);
    else setEntered(true);
  };
  return (
    <Sheet title={m.arrest_patient()} onClose={onClose}>
      <form onSubmit={onSubmit} className="flex flex-col gap-3">
        {left !== undefined && (
          <p className="font-bold text-amber-ink">{m.arrest_weight_from_before({ weight: left })}</p>
        )}
        <StepperField
          name="code-weight"
          replaces
          label={m.calc_weight_label()}
          text={text}
          onText={(next) => {
            setText(next);
            setEntered(false);
          }}
          onStep={(by) => setText(stepTypedWeight(text, by, whose))}
          buttonStep={1}
          keyStep={0.1}
          lessLabel={m.calc_weight_less()}
          moreLabel={m.calc_weight_more()}
          placeholder={m.calc_weight_placeholder()}
          hint={m.arrest_weight_hint()}
          error={reading.kind === 'refused' ? reading.why : undefined}
        />
        <WeightAlertOf weightText={text} ageText={ageText} />
        {question !== undefined && reading.kind === 'weight' ? (
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-2 text-lg leading-tight font-bold">
              {QUESTIONS[question]({ weight: reading.value.toFixed() })}
            </legend>
            {isEntered && (
              <p role="alert" className="font-bold text-critical-ink">
                {m.arrest_weight_choose()}
              </p>
            )}
            <div className="grid grid-cols-2 gap-2">
              {/* The plan that fits the weight comes first. */}
              {(planOfWeight(reading.value) === 'child' ? CHILD_FIRST : ADULT_FIRST).map((as) => (
                <Button key={as} variant="secondary" size="main" onClick={() => use(as)}>
                  {USE_AS[as]({ weight: reading.value.toFixed() })}
                </Button>
              ))}
            </div>
          </fieldset>
        ) : jumps ? (
          <WeightJump
            weight={reading.value.toFixed()}
            before={weight}
            isEntered={isEntered}
            onUse={() => use(whose)}
            onKeep={() => setText(weight)}
          />
        ) : (
          <Button type="submit" size="main" disabled={reading.kind === 'refused'}>
            {reading.kind === 'weight'
              ? m.arrest_weight_use({ weight: reading.value.toFixed() })
              : m.arrest_weight_none()}
          </Button>
        )}
        {small !== undefined && mayBeNewborn && question === undefined && !jumps && (
          <ChoiceGrid
            title={m.arrest_newborn_title({ below: small })}
            choices={[
              { value: 'newborn', label: m.arrest_newborn(), pressed: newborn === true },
              { value: 'older', label: m.arrest_newborn_older(), pressed: newborn === false },
            ]}
            onChoose={(said) =>
              use(whose, { kind: 'circumstance', circumstance: 'newborn', holds: said === 'newborn' })
            }
          />
        )}
        <ChoiceGrid
          title={m.arrest_whose()}
          choices={[
            { value: 'adult', label: m.arrest_adult(), pressed: whose === 'adult' },
            { value: 'child', label: m.arrest_child(), pressed: whose === 'child' },
          ]}
          onChoose={setWhose}
        />
        <ChoiceGrid
          title={m.arrest_basis()}
          choices={BASES.map(([value, label]) => ({ value, label: label(), pressed: how === value }))}
          onChoose={setHow}
        />
      </form>
    </Sheet>
  );
}
