import type { CodeEventData } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { asksWeight } from '../words/dose-words.ts';
import type { OfferedDrug } from '../words/offered-drugs.ts';
import { DrugRow } from './drug-row.tsx';
import { ReadBack } from './read-back.tsx';
import { Sheet } from './sheet.tsx';

interface DrugSheetProps {
  /** What is due first, then in the order of this phase. */
  drugs: readonly OfferedDrug[];
  /** A pulse is back. */
  isRosc: boolean;
  onClose: () => void;
  onWeigh: () => void;
  /** A drug was given as the screen says; `checkedBy` where a second person has read it back. */
  onGiven: (drug: OfferedDrug, checkedBy?: Extract<CodeEventData, { kind: 'drug' }>['checkedBy']) => void;
}

/** Every drug of the plan with what it comes to. One press logs it; the small button shows it large for a second person. */
export function DrugSheet({ drugs, isRosc, onClose, onWeigh, onGiven }: DrugSheetProps) {
  const [reading, setReading] = useState<string>();
  const read = drugs.find(({ drug }) => drug === reading);
  if (read) return <ReadBack drug={read} onClose={() => setReading(undefined)} onGiven={onGiven} />;
  // A dose before its time is shown first, with the time of the last one.
  const give = (drug: OfferedDrug) => (drug.lastGiven === undefined ? onGiven(drug) : setReading(drug.drug));
  const row = (drug: OfferedDrug) => (
    <DrugRow
      key={drug.drug}
      drug={drug}
      onPress={asksWeight(drug.dose) ? onWeigh : () => give(drug)}
      onGiven={() => give(drug)}
      onRead={() => setReading(drug.drug)}
    />
  );
  const others = drugs.filter(({ isOther }) => isOther);
  return (
    <Sheet title={m.code_drugs()} onClose={onClose}>
      {drugs.filter(({ isOther }) => !isOther).map(row)}
      {others.length > 0 && (
        <>
          <h3 className="shrink-0 pt-2 text-lg font-bold">{isRosc ? m.code_arrest_only() : m.code_rosc_only()}</h3>
          {others.map(row)}
        </>
      )}
    </Sheet>
  );
}
