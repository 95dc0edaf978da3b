import type { ArrestEventData } from '@first60/clinical';
import { Check, UsersRound } from 'lucide-react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { timeText } from '../../time-text.ts';
import { ActionButton } from '../action-button.tsx';
import { doseDetail, doseFlags, doseOfStrength } from '../words/dose-words.ts';
import type { OfferedDrug } from '../words/offered-drugs.ts';
import { Sheet } from './sheet.tsx';

interface ReadBackProps {
  drug: OfferedDrug;
  onClose: () => void;
  onGiven: (drug: OfferedDrug, checkedBy?: Extract<ArrestEventData, { kind: 'drug' }>['checkedBy']) => void;
}

/**
 * Drug, dose, volume, strength and route, large enough for a second person to read aloud. One of the two buttons
 * records their check.
 */
export function ReadBack({ drug, onClose, onGiven }: ReadBackProps) {
  return (
    <Sheet title={m.arrest_read_back()} onClose={onClose}>
      <div className="flex flex-1 flex-col justify-center gap-1 text-center leading-tight">
        {drug.lastGiven !== undefined && (
          <p className="rounded-lg border-2 border-double border-amber-ink bg-amber-soft py-1 text-xl font-extrabold text-amber-ink max-xs:py-0 max-xs:text-base">
            {m.arrest_last_given({ time: timeText(drug.lastGiven) })}
          </p>
        )}
        <p className="text-2xl font-bold max-xs:text-lg">{drug.name}</p>
        <p className="text-3xl font-extrabold max-xs:text-xl">
          <ClinicalText text={doseOfStrength(drug.dose)} />
        </p>
        <p className="text-xl font-semibold max-xs:text-base">
          <ClinicalText text={doseDetail(drug.dose, drug.route)} />
        </p>
        {doseFlags(drug.dose, drug.series).map((flag) => (
          <p key={flag} className="font-semibold">
            {flag}
          </p>
        ))}
        {drug.newborn.map((line) => (
          <p key={line} className="font-bold">
            <ClinicalText text={line} />
          </p>
        ))}
        {drug.words && (
          <p>
            <ClinicalText text={`${drug.words.indication}. ${drug.words.conditions}`} />
          </p>
        )}
      </div>
      <div className="sticky -bottom-2 -mx-2 -mb-2 grid shrink-0 grid-cols-2 gap-2 bg-surface p-2">
        <ActionButton
          label={m.arrest_read_back_right()}
          Icon={UsersRound}
          tone="main"
          onPress={() => onGiven(drug, 'second-person')}
        />
        <ActionButton label={m.arrest_given()} Icon={Check} onPress={() => onGiven(drug)} />
      </div>
    </Sheet>
  );
}
