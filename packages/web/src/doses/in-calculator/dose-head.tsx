import { memo } from 'react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { DrugHeading } from '../../edition/drug-heading.tsx';
import { DrugWarning } from '../drug-warning.tsx';
import type { CardRow } from './quick-rows.ts';

/** Memoized: it does not depend on the weight, so a keystroke redraws only the figures. */
export const DoseHead = memo(function DoseHead({ row: { entry, name, drug } }: { row: CardRow }) {
  return (
    <div>
      <DrugHeading level="h4" name={name} />
      <p className="text-ink-2">
        <ClinicalText text={entry.indication} />
      </p>
      <DrugWarning drug={drug} />
    </div>
  );
});
