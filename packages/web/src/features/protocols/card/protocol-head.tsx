import type { Protocol } from '@first60/edition';
import type { ReactNode } from 'react';
import { afterFrame } from '../../../device/after-frame.ts';
import { PriorityBadge } from '../../../edition/priority-badge.tsx';
import { useCard } from '../../../edition/shown-card.ts';
import { usePart } from '../../../offline/use-part.ts';
import { Slashed } from '../../../ui/slashed.tsx';
import { categoryTitle, ProtocolBadges } from './protocol-meta.tsx';

/** For elements that cover the whole head: the heading, and the button in it. */
export const HEAD_AREA = 'col-span-full row-span-full grid grid-cols-subgrid grid-rows-subgrid';

/** For a button that covers the whole head, up to its edges. */
export const HEAD_BUTTON = `${HEAD_AREA} -mx-3 -my-2 rounded-xl px-3 py-2 text-start`;

/** Loads the icons of all cards. Cards do not wait for them, and a phone does not show them. */
async function loadProtocolIcon() {
  await afterFrame();
  return (await import('./protocol-icons.ts')).ProtocolIcon;
}

interface ProtocolHeadProps {
  protocol: Protocol;
  /** Element id of the facts, used as the description of a button. */
  factsId: string;
  /** An icon showing that the head opens something. */
  mark?: ReactNode;
  /** An action in addition to that of the head itself. */
  action?: ReactNode;
  /** The reason why the card is among the search results. */
  reason?: ReactNode;
  /** True for the shorter head above a card that is being read, because the card's content matters more. */
  low?: boolean;
  /** True to keep it to one row on a phone: the title and its priority alone. */
  oneRow?: boolean;
  /** The title in its heading or button, which covers the `HEAD_AREA`. */
  children: ReactNode;
}

/**
 * Title, priority, category, age group. All of it is one press target. A screen reader reads the title as the button's
 * name and the rest as its description.
 */
export function ProtocolHead({
  protocol,
  factsId,
  mark,
  action,
  reason,
  low = false,
  oneRow = false,
  children,
}: ProtocolHeadProps) {
  const edition = useCard();
  const Icon = usePart(true, loadProtocolIcon);
  return (
    <div
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto_auto] grid-rows-[auto_auto] content-center items-center px-3 ${low ? 'py-1 sm:py-2' : 'py-2'} ${oneRow ? 'min-h-12 max-sm:grid-rows-[auto_0] sm:min-h-16' : 'min-h-16'}`}
    >
      {children}
      <span className="pointer-events-none col-start-1 row-span-full me-3 size-7 text-ink-2 max-sm:hidden">
        {Icon && <Icon name={protocol.icon} />}
      </span>
      <div
        id={factsId}
        className={`@container pointer-events-none col-start-2 row-start-2 flex flex-wrap items-center ${low ? 'gap-x-1 gap-y-0.5' : 'mt-1 gap-x-2 gap-y-1'} ${oneRow ? 'max-sm:[container-type:normal] max-sm:col-start-3 max-sm:row-span-full max-sm:row-start-1 max-sm:[&>:not(:first-child)]:sr-only' : 'col-end-4'}`}
      >
        <PriorityBadge priority={protocol.priority} />
        <ProtocolBadges protocol={protocol} />
        {/* On its own line if there is no room next to the badges, so that all cards in a list have the same
            layout. */}
        <div
          className={`flex flex-wrap gap-x-2 text-ink-2 ${low ? 'text-sm max-sm:text-xs' : 'text-sm @max-md:basis-full'}`}
        >
          <p>
            <Slashed text={categoryTitle(edition, protocol)} />
          </p>
          {reason}
        </div>
      </div>
      <div className="pointer-events-none col-start-4 row-span-full ms-1 flex items-center sm:ms-3">
        {action}
        {mark}
      </div>
    </div>
  );
}

export function HeadTitle({ children }: { children: ReactNode }) {
  return <span className="col-start-2 row-start-1 self-center text-title leading-tight font-bold">{children}</span>;
}
