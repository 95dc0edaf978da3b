import {
  type Act,
  type DrugActs,
  doseOf,
  type Figure,
  percentFrom,
  YOUNGS_AGES,
  years,
  youngsDose,
  zoneOfAge,
} from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import type { Found } from '../../../rule.ts';
import { type ActContents, type ActRule, actAsks, actStops } from '../act-rule.ts';
import { doseAt, doseText, figuresOf, isAbove } from '../figures/dose-at.ts';
import { entriesFor } from '../figures/patients.ts';

/** After a drug of these classes, a child who got too little is awake and cannot breathe. */
const LETHAL = ['paralytic', 'induction-agent'];
const MOST_PERCENT = 30;
const AGES = Array.from({ length: YOUNGS_AGES.to - YOUNGS_AGES.from + 1 }, (_, at) => YOUNGS_AGES.from + at);

/**
 * A dose that Young's rule estimates from the age can be compared with the act's own dose at the average weight of the
 * color zone of the age. Whoever signs the edition has seen the estimates that are far from it.
 */
export const estimateNear: ActRule = {
  name: 'estimate-near',
  find: (contents) =>
    contents.drugs.flatMap((drug) =>
      drug.acts.flatMap((act) => [...(act.youngs ? estimated(drug, act, contents) : []), ...aboveMaximum(drug, act)]),
    ),
};

function estimated(drug: DrugActs, act: Act, { formulary, zones }: ActContents): readonly Found[] {
  const adults = Object.values(formulary[drug.id]?.youngsAdultDose ?? {});
  if (adults.length === 0) {
    return [
      actStops(
        drug,
        act,
        'is estimated by Young\'s rule, and its drug has no "youngsAdultDose": add it, or take "youngs" out.',
      ),
    ];
  }
  if (drug.classes.some((key) => LETHAL.includes(key)) && act.youngsNever === undefined) {
    return [
      actStops(
        drug,
        act,
        'induces or paralyzes and is estimated by Young\'s rule: say in "youngsNever" that it is never given by it.',
      ),
    ];
  }
  const compared = adults.flatMap((adult) => AGES.map((age) => comparison(act, adult, age, zones)));
  const lost = compared.find(({ percent }) => percent === undefined);
  if (lost !== undefined) {
    return [
      actStops(
        drug,
        act,
        `is estimated by Young's rule at ${lost.age} ${lost.age === 1 ? 'year' : 'years'}, where no dose by weight can be held against it: give a child a dose by weight, or correct the zones' ages.`,
      ),
    ];
  }
  const [farthest] = compared.toSorted((one, other) => Number(other.percent?.abs()) - Number(one.percent?.abs()));
  const percent = farthest?.percent;
  if (farthest === undefined || percent === undefined || percent.abs().lte(MOST_PERCENT)) return [];
  return [
    actAsks(
      drug,
      act,
      `is ${farthest.young} by Young's rule at ${farthest.age} ${farthest.age === 1 ? 'year' : 'years'}, ${percent.abs().round(0).toFixed()} % ${percent.lt(0) ? 'less' : 'more'} than ${farthest.own} by weight: move the estimate to another act, or name the exception.`,
    ),
  ];
}

function comparison(act: Act, adult: Figure, age: number, zones: ActContents['zones']) {
  const found = attempt(() => {
    const young = youngsDose(doseOf(adult), years(age));
    const zone = zoneOfAge(years(age), zones);
    if (young.kind !== 'dose' || zone === null) return undefined;
    const [entry] = entriesFor(act.dose, { months: age * 12, kg: zone.avgWeight });
    const dose = entry && figuresOf(entry.give);
    if (dose?.perKg === undefined) return undefined;
    const own = doseAt(dose, zone.avgWeight).most;
    return { young: doseText(young.dose), own: doseText(own), percent: percentFrom(young.dose, own) };
  });
  return { age, young: found?.young, own: found?.own, percent: found?.percent };
}

/** A published dose for an age, above the most that a child gets by weight. */
const aboveMaximum = (drug: DrugActs, act: Act): readonly Found[] =>
  (act.byAge ?? []).flatMap(({ dose, say }) => {
    const most = act.dose.flatMap(({ who, give }) => (who.group === 'adult' ? [] : (figuresOf(give)?.max ?? [])))[0];
    return most !== undefined && attempt(() => isAbove(doseOf(dose), doseOf(most)))
      ? [
          actStops(
            drug,
            act,
            `gives ${doseText(doseOf(dose))} ${say}, and a child at most ${doseText(doseOf(most))}: correct one of them.`,
          ),
        ]
      : [];
  });
