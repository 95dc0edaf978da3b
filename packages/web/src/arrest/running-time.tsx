import { m } from '../paraglide/messages.js';
import { useArrestTime, useFrontArrest } from './log/use-arrest-logs.ts';

/**
 * The running arrest's time, shown on the button that leads to it. Screen readers read it when they reach the button.
 */
export function RunningTime({ user }: { user: string }) {
  const log = useFrontArrest(user);
  return log === undefined ? null : <Time code={log.code} />;
}

function Time({ code }: { code: string }) {
  const minutes = Math.floor(useArrestTime(code) / 60_000);
  return <span className="figure block text-xs font-bold">{m.arrest_running_minutes({ minutes })}</span>;
}
