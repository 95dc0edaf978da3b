import type { ActAnswer, Dose, Given, GivenCaution, Ml } from '@first60/clinical';
import { fortyDecimals, type Rational } from '../oracle/rational.ts';
import type { DoseFigures } from './dose-figures.ts';
import {
  cautionRecord,
  limitRecord,
  modifierRecord,
  orderRecord,
  preparationRecord,
  whoRecord,
} from './engine-acts.ts';
import type { RecipeFigures, VolumeFigures } from './mixing.ts';
import type { CautionState, DoseOutcome, Expected, Outcome } from './oracle.ts';

type GivenDose = Given['dose'];
type GivenVolume = NonNullable<Given['volume']>;
type Recipe = NonNullable<Given['recipe']>;

/*
 * The oracle's own findings, written down as an answer of the engine. Faults are planted in it, to see that the comparison
 * finds each of them. It can be wrong only where the oracle is.
 */

/** A quantity as far as the comparison reads one: its digits and its unit. */
const quantity = (value: Rational, unit: string) => ({ value: { toFixed: () => fortyDecimals(value) }, unit });
const dose = (value: Rational, unit: string): Dose => quantity(value, unit) as unknown as Dose;
const mL = (value: Rational): Ml => quantity(value, 'mL') as unknown as Ml;
const numberOf = (value: Rational): number => Number(fortyDecimals(value));

const givenDose = ({ low, high, unit, perKg, per, upTo, limit, min, max }: DoseFigures): GivenDose => ({
  low: dose(low, unit),
  ...(high && { high: dose(high, unit) }),
  ...(perKg && { perKg }),
  ...(per && { per }),
  ...(upTo && { upTo }),
  ...(limit && { limit }),
  ...(min && { min: dose(min, unit) }),
  ...(max && { max: dose(max, unit) }),
});

function givenVolume(volume: VolumeFigures): GivenVolume {
  const { low, high, min, max, perKg, perHour, strength, whole } = volume;
  return {
    low: mL(low),
    ...(high && { high: mL(high) }),
    strength: { amount: numberOf(strength.value), unit: strength.unit as Dose['unit'] },
    ...(perKg && { perKg }),
    ...(perHour && { perHour }),
    ...(min && { min: mL(min) }),
    ...(max && { max: mL(max) }),
    ...(whole && { whole: mL(whole) }),
  };
}

function givenRecipe({ preparation, drug, stock, diluent, total, strength }: RecipeFigures): Recipe {
  return {
    preparation: preparationRecord(preparation),
    drug: dose(drug.value, drug.unit),
    ...(stock && { stock: mL(stock) }),
    diluent: mL(diluent),
    total: mL(total),
    ...(strength && { strength: { amount: numberOf(strength.value), unit: strength.unit as Dose['unit'] } }),
  };
}

const cautions = (states: ReadonlyMap<string, CautionState>): readonly GivenCaution[] =>
  [...states.values()]
    .filter(({ narrow }) => narrow !== 'no')
    .map(({ caution, narrow }) => ({
      caution: cautionRecord(caution),
      from: 'drug',
      applies: narrow === 'yes' ? 'yes' : 'unsure',
    }));

const STATES = { yes: 'order', maybe: 'unsure', no: 'standing' } as const;
const APPLIES = { yes: 'yes', maybe: 'unsure' } as const;

/** An order that follows from something else than a rule of the act. */
const ADDED = { rule: { kind: 'order' }, applies: 'yes' } as const;

const administrationOf = ({ who, order, rules, later, added, stop, ask, routes }: Outcome) => ({
  who: whoRecord(who),
  routes: routes
    .filter(({ open }) => open !== 'no')
    .map(({ route }) => ({ route: route as Given['routes'][number]['route'], parts: 1 })),
  order: {
    now: STATES[order.narrow],
    rules: [
      ...rules.flatMap(({ rule, narrow }) =>
        narrow === 'no' ? [] : [{ rule: orderRecord(rule), applies: APPLIES[narrow] }],
      ),
      ...Array.from({ length: added }, () => ADDED),
    ],
    later: later
      .filter(
        ({ rule, narrow }) => narrow !== 'no' && rules.every((each) => each.rule !== rule || each.narrow === 'no'),
      )
      .map(({ rule }) => orderRecord(rule)),
  },
  stop: cautions(stop),
  ask: cautions(ask),
  know: [],
  monitor: [],
});

function givenOf(outcome: Outcome, right: DoseOutcome): Given {
  const { modified, otherwise, limits, dosesLeft } = outcome;
  const { recipe, missing, offered, containers } = right;
  const [doses] = dosesLeft;
  return {
    kind: 'given',
    ...administrationOf(outcome),
    dose: givenDose(right.dose),
    ...(right.volume && { volume: givenVolume(right.volume) }),
    ...(recipe && { recipe: givenRecipe(recipe) }),
    ...(missing !== undefined && { missingDiluent: missing }),
    // Of what is offered the comparison reads the name alone.
    offered: offered.map((id) => ({ preparation: { id } }) as Recipe),
    ...(containers && { containers: numberOf(containers) }),
    tooMuchFor: [],
    modified: modified.map(modifierRecord),
    otherwise: otherwise.map(({ modifier, applies, isOrder, dose: other, volume }) => ({
      modifier: modifierRecord(modifier),
      applies: APPLIES[applies],
      dose: givenDose(other),
      ...(volume && { volume: givenVolume(volume) }),
      ...(isOrder && { order: true as const }),
    })),
    limits: limits.flatMap(({ limit, total, concerns }) =>
      concerns === 'no'
        ? []
        : [
            {
              limit: limitRecord(limit),
              applies: APPLIES[concerns],
              ...(total && { total: dose(total.value, total.unit) }),
            },
          ],
    ),
    left: { ...(doses !== undefined && { doses }) },
  };
}

export function rightAnswer({ outcomes, entries }: Expected): ActAnswer {
  const answers = outcomes.map((outcome) => {
    const { kind, given, stopped, ended, who, say } = outcome;
    const withheld = (because: 'stop' | 'limit' | 'call' | 'not-for-patient') => ({
      kind: 'withheld' as const,
      because,
      stop: cautions(outcome.stop),
      who: whoRecord(who),
    });
    if (stopped.narrow === 'yes') return withheld('stop');
    if (kind === 'nobody') return withheld('not-for-patient');
    if (kind === 'call') return withheld('call');
    if (ended === 'yes') return withheld('limit');
    if (!given) return { kind: 'said' as const, ...administrationOf(outcome), say: say ?? '' };
    return givenOf(outcome, given);
  });
  const [first, ...rest] = answers;
  if (!first) return { kind: 'withheld', because: 'not-for-patient', stop: [] };
  const isSure = rest.length === 0 && entries.some(({ fits }) => fits === 'yes');
  return isSure ? first : { kind: 'branches', branches: answers };
}
