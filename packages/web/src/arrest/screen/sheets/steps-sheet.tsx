import type { DoseStep, ReadBackBy } from '@first60/clinical';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { ActionButton } from '../action-button.tsx';
import { doseDetail, doseFlags, doseText, VOLUME_NOT_KNOWN } from '../words/dose-words.ts';
import type { OfferedDrug } from '../words/offered-drugs.ts';
import { stepDetail, stepText } from '../words/step-words.ts';
import { Sheet } from './sheet.tsx';

interface StepsSheetProps {
  drug: OfferedDrug;
  steps: readonly DoseStep[];
  /** The card's text that replaces the dose when a pulse is back. */
  said: string | undefined;
  /** True when a second person reads it back. */
  isReadBack: boolean;
  onClose: () => void;
  onGiven: (drug: OfferedDrug, checkedBy?: ReadBackBy) => void;
}

/** Asks how much of a fluid ran. That amount is logged instead of the whole dose. */
export function StepsSheet({ drug, steps, said, isReadBack, onClose, onGiven }: StepsSheetProps) {
  const { name, dose, route, words } = drug;
  const give = (given: OfferedDrug['dose']) =>
    onGiven({ ...drug, dose: given }, isReadBack ? 'second-person' : undefined);
  return (
    <Sheet title={isReadBack ? m.arrest_read_back() : m.arrest_ran({ drug: name })} onClose={onClose}>
      <div className="text-center leading-tight">
        {isReadBack && <p className="text-2xl font-bold max-xs:text-lg">{name}</p>}
        <p className="text-xl font-extrabold max-xs:text-base">
          <ClinicalText text={said ?? doseText(dose)} />
        </p>
        <p className="font-semibold">
          <ClinicalText text={[doseDetail(dose, route), ...doseFlags(dose)].filter((text) => text !== '').join('. ')} />
        </p>
        {drug.newborn.map((line) => (
          <p key={line} className="font-bold">
            <ClinicalText text={line} />
          </p>
        ))}
        {words && (
          <p className="text-sm">
            <ClinicalText text={words.conditions} />
          </p>
        )}
        {isReadBack && <p className="pt-1 font-semibold">{m.arrest_ran_check()}</p>}
      </div>
      <div className="grid shrink-0 grid-cols-2 gap-2">
        {steps.map((step) => (
          <ActionButton
            key={stepText(step)}
            label={stepText(step)}
            detail={stepDetail(step) || undefined}
            onPress={() => give(step.dose)}
          />
        ))}
        <ActionButton label={m.arrest_volume_not_known()} onPress={() => give(VOLUME_NOT_KNOWN)} />
      </div>
    </Sheet>
  );
}
