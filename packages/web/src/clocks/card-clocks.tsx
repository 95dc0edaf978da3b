import type { ClockPlan } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { Timer } from 'lucide-react';
import { useCard } from '../edition/shown-card.ts';
import { m } from '../paraglide/messages.js';
import { useUserScope } from '../session/use-user-scope.ts';
import { pressClock } from './press-clock.ts';

/**
 * Buttons that each start one of a card's clocks with one tap. Most cards have none. A line may have the button itself. A
 * clock that a dose starts keeps its button here, because another crew may have given the dose.
 */
export function CardClocks({ protocol }: { protocol: Protocol }) {
  const { clocks = [] } = useCard();
  const inLines = new Set(
    protocol.first60Seconds.flatMap(({ parts }) => (parts?.gives === undefined ? (parts?.clock ?? []) : [])),
  );
  return clocks
    .filter(({ id, protocol: card }) => card === protocol.id && !inLines.has(id))
    .map((plan) => <ClockButton key={plan.id} plan={plan} />);
}

/** Starts a clock from the line that says so. Nothing in an edition without that clock. */
export function StartClock({ id }: { id: string }) {
  const plan = useCard().clocks?.find((one) => one.id === id);
  return plan === undefined ? null : (
    <span className="ms-2 inline-block align-middle print:hidden">
      <ClockButton plan={plan} />
    </span>
  );
}

function ClockButton({ plan }: { plan: ClockPlan }) {
  const { userId } = useUserScope();
  return (
    <button
      type="button"
      aria-label={m.clock_start({ clock: plan.title })}
      onClick={() => void pressClock(userId, plan)}
      className="flex min-h-12 shrink-0 items-center gap-1.5 rounded-lg border-2 border-accent-ink bg-surface px-3 font-bold text-accent-ink"
    >
      <Timer aria-hidden className="size-5" />
      {plan.title}
    </button>
  );
}
