import {
  convert,
  convertible,
  type Decimal,
  type DoseAge,
  doseOf,
  type Figure,
  type LineDose,
} from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { everyDose, linePlace, type PlacedDose, rowPlace } from '../../../doses/every-dose.ts';
import { inWords, WHOSE } from '../../../doses/figure-words.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** A dose by weight must not reach its maximum below this weight. For adults, this is the calculators' 40 kg. */
const LIGHTEST: Readonly<Record<DoseAge, number>> = { adult: 40, pediatric: 5 };

/**
 * Figures are above zero. A minimum is not above its maximum, and neither a single maximum nor a total is below one dose.
 */
export const doseLimits: Rule = {
  name: 'dose-limits',
  find: (edition) => [
    ...everyDose(edition).flatMap((dose) => [...ofAmounts(dose), ...ofLimits(dose)]),
    ...Object.entries(edition.formulary).flatMap(([id, drug]) =>
      drug.dosing.flatMap((row, at) =>
        belowOneDose(
          [row.adultFigure, row.pedsFigure],
          pointer('formulary', id, 'dosing', at),
          rowPlace(drug, row.indication),
        ),
      ),
    ),
    ...Object.entries(edition.protocols).flatMap(([id, card]) =>
      card.medications.flatMap((line, at) => {
        const drug = edition.formulary[line.medication];
        if (drug === undefined) return [];
        const place = pointer('protocols', id, 'medications', at);
        return belowOneDose([line.adult, line.pediatric], place, linePlace(card, drug, line.indication));
      }),
    ),
  ],
};

function ofAmounts({ at, where, fixed, perKg, min, max, infusion }: PlacedDose): readonly Found[] {
  return [fixed, perKg, min, max, infusion?.low, infusion?.high].flatMap((figure) =>
    figure === undefined || (Number.isFinite(figure.amount) && figure.amount > 0)
      ? []
      : [stops(at, `${where} names ${inWords(figure)}, which is no dose: give an amount above zero.`)],
  );
}

const amountIn = (figure: Figure, of: Figure): Decimal | undefined =>
  attempt(() => (convertible(figure.unit, of.unit) ? convert(doseOf(figure), of.unit).value : undefined));

const isBelow = (one: Figure, other: Figure): boolean => {
  const [less, more] = [amountIn(one, one), amountIn(other, one)];
  return less !== undefined && more !== undefined && less.lt(more);
};

function ofLimits({ at, where, age, fixed, perKg, min, max, only, infusion, text }: PlacedDose): readonly Found[] {
  const found: Found[] = [];
  if (infusion && isBelow(infusion.high, infusion.low)) {
    found.push(
      stops(at, `${where} runs from ${inWords(infusion.low)} to ${inWords(infusion.high)}: give the lower end first.`),
    );
  }
  if (min && max && isBelow(max, min)) {
    found.push(
      stops(at, `${where} has a minimum of ${inWords(min)} above its maximum of ${inWords(max)}: correct one of them.`),
    );
  }
  if (fixed && max && isBelow(max, fixed)) {
    found.push(
      stops(
        at,
        `${where} gives ${inWords(fixed)} with a maximum of ${inWords(max)}, which is below one dose: correct one of them.`,
      ),
    );
  }
  const lightest = Math.max(LIGHTEST[age], only?.fromKg ?? only?.aboveKg ?? 0);
  const once = perKg && { amount: perKg.amount * lightest, unit: perKg.unit };
  if (perKg && once && max && isBelow(max, once)) {
    found.push(
      stops(
        at,
        `${where} gives ${WHOSE[age]} ${inWords(perKg)}/kg with a maximum of ${inWords(max)}, which ${lightest} kg exceed already${text === undefined ? '' : ` ("${text}")`}: correct one of them.`,
      ),
    );
  }
  return found;
}

type Counted = Pick<LineDose, 'fixed' | 'totalMax'> | undefined;

function belowOneDose([adult, pediatric]: readonly [Counted, Counted], at: string, where: string): readonly Found[] {
  return [['adult', adult] as const, ['pediatric', pediatric] as const].flatMap(([age, dose]) => {
    const total = dose?.totalMax;
    return dose?.fixed && total && isBelow(total, dose.fixed)
      ? [
          stops(
            at,
            `${where} allows ${WHOSE[age]} ${inWords(total)} in all, which is below one dose of ${inWords(dose.fixed)}: correct one of them.`,
          ),
        ]
      : [];
  });
}
