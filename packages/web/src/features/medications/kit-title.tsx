import { type KitNumber, kitNumbered } from '@first60/edition';
import { KIT_COLORS } from '../../edition/kit-chip.tsx';
import { useCover } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { Slashed } from '../../ui/slashed.tsx';

/** A kit's number, name, contents and drug count. */
export function KitTitle({ kit, count }: { kit: KitNumber; count: number }) {
  const { name, contents } = kitNumbered(useCover().kits, kit);
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 py-1 max-2xs:gap-2 max-2xs:text-sm">
      <span
        aria-hidden
        className={`figure flex size-11 shrink-0 max-2xs:size-8 items-center justify-center rounded-md text-2xl font-extrabold text-on-priority ${KIT_COLORS[kit].tile}`}
      >
        {kit}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-tight">{name}</span>
        <span className="block text-sm font-normal text-ink-2">
          <Slashed text={contents} />
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
