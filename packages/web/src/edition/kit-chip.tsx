import { BriefcaseMedical } from 'lucide-react';
import { m } from '../paraglide/messages.js';

type KitNumber = 1 | 2 | 3 | 4 | 5 | 6;

const LOOK: Record<KitNumber, { edge: string; word: () => string }> = {
  1: { edge: 'border-critical', word: m.kit_1 },
  2: { edge: 'border-routine', word: m.kit_2 },
  3: { edge: 'border-inner', word: m.kit_inner },
  4: { edge: 'border-control', word: m.kit_control },
  5: { edge: 'border-urgent', word: m.kit_external },
  6: { edge: 'border-urgent', word: m.kit_external },
};

/** The name of a kit, for where there is no room for its chip. */
export const kitWord = (kit: KitNumber): string => LOOK[kit].word();

/** Where the drug is: the kit's colour as an edge, its name as the word. */
export function KitChip({ kit }: { kit: KitNumber }) {
  const { edge, word } = LOOK[kit];
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-md border border-s-8 bg-surface px-2 py-0.5 text-sm font-semibold ${edge}`}
    >
      <BriefcaseMedical aria-hidden className="size-4" />
      {word()}
    </span>
  );
}
