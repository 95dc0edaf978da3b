import { type KitNumber, kitNumbered } from '@first60/edition';
import { BriefcaseMedical } from 'lucide-react';
import { useCover } from './live-edition.ts';

/** Each kit's color, as an edge and as a tile. */
export const KIT_COLORS: Readonly<Record<KitNumber, { readonly edge: string; readonly tile: string }>> = {
  1: { edge: 'border-critical', tile: 'bg-critical' },
  2: { edge: 'border-routine', tile: 'bg-routine' },
  3: { edge: 'border-inner', tile: 'bg-inner' },
  4: { edge: 'border-control', tile: 'bg-control' },
  5: { edge: 'border-urgent', tile: 'bg-urgent' },
  6: { edge: 'border-urgent', tile: 'bg-urgent' },
};

/** Shows where the drug is: the kit's color as an edge and its short name as the label. */
export const KitChip = ({ kit }: { kit: KitNumber }) => (
  <span
    className={`inline-flex items-center gap-1.5 rounded-md border border-s-8 bg-surface px-2 py-0.5 text-sm font-semibold ${KIT_COLORS[kit].edge}`}
  >
    <BriefcaseMedical aria-hidden className="size-4" />
    {kitNumbered(useCover().kits, kit).short}
  </span>
);
