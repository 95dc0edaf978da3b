import type { KitNumber } from '@first60/content';
import { m } from '../../paraglide/messages.js';
import { Slashed } from '../../ui/slashed.tsx';

const LOOK: Record<KitNumber, { tile: string; name: () => string; contents: () => string }> = {
  1: { tile: 'bg-critical', name: m.medications_kit_1, contents: m.medications_kit_1_contents },
  2: { tile: 'bg-routine', name: m.medications_kit_2, contents: m.medications_kit_2_contents },
  3: { tile: 'bg-inner', name: m.medications_kit_3, contents: m.medications_kit_3_contents },
  4: { tile: 'bg-control', name: m.medications_kit_4, contents: m.medications_kit_4_contents },
  5: { tile: 'bg-urgent', name: m.medications_kit_5, contents: m.medications_kit_5_contents },
  6: { tile: 'bg-urgent', name: m.medications_kit_6, contents: m.medications_kit_6_contents },
};

/** A kit by its number on its colour, its name, what it is for and how much it holds. */
export function KitTitle({ kit, count }: { kit: KitNumber; count: number }) {
  const { tile, name, contents } = LOOK[kit];
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 py-1 max-2xs:gap-2 max-2xs:text-sm">
      <span
        aria-hidden
        className={`figure flex size-11 shrink-0 max-2xs:size-8 items-center justify-center rounded-md text-2xl font-extrabold text-on-priority ${tile}`}
      >
        {kit}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight">{name()}</span>
        <span className="block text-sm font-normal text-ink-2">
          <Slashed text={contents()} />
        </span>
      </span>
      <span className="figure shrink-0 text-base font-semibold text-ink-2">
        <span aria-hidden className="max-2xs:hidden">
          {count}
        </span>
        <span className="sr-only">{m.medications_kit_count({ count })}</span>
      </span>
    </span>
  );
}
