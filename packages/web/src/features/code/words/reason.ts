import { m } from '../../../paraglide/messages.js';
import type { Running } from '../use-running.ts';

/** Why the line of what is due says nothing of it: the code has ended, there is no plan, or the agency wants no cues. */
export function reasonOf({ plan, state }: Pick<Running, 'plan' | 'state'>): string | undefined {
  if (state.phase === 'ended') return m.code_ended();
  if (plan === undefined) return m.code_no_plan();
  return plan.cues ? undefined : m.code_cues_of_agency();
}
