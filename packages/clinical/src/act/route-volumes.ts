import { Decimal } from '../decimal.ts';
import type { Route } from '../medication-line/line-dose.ts';
import { type Ml, ml } from '../units.ts';
import type { Act, ByWho } from './act.ts';
import type { Given } from './given.ts';
import { type BranchPatient, fitOf } from './who.ts';

/** The most that goes in at one site or into one nostril, in mL, by patient. */
interface RouteVolume {
  readonly mlPerSite?: ByWho<number>;
  readonly mlPerNostril?: ByWho<number>;
}
export type RouteVolumes = Readonly<Partial<Record<Route, RouteVolume>>>;

const NOSTRILS = 2;
const ROUND_UP = 3;

/** The routes of an act for this patient, the first choice first; those that may be for the patient when none surely is. */
export function routesFor(act: Act, patient: BranchPatient): readonly Route[] {
  const fits = act.routes.map(({ route, who }) => ({ route, fit: fitOf(who ?? {}, patient) }));
  const least = fits.some(({ fit }) => fit === 'yes') ? 'yes' : 'unsure';
  return fits.filter(({ fit }) => fit === least).map(({ route }) => route);
}

/**
 * In how many parts a volume goes in by each route, and the routes that it is too much for. A volume for the nose always
 * goes into both nostrils, which is all there is; elsewhere a volume takes as many sites as it needs, unless the act says
 * how many. Nothing is cut.
 */
export function routesTaking(
  volume: Ml | undefined,
  routes: readonly Route[],
  { split }: Act,
  table: RouteVolumes,
  patient: BranchPatient,
): Pick<Given, 'routes' | 'tooMuchFor'> {
  const each = routes.map((route) => {
    const perNostril = mostFor(table[route]?.mlPerNostril, patient);
    const perSite = mostFor(table[route]?.mlPerSite, patient);
    const most = perNostril && ml(perNostril.times(NOSTRILS));
    const sites = volume && perSite ? sitesFor(volume, perSite) : 1;
    const isTooMuch = most !== undefined && volume?.value.gt(most.value) === true;
    return { route, parts: perNostril ? NOSTRILS : (split ?? sites), most, isTooMuch };
  });
  return {
    routes: each.filter(({ isTooMuch }) => !isTooMuch).map(({ route, parts }) => ({ route, parts })),
    tooMuchFor: each.flatMap(({ route, most, isTooMuch }) => (isTooMuch && most ? [{ route, most }] : [])),
  };
}

const sitesFor = ({ value }: Ml, perSite: Decimal): number => value.div(perSite).round(0, ROUND_UP).toNumber();

/** The most for this patient; the least of what may count where that is not known. */
function mostFor(limits: ByWho<number> | undefined, patient: BranchPatient): Decimal | undefined {
  const fits = (limits ?? []).map(({ who, is }) => ({ is, fit: fitOf(who ?? {}, patient) }));
  const sure = fits.find(({ fit }) => fit === 'yes');
  const possible = sure ? [sure.is] : fits.filter(({ fit }) => fit === 'unsure').map(({ is }) => is);
  return possible.length === 0 ? undefined : new Decimal(Math.min(...possible));
}
