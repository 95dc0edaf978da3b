import type { Protocol } from '@first60/edition';
import { Timer } from 'lucide-react';
import { useCard } from '../edition/shown-card.ts';
import { m } from '../paraglide/messages.js';
import { useUserScope } from '../session/use-user-scope.ts';
import { pressClock } from './press-clock.ts';

/** Buttons that each start one of a card's clocks with one tap. Most cards have none. */
export function CardClocks({ protocol }: { protocol: Protocol }) {
  const { clocks = [] } = useCard();
  const { userId } = useUserScope();
  return clocks
    .filter((plan) => plan.protocol === protocol.id)
    .map((plan) => (
      <button
        key={plan.id}
        type="button"
        aria-label={m.clock_start({ clock: plan.title })}
        onClick={() => void pressClock(userId, plan)}
        className="flex min-h-12 shrink-0 items-center gap-1.5 rounded-lg border-2 border-accent-ink bg-surface px-3 font-bold text-accent-ink"
      >
        <Timer aria-hidden className="size-5" />
        {plan.title}
      </button>
    ));
}
