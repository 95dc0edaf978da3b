import { convert, convertible, type Decimal, digits, doseOf, type Figure } from '@first60/clinical';
import type { PrintedDrug } from '../read/printed/printed-drug.ts';
import { FigureError } from './figure-error.ts';

/** One container of a drug as it is stocked. */
interface Container {
  /** Its name: "ampoule". */
  readonly noun: string;
  readonly drug: Figure;
  /** Its total volume; absent for solids. */
  readonly volume?: Figure;
}

const AMOUNT = String.raw`\d+(?:\.\d+)?`;
const CONTENT = new RegExp(`^(?<amount>${AMOUNT}) (?<unit>mg|mcg|g|mEq|units)(?:/(?:(?<volume>${AMOUNT}) )?mL)?`);
const NOUN = /\b(?:ampoule|vial|syringe|bottle|bag|nebule|tablet|tube|kit|injector)\b/i;

/** Reads a drug's container from its presentation. @throws FigureError when the presentation names none. */
export function containerOf({ genericName, presentation }: PrintedDrug): Container {
  const { amount, unit, volume } = CONTENT.exec(presentation)?.groups ?? {};
  const noun = NOUN.exec(presentation)?.[0].toLowerCase();
  if (amount === undefined || noun === undefined) {
    throw new FigureError(
      `The presentation of ${genericName} names no container with what it holds ("${presentation}")`,
    );
  }
  return {
    noun,
    drug: { amount: Number(amount), unit: unit as Figure['unit'] },
    ...(volume !== undefined && { volume: { amount: Number(volume), unit: 'mL' } }),
  };
}

/**
 * Volume of a dose, based on the container of a drug that has no strength.
 * @throws FigureError when the container has no volume.
 */
export function volumeInContainers(drug: PrintedDrug, given: Decimal, unit: Figure['unit']): Decimal {
  const { volume, drug: held } = containerOf(drug);
  const amount = amountIn(given, unit, held);
  if (volume === undefined || amount === undefined) {
    throw new FigureError(`${drug.genericName} has no strength per mL, so that no volume can be worked out`);
  }
  return amount.times(volume.amount).div(held.amount);
}

function amountIn(given: Decimal, unit: Figure['unit'], held: Figure): Decimal | undefined {
  if (!convertible(unit, held.unit)) return undefined;
  return convert(doseOf({ amount: given.toNumber(), unit }), held.unit).value;
}

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in words if possible: "two", "half". */
export const inWords = (count: Decimal): string =>
  count.eq(HALF) ? 'half' : (WORDS[count.toNumber()] ?? digits(count));

/**
 * Number of containers that a dose needs, the last of them perhaps only in part: "two ampoules", "one 10 mL vial".
 * @param isEqual true when the text equates the containers with the dose, so that their number has to be whole.
 * @throws FigureError for a dose that cannot be counted in containers, or a number that is not whole when it has to be.
 */
export function containersText(
  drug: PrintedDrug,
  given: { readonly low: Decimal; readonly unit: string },
  { sized, inWords: asWord, isEqual }: { readonly sized?: true; readonly inWords?: true; readonly isEqual: boolean },
): string {
  const { noun, drug: held, volume } = containerOf(drug);
  const amount = amountIn(given.low, given.unit as Figure['unit'], held);
  if (amount === undefined) throw new FigureError(`${given.unit} cannot be counted in containers of ${held.unit}`);
  const exact = amount.div(held.amount);
  if (asWord && exact.eq(HALF)) return `half ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
  const count = exact.round(0, ROUND_UP);
  if (isEqual && !exact.eq(count)) {
    throw new FigureError(
      `${digits(amount)} ${held.unit} are no whole number of containers (${digits(exact.round(2))}): say it without "="`,
    );
  }
  const size = sized === undefined || volume === undefined ? '' : `${volume.amount} mL `;
  return `${asWord ? inWords(count) : digits(count)} ${size}${noun}${count.eq(1) ? '' : 's'}`;
}

const HALF = '0.5';
/** A container that is used in part still has to be opened. */
const ROUND_UP = 3;
