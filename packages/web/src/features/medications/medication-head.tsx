import { OctagonAlert } from 'lucide-react';
import { useContext } from 'react';
import { DrugWarning } from '../../doses/drug-warning.tsx';
import { StrengthBadge } from '../../doses/strength-badge.tsx';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { KitChip } from '../../edition/kit-chip.tsx';
import { m } from '../../paraglide/messages.js';
import { Marked } from '../../search/marks/marked.tsx';
import { MarkedTerm } from '../../search/marks/marked-term.ts';
import { foundIndication } from '../../search/medication-search.ts';
import type { MedicationEntry } from './medication-entry.ts';

interface MedicationHeadProps {
  entry: MedicationEntry;
  withKit?: boolean;
}

/**
 * Name, class, presentation and kit of a medication. Text that contains the search term is marked, and an indication
 * that contains it is also shown.
 */
export function MedicationHead({ entry, withKit = true }: MedicationHeadProps) {
  const { name, brandNames, classification, presentation, kit, drug } = entry;
  const indication = foundIndication(entry, useContext(MarkedTerm));
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-title leading-tight font-bold">
        <Marked text={name} />
      </span>
      {brandNames !== '' && (
        <span className="block text-sm text-ink-2">
          <Marked text={brandNames} />
        </span>
      )}
      <span className="block text-sm">
        <Marked text={classification} />
      </span>
      {indication !== undefined && (
        <span className="block text-sm">
          {m.medications_found_indication()}: <Marked text={indication} />
        </span>
      )}
      <span className="block text-sm font-semibold">
        <ClinicalText text={presentation} />
      </span>
      <DrugWarning drug={drug} />
      <span className="mt-2 flex flex-wrap items-center gap-2 empty:hidden">
        {withKit && <KitChip kit={kit} />}
        {drug !== undefined && <StrengthBadge medication={drug.id} />}
        {drug?.highAlert === true && (
          <span className="inline-flex items-center gap-1 text-sm font-semibold text-critical-ink">
            <OctagonAlert aria-hidden className="size-4" />
            {m.medications_high_alert()}
          </span>
        )}
      </span>
    </span>
  );
}
