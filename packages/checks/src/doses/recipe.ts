import { convert, convertible, Decimal, type Figure, quantity } from '@first60/clinical';
import { attempt } from './attempt.ts';
import { isDrugUnit } from './drawn-up.ts';

const AMOUNT = '\\d+(?:\\.\\d+)?';
const UNIT = 'mcg|mg|g|mEq|units';

/** "1 mL of 50 mg/mL + 9 mL saline = 10 mL of 5 mg/mL" */
const WITH_SALINE = new RegExp(
  `(?<stock>${AMOUNT}) mL of (?<strength>${AMOUNT}) (?<unit>${UNIT})/mL \\+ (?<diluent>${AMOUNT}) mL [a-z0-9% ]+ = (?<total>${AMOUNT}) mL of `,
);
/** "each mL of 5 mg/mL + 4 mL saline = 1 mg/mL" */
const FOR_EACH_ML = new RegExp(
  `each mL of (?<strength>${AMOUNT}) (?<unit>${UNIT})/mL \\+ (?<diluent>${AMOUNT}) mL [a-z0-9% ]+ = `,
);
/**
 * "Empty a 500 mL saline bag to 250 mL, put in 1 mL of 1 mg/mL (1 mg) = 250 mL of 4 mcg/mL", or "Take 8 mL out of a 100 mL
 * saline bag, put in 8 mL of 500 mg/mL (4000 mg) = 100 mL of 40 mg/mL".
 */
const IN_A_BAG = new RegExp(
  `^(?:Empty a ${AMOUNT} mL [a-z0-9% ]+ bag to (?<left>${AMOUNT}) mL|Take (?<off>${AMOUNT}) mL out of a (?<whole>${AMOUNT}) mL [a-z0-9% ]+ bag), put in (?<stock>${AMOUNT}) mL of (?<strength>${AMOUNT}) (?<unit>${UNIT})/mL \\((?<drug>${AMOUNT}) \\k<unit>\\) = (?<bag>${AMOUNT}) mL of `,
);
/** "5 g + 200 mL saline = 200 mL of 25 mg/mL" */
const INTO_THE_VIAL = new RegExp(
  `^(?<drug>${AMOUNT}) (?<unit>${UNIT}) \\+ (?<volume>${AMOUNT}) mL [a-z0-9% ]+ = \\k<volume> mL of `,
);
/** "Undiluted from its vial: 300 mg in 10 mL = 30 mg/mL" */
const AS_IT_COMES = new RegExp(
  `^(?:Undiluted|Second chamber)[^:]*: (?<drug>${AMOUNT}) (?<unit>${UNIT}) in (?<volume>${AMOUNT}) mL = `,
);

/** The result of following a recipe. */
export interface Made {
  /** Amount of drug in one millilitre. */
  readonly perMl: Decimal;
  readonly unit: Figure['unit'];
  /** True when it starts from the stocked solution. The recipe must then name the strength of that solution. */
  readonly fromStock: boolean;
}

/** Reads a recipe; undefined if its words are not understood, or if its figures contradict one another. */
export function madeBy(recipe: string): Made | undefined {
  const saline = (WITH_SALINE.exec(recipe) ?? FOR_EACH_ML.exec(recipe))?.groups;
  const bag = IN_A_BAG.exec(recipe)?.groups;
  const dissolved = (INTO_THE_VIAL.exec(recipe) ?? AS_IT_COMES.exec(recipe))?.groups;
  const { unit = '' } = saline ?? bag ?? dissolved ?? {};
  if (!isDrugUnit(unit)) return undefined;
  const of = (amount = '0') => new Decimal(amount);
  return attempt(() => {
    if (saline) {
      const stock = of(saline.stock ?? '1');
      const total = stock.plus(of(saline.diluent));
      return saline.total === undefined || total.eq(of(saline.total))
        ? { perMl: of(saline.strength).times(stock).div(total), unit, fromStock: true }
        : undefined;
    }
    if (bag) {
      const drug = of(bag.drug);
      const isWhole = of(bag.left ?? bag.whole).eq(of(bag.bag)) && (bag.off === undefined || bag.off === bag.stock);
      return isWhole && of(bag.strength).times(of(bag.stock)).eq(drug)
        ? { perMl: drug.div(of(bag.bag)), unit, fromStock: true }
        : undefined;
    }
    return { perMl: of(dissolved?.drug).div(of(dissolved?.volume)), unit, fromStock: false };
  });
}

/** True when a recipe makes this strength. */
export const makes = ({ perMl, unit }: Made, strength: Figure): boolean =>
  attempt(
    () => convertible(unit, strength.unit) && convert(quantity(perMl, unit), strength.unit).value.eq(strength.amount),
  ) === true;
