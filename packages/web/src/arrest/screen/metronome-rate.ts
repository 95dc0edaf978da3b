import type { ArrestPlan } from '@first60/clinical';
import { useSessionText } from '../../session/session-state.ts';

/** Compressions a minute that this crew chose of the plan's, or the plan's own. Undefined without a plan. */
export function useMetronomeRate(
  plan: ArrestPlan | undefined,
): readonly [number | undefined, (perMin: number) => void] {
  const [chosen, choose] = useSessionText('code.rate');
  const rate = plan?.compressions.choices.find((choice) => String(choice) === chosen) ?? plan?.compressions.perMin;
  return [rate, (perMin) => choose(String(perMin))];
}
