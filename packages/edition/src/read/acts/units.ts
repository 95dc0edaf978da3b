import { type ActDose, convert, convertible, doseOf, type Figure, type Product } from '@first60/clinical';
import { quantityText } from '../../model/quantity-text.ts';
import type { Note } from '../notes.ts';
import { actDoseText } from './act-text.ts';
import type { Path } from './placed-act.ts';

/** A dose or a figure of an act, with its place. */
export interface PlacedDose {
  readonly dose: ActDose;
  readonly at: Path;
  readonly product: Product | undefined;
}

const figuresOf = ({ low, high, min, max, fromDose }: ActDose): readonly Figure[] =>
  [low, high, min, max, fromDose?.give].filter((figure) => figure !== undefined);

/**
 * Notes amounts that what is stocked cannot be measured in. Where no dose of a product can be, the product is wrong, and is
 * noted in their place.
 */
export function noteOtherUnits(doses: readonly PlacedDose[], note: Note): void {
  for (const [product, own] of Map.groupBy(doses, (one) => one.product)) {
    const noted: (readonly [Path, string])[] = [];
    for (const one of own) noteOtherUnit(one, (at, sentence) => noted.push([at, sentence]));
    if (product !== undefined && own.length > 1 && noted.length === own.length) {
      const held = product.holds.drug ?? product.holds.volume;
      note(
        ['products', product.id, 'holds'],
        `No dose of this drug can be measured in ${held?.unit}, of which the ${product.form} holds ${held && quantityText(held)}: correct what it holds, or write the doses in ${held?.unit}.`,
      );
    } else for (const [at, sentence] of noted) note(at, sentence);
  }
}

function noteOtherUnit({ dose, at, product }: PlacedDose, note: Note): void {
  const held = product?.holds.drug ?? product?.holds.volume;
  if (held === undefined || product === undefined) return;
  const other = figuresOf(dose).find(({ unit }) => !convertible(unit, held.unit));
  if (other === undefined) return;
  note(
    at,
    `${quantityText(other)} in "${actDoseText(dose)}" cannot be converted to ${held.unit}, of which the ${product.form} holds ${quantityText(held)}: write the dose in ${held.unit}.`,
  );
}

const isMore = (one: Figure, other: Figure): boolean =>
  convertible(one.unit, other.unit) && convert(doseOf(one), other.unit).value.gt(doseOf(other).value);

/** Notes a least dose above the greatest one, or limits that a dose without "/kg" breaks itself. */
export function noteLimitsOfDose({ dose, at }: PlacedDose, note: Note): void {
  const { low, high = low, min, max, perKg } = dose;
  const text = actDoseText(dose);
  if (min && max && isMore(min, max)) note(at, `In "${text}" min is above max: exchange them.`);
  if (perKg) return;
  if (max && isMore(high, max)) note(at, `In "${text}" the dose is above its own max: correct one of them.`);
  if (min && isMore(min, low)) note(at, `In "${text}" the dose is below its own min: correct one of them.`);
}
