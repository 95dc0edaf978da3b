import type { Drug } from '@first60/edition';
import { OctagonAlert } from 'lucide-react';
import { ClinicalText } from '../edition/clinical-text.tsx';

/** The warning shown with every dose of a drug. A drug without a warning has no banner. */
export function DrugWarning({ drug }: { drug: Pick<Drug, 'warning'> | undefined }) {
  if (drug?.warning === undefined) return null;
  return (
    <strong
      data-drug-warning
      className="flex gap-1.5 rounded-md border-2 border-critical bg-critical-soft px-1.5 py-0.5 leading-tight font-bold text-critical-ink"
    >
      <OctagonAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <ClinicalText text={drug.warning.text} />
      </span>
    </strong>
  );
}
