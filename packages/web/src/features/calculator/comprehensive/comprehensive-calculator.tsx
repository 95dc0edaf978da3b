import type { CalculatorInputs } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { WeightAlert } from '../../../patient/weight-alert.tsx';
import { usePatientAge, useWeightAndAge } from '../../../patient/weight-and-age.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { Choice } from './choice.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ComprehensiveFields } from './comprehensive-fields.tsx';
import { ComprehensiveNotice } from './comprehensive-notice.tsx';
import { rowKey, useClearOtherInfusions } from './infusion-entry.ts';
import { RecalculateButton } from './recalculate-button.tsx';
import { ResultCard } from './result-card.tsx';
import { useChoice } from './use-choice.ts';
import { type ComprehensiveReading, useComprehensiveReading } from './use-comprehensive-reading.ts';

interface ComprehensiveCalculatorProps {
  /** The screen's path. The address contains medication and indication. */
  path: string;
}

/** The result is computed on every key press, so it never shows outdated values. */
export function ComprehensiveCalculator({ path }: ComprehensiveCalculatorProps) {
  const patient = useWeightAndAge();
  const { choice, chooseDrug, chooseRow } = useChoice(path);
  const row = choice.kind === 'medication' && choice.row !== null ? rowKey(choice.drug, choice.row) : null;
  useClearOtherInfusions(row);
  const reading = useComprehensiveReading(patient.weightText, patient.ageText);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[24rem_1fr] lg:items-start print:block">
      <div className="flex flex-col gap-3 lg:sticky lg:top-[calc(4.5rem+var(--strip))] print:hidden">
        <ChoiceFields choice={choice} onDrug={chooseDrug} onRow={chooseRow} />
        <ComprehensiveFields patient={patient} reading={reading} />
      </div>
      <section aria-label={m.comp_result()} className="flex min-w-0 flex-col gap-3">
        <WeightAlert />
        <ComprehensiveNotice path={reading.path} />
        <Result choice={choice} reading={reading} />
        <RecalculateButton inputs={inputsOf(choice, reading)} />
      </section>
    </div>
  );
}

function Result({ choice, reading }: { choice: Choice; reading: ComprehensiveReading }) {
  // Text that this field rejects may still be an age, for example in months.
  const years = usePatientAge();
  if (choice.kind !== 'medication') return <Alert tone="info">{m.comp_start()}</Alert>;
  if (choice.row === null) return <Alert tone="info">{m.comp_choose_indication()}</Alert>;
  return <ResultCard drug={choice.drug} row={choice.row} path={reading.path} years={years} />;
}

const inputsOf = (choice: Choice, { kilograms, years }: ComprehensiveReading): CalculatorInputs => ({
  weight: kilograms,
  age: years,
  medication: choice.kind === 'medication' ? choice.drug.id : null,
  indication: choice.kind === 'medication' ? (choice.row?.indication ?? null) : null,
});
