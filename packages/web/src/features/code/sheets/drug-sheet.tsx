import type { CodeEventData, CueDrug } from '@first60/clinical';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { ClinicalText } from '../../../edition/clinical-text.tsx';
import { m } from '../../../paraglide/messages.js';
import { doseDetail, doseFlags, doseText } from '../words/dose-words.ts';
import { ReadBack } from './read-back.tsx';
import { Sheet } from './sheet.tsx';
import { SheetRow } from './sheet-row.tsx';

interface DrugSheetProps {
  /** What is due first, then in the order of the plan. */
  drugs: ReadonlyArray<CueDrug & { readonly isDue: boolean }>;
  onClose: () => void;
  /** A drug was given as the screen says; `checkedBy` where a second person has read it back. */
  onGiven: (drug: CueDrug, checkedBy?: Extract<CodeEventData, { kind: 'drug' }>['checkedBy']) => void;
}

/** Every drug of the plan with what it comes to. One press logs it; the small button shows it large for a second person. */
export function DrugSheet({ drugs, onClose, onGiven }: DrugSheetProps) {
  const [reading, setReading] = useState<string>();
  const read = drugs.find(({ drug }) => drug === reading);
  if (read) return <ReadBack drug={read} onClose={() => setReading(undefined)} onGiven={onGiven} />;
  return (
    <Sheet title={m.code_drugs()} onClose={onClose}>
      {drugs.map((drug) => {
        const isSpent = drug.dose.kind === 'none' && /reached|given/.test(drug.dose.because);
        const detail = [doseDetail(drug.dose), ...doseFlags(drug.dose)].filter((text) => text !== '').join('. ');
        return (
          <div key={drug.drug} className="flex items-stretch gap-2 *:first:flex-1">
            <SheetRow
              title={drug.name}
              dimmed={isSpent}
              detail={
                <>
                  <span className="block font-bold">
                    <ClinicalText text={doseText(drug.dose)} />
                  </span>
                  <span className="block text-sm">
                    <ClinicalText text={detail} />
                  </span>
                </>
              }
              end={drug.isDue ? m.code_due() : undefined}
              onPress={() => onGiven(drug)}
            />
            <button
              type="button"
              aria-label={m.code_read_back_of({ drug: drug.name })}
              onClick={() => setReading(drug.drug)}
              className="flex w-14 shrink-0 flex-col items-center justify-center rounded-lg border-2 border-line text-xs font-semibold"
            >
              <UsersRound aria-hidden className="size-5" />
              {m.code_check_short()}
            </button>
          </div>
        );
      })}
    </Sheet>
  );
}
