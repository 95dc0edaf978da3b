import { convert, convertible, type Dose, doseOf, type Over, quantity, type RouteLimit } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type ActRule, actStops, everyAct } from '../act-rule.ts';
import { isAbove } from '../figures/dose-at.ts';
import { patientText, valuesFor } from '../figures/patients.ts';
import { firstOfEach, type TriedDose, triedDoses } from '../figures/tried-doses.ts';
import { wayIn } from '../figures/way-in.ts';

/** No dose runs in faster than its route allows. */
export const rateLimit: ActRule = {
  name: 'rate-limit',
  find: (contents) =>
    everyAct(contents, (drug, act) =>
      firstOfEach(
        triedDoses(drug, act).flatMap((tried) => tooFast(tried) ?? []),
        ({ way }) => way,
      ).map(({ sentence }) => actStops(drug, act, sentence)),
    ),
};

function tooFast({ drug, act, patient, route, dose, at }: TriedDose) {
  const most = drug.routeLimits?.find((limit) => isLimited(limit, act.id) && limit.routes.includes(route))?.rate;
  if (most === undefined) return undefined;
  const way = wayIn(route);
  const limit = `${most.amount} ${most.unit}/min may go in ${way}`;
  if (dose.per === undefined && valuesFor(act.over, patient).every((over) => typeof over === 'string')) {
    return { way, sentence: `says no time for its dose, and at most ${limit}: write "over" with a time.` };
  }
  const rate = attempt(() => rateOf(at.most, dose.per, valuesFor(act.over, patient)));
  return rate !== undefined && isAbove(rate, doseOf(most))
    ? {
        way,
        sentence: `gives ${patientText(patient)} ${convertible(rate.unit, most.unit) ? convert(rate, most.unit).value.round(2).toFixed() : ''} ${most.unit}/min, and at most ${limit}: give it over a longer time.`,
      }
    : undefined;
}

const isLimited = ({ rate, rateNotFor = [] }: RouteLimit, act: string): boolean =>
  rate !== undefined && !rateNotFor.includes(act);

/** The fastest amount in one minute. */
function rateOf(dose: Dose, per: 'min' | 'h' | undefined, overs: readonly Over[]): Dose {
  const minutes = per === 'min' ? 1 : per === 'h' ? 60 : Math.min(...overs.flatMap(minutesOf));
  return quantity(dose.value.div(minutes), dose.unit);
}

const minutesOf = (over: Over): readonly number[] =>
  typeof over === 'string' ? [] : [over.unit === 's' ? over.low / 60 : over.low];
