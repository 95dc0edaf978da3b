import { convert, convertible, Decimal, type Figure, quantity } from '@first60/clinical';
import { attempt } from './attempt.ts';
import { isDrugUnit } from './drawn-up.ts';

const AMOUNT = '\\d+(?:\\.\\d+)?';
const UNIT = 'mcg|mg|g|mEq|units';

/** "1 mL of ketamine 50 mg/mL + 9 mL saline = 5 mg/mL" */
const WITH_SALINE = new RegExp(
  `(?<stock>${AMOUNT}) mL of [a-z ]+ (?<strength>${AMOUNT}) (?<unit>${UNIT})/mL \\+ (?<diluent>${AMOUNT}) mL saline = `,
);
/** "put 1 mg (1 mL of epinephrine 1 mg/mL) into the 250 mL left: 1 mg in 250 mL" */
const IN_A_BAG = new RegExp(
  `(?<drug>${AMOUNT}) (?<unit>${UNIT}) \\((?<stock>${AMOUNT}) mL of [a-z ]+ (?<strength>${AMOUNT}) \\k<unit>/mL\\) into the (?<bag>${AMOUNT}) mL left: \\k<drug> \\k<unit> in \\k<bag> mL`,
);
/** "Draw 8 mL off a 100 mL saline bag, then put in 4000 mg (8 mL of magnesium 500 mg/mL): 4000 mg in 100 mL" */
const IN_PLACE_OF_SALINE = new RegExp(
  `^Draw (?<off>${AMOUNT}) mL off a (?<bag>${AMOUNT}) mL saline bag, then put in (?<drug>${AMOUNT}) (?<unit>${UNIT}) \\(\\k<off> mL of [a-z ]+ (?<strength>${AMOUNT}) \\k<unit>/mL\\): \\k<drug> \\k<unit> in \\k<bag> mL`,
);
/** "200 mL saline into the 5 g vial = 25 mg/mL" */
const INTO_THE_VIAL = new RegExp(`(?<volume>${AMOUNT}) mL saline into the (?<drug>${AMOUNT}) (?<unit>${UNIT}) vial = `);
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
  const saline = WITH_SALINE.exec(recipe)?.groups;
  const whole = IN_PLACE_OF_SALINE.exec(recipe)?.groups;
  const bag = IN_A_BAG.exec(recipe)?.groups ?? (whole && { ...whole, stock: whole.off ?? '' });
  const dissolved = (INTO_THE_VIAL.exec(recipe) ?? AS_IT_COMES.exec(recipe))?.groups;
  const { unit = '' } = saline ?? bag ?? dissolved ?? {};
  if (!isDrugUnit(unit)) return undefined;
  const of = (amount = '0') => new Decimal(amount);
  return attempt(() => {
    if (saline) {
      const stock = of(saline.stock);
      return {
        perMl: of(saline.strength)
          .times(stock)
          .div(stock.plus(of(saline.diluent))),
        unit,
        fromStock: true,
      };
    }
    if (bag) {
      const drug = of(bag.drug);
      return of(bag.strength).times(of(bag.stock)).eq(drug)
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
