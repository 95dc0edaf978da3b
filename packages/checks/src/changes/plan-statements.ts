import { PLAN_TIMES, timeText } from '../plan-times.ts';
import { type Statements, statementsOf } from './readable.ts';

/** The statements of plans and of running clocks, with their times as cards say them. */
export const planStatements = (plans: unknown): Statements => statementsOf(withTimes(plans, ''));

function withTimes(node: unknown, key: string): unknown {
  if (typeof node === 'number') return PLAN_TIMES.has(key) ? timeText(node) : node;
  if (Array.isArray(node)) return node.map((entry) => withTimes(entry, ''));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(Object.entries(node).map(([name, inner]) => [name, withTimes(inner, name)]));
}
