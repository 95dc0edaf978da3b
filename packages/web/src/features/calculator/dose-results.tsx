import type { QuickPath } from '@first60/clinical';
import { memo, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CONTROL_CLASS } from '../../ui/field.tsx';
import { DoseCard } from './dose-card.tsx';
import type { QuickRow } from './dose-rule.ts';
import { quickResults } from './quick-results.ts';

type Purpose = QuickRow['entry']['purpose'];

const PURPOSE_NAMES: Record<Purpose, () => string> = {
  arrest: m.calc_purpose_arrest,
  allergy: m.calc_purpose_allergy,
  rhythm: m.calc_purpose_rhythm,
  breathing: m.calc_purpose_breathing,
  airway: m.calc_purpose_airway,
  antidote: m.calc_purpose_antidote,
  metabolic: m.calc_purpose_metabolic,
  symptom: m.calc_purpose_symptom,
};
const PURPOSES = Object.keys(PURPOSE_NAMES) as Purpose[];

/** Every row that has a dose on this path, grouped by what it is for; the rest named in one line. */
export const DoseResults = memo(function DoseResults({ path }: { path: QuickPath }) {
  const [chosen, setChosen] = useState<Purpose | 'all'>('all');
  const { given, waiting } = quickResults(path);
  if (given.length === 0) return null;
  const offered = PURPOSES.filter((purpose) => given.some(({ row }) => row.entry.purpose === purpose));
  // A purpose without a dose on this path would hide every card: then all are shown.
  const purpose = offered.find((each) => each === chosen) ?? 'all';
  const shown = purpose === 'all' ? offered : [purpose];
  return (
    <>
      <PurposeFilter offered={offered} chosen={purpose} onChoose={setChosen} />
      {shown.map((purpose) => {
        const cards = given.filter(({ row }) => row.entry.purpose === purpose);
        return (
          <section key={purpose} aria-label={PURPOSE_NAMES[purpose]()}>
            <h3 className="mb-2 font-bold text-ink-2">{PURPOSE_NAMES[purpose]()}</h3>
            <ul className="grid gap-3 md:grid-cols-2">
              {cards.map(({ row, result }) => (
                <DoseCard key={row.entry.id} row={row} result={result} />
              ))}
            </ul>
          </section>
        );
      })}
      {waiting.length > 0 && purpose === 'all' && (
        <p className="text-ink-2">{m.calc_waiting({ names: waiting.map(rowName).join('; ') })}</p>
      )}
    </>
  );
});

interface PurposeFilterProps {
  offered: readonly Purpose[];
  chosen: Purpose | 'all';
  onChoose: (purpose: Purpose | 'all') => void;
}

function PurposeFilter({ offered, chosen, onChoose }: PurposeFilterProps) {
  return (
    <select
      aria-label={m.calc_filter_label()}
      value={chosen}
      onChange={(event) => onChoose(offered.find((purpose) => purpose === event.target.value) ?? 'all')}
      className={`${CONTROL_CLASS} sm:max-w-80 print:hidden`}
    >
      <option value="all">{m.calc_filter_all()}</option>
      {offered.map((purpose) => (
        <option key={purpose} value={purpose}>
          {PURPOSE_NAMES[purpose]()}
        </option>
      ))}
    </select>
  );
}

const rowName = ({ entry }: QuickRow): string => `${entry.name} (${entry.indication})`;
