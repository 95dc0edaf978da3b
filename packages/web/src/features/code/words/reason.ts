import { m } from '../../../paraglide/messages.js';
import type { Running } from '../use-running.ts';

/** Why the line of what is due says nothing of it: the code has ended, there is no plan, or the crew or the agency wants no cues. */
export function reasonOf({
  plan,
  state,
  isCuesOff,
}: Pick<Running, 'plan' | 'state' | 'isCuesOff'>): string | undefined {
  if (state.phase === 'ended') return m.code_ended();
  if (plan === undefined) return m.code_no_plan();
  if (isCuesOff) return m.code_cues_off();
  return plan.cues ? undefined : m.code_cues_of_agency();
}
