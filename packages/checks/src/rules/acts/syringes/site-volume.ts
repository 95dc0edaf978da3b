import { Decimal } from '@first60/clinical';
import { ADULT_MUSCLE_SITE_ML, MUSCLE_SITE, NOSTRIL_ML } from '../../../doses/site-limits.ts';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import type { ActTables } from '../act-tables.ts';
import { rounded } from '../figures/dose-at.ts';
import { drawnAs, mustFor, productOf } from '../figures/drawn.ts';
import { isAdult, patientText } from '../figures/patients.ts';
import { firstOfEach, type TriedDose, triedDoses } from '../figures/tried-doses.ts';

/** Both nostrils. */
const NOSTRILS = 2;

/** A dose into a muscle or the nose is no more than its sites take. */
export const siteVolume: ActRule = {
  name: 'site-volume',
  find: (contents) =>
    everyAct(contents, (drug, act) =>
      firstOfEach(
        triedDoses(drug, act).flatMap((tried) => tooMuch(tried, contents.tables) ?? []),
        ({ route }) => route,
      ).map(({ route, patient, volume, sites, most }) =>
        actStops(
          drug,
          act,
          `puts ${rounded(volume)} mL ${route === 'IN' ? 'into the nose' : 'into a muscle'} of ${patientText(patient)}, and ${sites === 1 ? `one site takes ${most} mL` : `${sites} sites take ${most * sites} mL`}: ${route === 'IN' ? 'say who gets it by this route' : 'split it, or say who gets it by this route'}.`,
        ),
      ),
    ),
};

function tooMuch({ drug, act, patient, route, at }: TriedDose, { routes }: ActTables) {
  if (route !== 'IM' && route !== 'IN') return undefined;
  const product = productOf(drug, act);
  // An injector is given whole, as its label says.
  if (product.form === 'injector') return undefined;
  const volume = drawnAs(product, mustFor(drug, { act, route, patient }), at.most)?.volume.value;
  const sites = route === 'IN' ? NOSTRILS : (act.split ?? 1);
  const most =
    route === 'IN'
      ? (routes.IN?.mlPerNostril ?? NOSTRIL_ML)
      : isAdult(patient)
        ? ADULT_MUSCLE_SITE_ML
        : (MUSCLE_SITE.findLast(({ fromKg }) => patient.kg >= fromKg)?.mostMl ?? 0);
  return volume?.gt(new Decimal(most).times(sites)) ? { route, patient, volume, sites, most } : undefined;
}
