import { m } from '../../../paraglide/messages.js';
import type { Running } from '../use-running.ts';

/**
 * Why the line that shows what is due is empty: the arrest has ended, there is no plan, or the crew or the agency does
 * not use cues.
 */
export function reasonOf({
  plan,
  state,
  isCuesOff,
}: Pick<Running, 'plan' | 'state' | 'isCuesOff'>): string | undefined {
  if (state.phase === 'ended') return m.arrest_ended();
  if (plan === undefined) return m.arrest_no_plan();
  if (isCuesOff) return m.arrest_cues_off();
  return plan.cues ? undefined : m.arrest_cues_of_agency();
}
