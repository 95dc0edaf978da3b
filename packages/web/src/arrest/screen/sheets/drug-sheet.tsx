import type { ArrestEventData, DoseStep } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { asksWeight, VOLUME_NOT_KNOWN } from '../words/dose-words.ts';
import type { OfferedDrug } from '../words/offered-drugs.ts';
import { saidAfterRosc } from '../words/step-words.ts';
import { DrugRow } from './drug-row.tsx';
import { ReadBack } from './read-back.tsx';
import { Sheet } from './sheet.tsx';
import { StepsSheet } from './steps-sheet.tsx';

interface DrugSheetProps {
  /** Due drugs first, then the others in this phase's order. */
  drugs: readonly OfferedDrug[];
  /** True when a pulse is back. */
  isRosc: boolean;
  /** The steps of a drug that runs in steps; undefined for a drug whose whole dose is given. */
  runsOf: (drug: string) => { readonly steps: readonly DoseStep[]; readonly afterRosc: string | undefined } | undefined;
  onClose: () => void;
  onWeigh: () => void;
  /** Called when a drug was given as shown; `checkedBy` is set if a second person has read it back. */
  onGiven: (drug: OfferedDrug, checkedBy?: Extract<ArrestEventData, { kind: 'drug' }>['checkedBy']) => void;
}

/**
 * All drugs of the plan with their doses. One press logs a drug, or opens the question of how much of it ran. The small
 * button shows the drug large for a second person.
 */
export function DrugSheet({ drugs, isRosc, runsOf, onClose, onWeigh, onGiven }: DrugSheetProps) {
  const [open, setOpen] = useState<{ readonly drug: string; readonly isReadBack: boolean }>();
  const saidOf = ({ drug, dose }: OfferedDrug): string | undefined => {
    const runs = isRosc ? runsOf(drug) : undefined;
    return runs && saidAfterRosc(runs.afterRosc, dose, runs.steps);
  };
  const shown = drugs.find(({ drug }) => drug === open?.drug);
  if (open && shown) {
    const close = () => setOpen(undefined);
    const runs = runsOf(shown.drug);
    if (runs === undefined) return <ReadBack drug={shown} onClose={close} onGiven={onGiven} />;
    return (
      <StepsSheet
        drug={shown}
        steps={runs.steps}
        said={saidOf(shown)}
        isReadBack={open.isReadBack}
        onClose={close}
        onGiven={onGiven}
      />
    );
  }
  // An early dose is shown with the time of the last one before it is logged.
  const press = (drug: OfferedDrug) => {
    if (drug.lastGiven === undefined && runsOf(drug.drug) === undefined) onGiven(drug);
    else setOpen({ drug: drug.drug, isReadBack: false });
  };
  const row = (drug: OfferedDrug) => (
    <DrugRow
      key={drug.drug}
      drug={drug}
      said={saidOf(drug)}
      onPress={asksWeight(drug.dose) ? onWeigh : () => press(drug)}
      onGiven={() => (runsOf(drug.drug) ? onGiven({ ...drug, dose: VOLUME_NOT_KNOWN }) : press(drug))}
      onRead={() => setOpen({ drug: drug.drug, isReadBack: true })}
    />
  );
  const others = drugs.filter(({ isOther }) => isOther);
  return (
    <Sheet title={m.arrest_drugs()} onClose={onClose}>
      {drugs.filter(({ isOther }) => !isOther).map(row)}
      {others.length > 0 && (
        <>
          <h3 className="shrink-0 pt-2 text-lg font-bold">{isRosc ? m.arrest_arrest_only() : m.arrest_rosc_only()}</h3>
          {others.map(row)}
        </>
      )}
    </Sheet>
  );
}
