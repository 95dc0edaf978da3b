import type { RunningClock } from '@first60/clinical';
import { Link } from 'wouter';
import { protocolHref } from '../addresses/protocol-href.ts';
import { useLogsWithClocks } from '../arrest/log/use-arrest-logs.ts';
import { timeText } from '../arrest/time-text.ts';
import { recentTimeText } from '../device/moment-text.ts';
import { m } from '../paraglide/messages.js';
import { useUserScope } from '../session/use-user-scope.ts';
import { Button } from '../ui/button.tsx';
import { BeganField } from './began-field.tsx';
import { setBegan, setBeganAtPress } from './clock-presses.ts';
import { isNotSet } from './clock-words.ts';
import { MomentList } from './moment-list.tsx';
import { openClock } from './opened-clock.ts';

/** A clock: how long it has been running, when it began, and its messages. */
export function OneClock({ clock, onAgain }: { clock: RunningClock; onAgain: () => void }) {
  const { userId } = useUserScope();
  const { plan, elapsed, code, id } = clock;
  const log = useLogsWithClocks(userId).find((one) => one.code === code);
  const isTimed = plan?.anchor === 'time';
  const began = Date.now() - elapsed;
  return (
    <>
      {log?.keptIn === 'memory' && <p className="font-bold text-critical-ink">{m.clock_not_kept()}</p>}
      <p className="flex flex-wrap items-baseline gap-x-3">
        {isNotSet(clock) ? (
          <>
            <span className="text-4xl font-extrabold text-critical-ink">{m.clock_not_set()}</span>
            <span>{m.clock_pressed({ time: timeText(elapsed) })}</span>
          </>
        ) : (
          <>
            <span className="figure text-4xl font-extrabold">{timeText(elapsed)}</span>
            <span>{m.clock_began({ time: recentTimeText(began, Date.now()) })}</span>
          </>
        )}
      </p>
      {isNotSet(clock) && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="font-bold">{m.clock_from_press()}</p>
          <Button variant="secondary" onClick={() => setBeganAtPress(clock)}>
            {m.clock_began_at_press()}
          </Button>
        </div>
      )}
      <BeganField
        byTime={isTimed}
        onBegan={(ago) =>
          setBegan(
            clock,
            log?.events.find((event) => event.id === id),
            ago,
          )
        }
      />
      {plan && <MomentList plan={plan} elapsed={isNotSet(clock) ? undefined : elapsed} />}
      <div className="flex flex-wrap gap-2">
        {plan && !plan.several && (
          <Button variant="secondary" onClick={onAgain}>
            {plan.again ? m.clock_given_again() : m.clock_again()}
          </Button>
        )}
        {plan && (
          <Link
            href={protocolHref(plan.protocol)}
            onClick={() => openClock(undefined)}
            className="flex min-h-12 items-center font-semibold text-accent-ink underline underline-offset-4"
          >
            {m.clock_card()}
          </Link>
        )}
      </div>
    </>
  );
}
