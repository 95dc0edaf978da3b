import { ArrowUpRight } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Link } from 'wouter';
import { calculateDoseHref } from '../../../addresses/calculate-dose-href.ts';
import type { CardRow } from '../../../doses/in-calculator/quick-rows.ts';
import { m } from '../../../paraglide/messages.js';
import { CHIP_CLASS, ChipRow } from './chip-row.tsx';

export type Purpose = CardRow['entry']['purpose'];

export const PURPOSE_NAMES: Record<Purpose, () => string> = {
  arrest: m.calc_purpose_arrest,
  allergy: m.calc_purpose_allergy,
  rhythm: m.calc_purpose_rhythm,
  breathing: m.calc_purpose_breathing,
  airway: m.calc_purpose_airway,
  antidote: m.calc_purpose_antidote,
  metabolic: m.calc_purpose_metabolic,
  symptom: m.calc_purpose_symptom,
};
/** In display order. */
export const PURPOSES = Object.keys(PURPOSE_NAMES) as Purpose[];

interface PurposeFilterProps {
  offered: readonly Purpose[];
  chosen: Purpose | 'all';
  onChoose: (purpose: Purpose | 'all') => void;
}

/** Chooses the purpose whose doses are shown. */
export const PurposeFilter = memo(
  function PurposeFilter({ offered, chosen, onChoose }: PurposeFilterProps) {
    const chips = useMemo(
      () => [
        { value: 'all', label: m.calc_filter_all() },
        ...offered.map((purpose) => ({ value: purpose, label: PURPOSE_NAMES[purpose]() })),
      ],
      [offered],
    );
    return (
      <ChipRow
        label={m.calc_filter_label()}
        chips={chips}
        chosen={chosen}
        onChoose={(value) => onChoose(offered.find((purpose) => purpose === value) ?? 'all')}
        wide="flow"
        beside={<SeizureLink />}
      />
    );
  },
  (before, after) =>
    before.chosen === after.chosen &&
    before.onChoose === after.onChoose &&
    before.offered.join() === after.offered.join(),
);

/** The quick rows do not include a seizure drug. This link makes midazolam just as quick to reach. */
function SeizureLink() {
  return (
    <Link
      href={calculateDoseHref('midazolam', 'Seizure, no IV')}
      aria-label={m.calc_seizure_name()}
      className={CHIP_CLASS}
    >
      {m.calc_seizure()}
      <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />
    </Link>
  );
}
