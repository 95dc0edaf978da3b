import { convert, Decimal, type DrugActs, type Product, perMl, strengthText } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type ActRule, actStops, drugStops } from '../act-rule.ts';
import { productOf, strengthOf } from '../figures/drawn.ts';

/** A strength in the name of a drug, or in a label that begins with the name of the drug, is that of the product. */
export const nameOfStrength: ActRule = {
  name: 'name-of-strength',
  find: ({ drugs, formulary }) =>
    drugs.flatMap((drug) => {
      const name = formulary[drug.id]?.genericName ?? '';
      return [
        ...wrongIn(name, IN_NAME, drug.products[0]).map((said) =>
          drugStops(drug, `is named "${name}", ${said}: correct the name or the product.`),
        ),
        ...drug.acts.flatMap((act) =>
          labelsOf(act).flatMap((label) =>
            wrongIn(label, IN_LABEL, productOf(drug, act)).map((said) =>
              actStops(drug, act, `is printed as "${label}", ${said}: correct the label or the product.`),
            ),
          ),
        ),
      ];
    }),
};

const labelsOf = ({ label, cardLabel }: DrugActs['acts'][number]): readonly string[] =>
  cardLabel === undefined ? [label] : [label, cardLabel];

/** "magnesium sulfate 50%", "epinephrine 1:1,000" */
const IN_NAME = / (?:(?<percent>\d+(?:\.\d+)?)%|1:(?<parts>[\d,]+))$/;
/** "Sodium nitrite 3%, legacy kit" */
const IN_LABEL = /^[A-Z][a-z]+(?: [a-z]+)* (?:(?<percent>\d+(?:\.\d+)?)%|1:(?<parts>[\d,]+))/;

/** 1 % is 10 mg in 1 mL, and 1:1,000 is 1 mg in 1 mL. */
const MG_PER_PERCENT = 10;
const MG_OF_ONE_PART = 1000;

function wrongIn(text: string, place: RegExp, product: Product): readonly string[] {
  const { percent, parts } = place.exec(text)?.groups ?? {};
  const said = percent
    ? new Decimal(percent).times(MG_PER_PERCENT)
    : parts && new Decimal(MG_OF_ONE_PART).div(parts.replaceAll(',', ''));
  const stock = strengthOf(product);
  if (!said || stock === undefined) return [];
  const inMg = attempt(() => convert(stock.perMl, 'mg').value);
  if (inMg === undefined || inMg.eq(said)) return [];
  const meant = strengthText(perMl({ amount: said.toNumber(), unit: 'mg' }));
  return [`which is ${meant}, and the ${product.form} holds ${strengthText(stock)}`];
}
