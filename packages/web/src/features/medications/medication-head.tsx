import { OctagonAlert } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { KitChip } from '../../ui/kit-chip.tsx';
import { StrengthBadge } from '../../ui/strength-badge.tsx';
import type { MedicationEntry } from './medication-entry.ts';

/** What a medication is and where it lies, before anything is opened. */
export function MedicationHead({ entry, withKit = true }: { entry: MedicationEntry; withKit?: boolean }) {
  const { name, brandNames, classification, presentation, kit, drug } = entry;
  return (
    <span className="min-w-0 flex-1">
      <span className="block text-lg leading-tight font-bold">{name}</span>
      {brandNames !== '' && <span className="block text-sm text-ink-2">{brandNames}</span>}
      <span className="block text-sm">{classification}</span>
      <span className="block text-sm font-semibold">{presentation}</span>
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
