import { type Concentration, type DrugActs, type Figure, perMl, type Route } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { isAbove } from './dose-at.ts';

/** The greatest strength that may go in by a route. */
export const strongestBy = ({ routeLimits = [] }: DrugActs, route: Route): Figure | undefined =>
  routeLimits.find(({ routes, strength }) => strength !== undefined && routes.includes(route))?.strength;

/** True when a strength is above the greatest that may go in by a route. */
export function isTooStrong(drug: DrugActs, route: Route, { perMl: strength }: Concentration): boolean {
  const most = strongestBy(drug, route);
  return most !== undefined && attempt(() => isAbove(strength, perMl(most).perMl)) === true;
}
