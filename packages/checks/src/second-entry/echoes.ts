import { Decimal, findIndication } from '@first60/clinical';
import type { Drug, Edition } from '@first60/edition';
import type { TypedFigure } from './place.ts';
import { sameQuantity } from './same-quantity.ts';

/** A typed figure that changed. */
export interface TypedChange {
  readonly is: TypedFigure;
  readonly was: TypedFigure | undefined;
}

/**
 * A field's role in a dose, whatever the field is called in its table. Fields that are not listed here are never
 * copied.
 */
const ROLES: Readonly<Record<string, string>> = {
  fixed: 'dose',
  fixedAdultDose: 'dose',
  dose: 'dose',
  perKg: 'per kg',
  dosePerKg: 'per kg',
  min: 'min',
  minDose: 'min',
  max: 'max',
  maxDose: 'max',
  over: 'pace',
  infusion: 'infusion',
  adultInfusion: 'infusion',
  pedsInfusion: 'infusion',
  perMl: 'dilution',
  quick: 'young',
  youngsAdultDose: 'young',
  fromMonths: 'from months',
  aboveMonths: 'above months',
  toMonths: 'to months',
  belowMonths: 'below months',
  fromKg: 'from kg',
  aboveKg: 'above kg',
  toKg: 'to kg',
  belowKg: 'below kg',
};
/** The dose of an act is the lower end of what it gives. */
const roleOf = ({ at, path, value }: TypedFigure): string | undefined =>
  isOfAct({ at }) && path.at(-1) === 'low' && path.at(-2) === 'give'
    ? value.endsWith('/kg')
      ? 'per kg'
      : 'dose'
    : ROLES[path.at(-1) ?? ''];

const isOfAct = ({ at }: Pick<TypedFigure, 'at'>): boolean => at.startsWith('acts/');

const isOfDrugFile = ({ at }: TypedFigure): boolean => at.startsWith('drug/');

/**
 * The changes that a reviewer is asked about. A card, a calculator or another row of the drug may copy a changed figure:
 * same drug, quantity and reason, same figure before and after. Such a copy needs no question of its own.
 */
export function askedChanges(changes: readonly TypedChange[], formulary: Edition['formulary']): readonly TypedChange[] {
  const asked: TypedChange[] = [];
  const alike = new Map<string, TypedChange[]>();
  const drugsFirst = changes.toSorted((one, other) => Number(isOfDrugFile(other.is)) - Number(isOfDrugFile(one.is)));
  for (const change of drugsFirst) {
    const key = JSON.stringify([change.is.drug, change.is.value, change.was?.value]);
    const same = alike.get(key) ?? [];
    const reasons = formulary[change.is.drug ?? '']?.dosing.map(({ indication }) => indication) ?? [];
    if (change.is.derived === true || same.some(({ is }) => isTakenOver(change.is, is, reasons))) continue;
    asked.push(change);
    alike.set(key, [...same, change]);
  }
  return asked.filter((change) => !isVolumeOf(change, asked));
}

/** True for the volume below which a dilution is made, when it grew as much as a dose of the drug that is asked about. */
function isVolumeOf({ is, was }: TypedChange, asked: readonly TypedChange[]): boolean {
  const grown = growth({ is, was });
  return (
    is.path.at(-1) === 'belowMl' &&
    grown !== undefined &&
    asked.some((other) => other.is.drug === is.drug && roleOf(other.is) === 'per kg' && growth(other) === grown)
  );
}

/** The factor by which a figure changed. */
function growth({ is, was }: TypedChange): string | undefined {
  const [now, then] = [is.value, was?.value ?? ''].map((value) => AMOUNT.exec(value)?.[1]);
  return now === undefined || then === undefined || Number(then) === 0
    ? undefined
    : new Decimal(now).div(then).toFixed(4);
}

/** True when a figure copies another change: same drug, and the same figures before and after. */
function isTakenOver(one: TypedFigure, other: TypedFigure, reasons: readonly string[]): boolean {
  const role = roleOf(one);
  if (one.drug === undefined || role === undefined || role !== roleOf(other)) return false;
  if (role === 'dilution') return one.mix === other.mix;
  if (role === 'young') return other.indication === undefined;
  return !isOfDrugFile(one) && (isOfAct(one) || ageOf(one) === ageOf(other)) && isSameReason(one, other, reasons);
}

/** Rows of a calculator by weight are for children; adult cards are for adults. */
const ageOf = ({ at, age, path }: TypedFigure): string =>
  age ?? (at.startsWith('table/adultDosing') || path.includes('fixedAdultDose') ? 'adult' : 'pediatric');

/** @param reasons indications of all rows of the drug */
function isSameReason(one: TypedFigure, other: TypedFigure, reasons: readonly string[]): boolean {
  if (one.indication === undefined || other.indication === undefined) return false;
  if (one.indication.toLowerCase() === other.indication.toLowerCase()) return true;
  if (!isOfDrugFile(other)) return false;
  const row = findIndication(one.indication, reasons);
  // "SVT" may mean the first dose or the second. The row that counts is the one whose figure matched before and after
  // the change.
  return row === null ? findIndication(one.indication, [other.indication]) !== null : row === other.indication;
}

/** Changes to the drugs that a text is about: the drug it belongs to, and every drug it names. */
export function changesByName(
  changes: readonly TypedChange[],
  formulary: Edition['formulary'],
): (text: string, drug: string | undefined) => readonly TypedChange[] {
  const drugs = [...Map.groupBy(changes, ({ is }) => is.drug)].flatMap(([id, of]) =>
    id === undefined ? [] : [{ id, of, names: namesOf(formulary[id]) }],
  );
  return (text, drug) => {
    const said = wordsOf(text);
    return drugs
      .filter(({ id, names }) => id === drug || names.some((name) => said.includes(name)))
      .flatMap(({ of }) => of);
  };
}

const SHORTEST_NAME = 3;

function namesOf(drug: Drug | undefined): readonly string[] {
  if (drug === undefined) return [];
  const { genericName, brandNames, synonyms } = drug;
  const names = [genericName, genericName.split(/[ ,(]/)[0] ?? genericName, ...brandNames, ...synonyms];
  return names.filter((name) => name.length >= SHORTEST_NAME).map(wordsOf);
}

/** The words of a text with a space on both sides, so that only whole words match. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * True when a figure in a text merely follows from changes that are already reviewed. Either it is one of the changed
 * figures and had the old value before, or it is calculated from one ("20 kg: 0.5 mL") and changed by the same factor.
 * In both cases the other words in the text did not change. In a new text, the figure itself must be the changed one.
 */
export const follows = (value: string, was: string | undefined, changes: readonly TypedChange[]): boolean =>
  changes.some(
    (change) =>
      (sameQuantity(plainText(value), change.is.value) &&
        (was === undefined || (change.was !== undefined && sameQuantity(plainText(was), change.was.value)))) ||
      (was !== undefined && isWorkedOut(value, was, change)),
  );

/** The value as a person types it. */
const plainText = (value: string): string => value.replaceAll(',', '');

const AMOUNT = /^(\d+(?:\.\d+)?)(?:(?:-| to )(\d+(?:\.\d+)?))? ?((?:mg|mcg|g|mL|mEq|units)(?:\/(?:kg|min|h))*)$/;
/** Printed figures are rounded, before and after the change, each by up to half a unit of the second decimal. */
const ROUNDED = '0.0051';

function isWorkedOut(value: string, was: string, { is, was: before }: TypedChange): boolean {
  const [one, other] = [value, was].map((text) => AMOUNT.exec(plainText(text)));
  const [now, then] = [is.value, before?.value ?? ''].map((text) => AMOUNT.exec(text.replace(/\/mL$/, '')));
  if (!one || !other || !now || !then || one[3] !== other[3] || now[3] !== then[3]) return false;
  return [1, 2].every((end) => {
    const [shown, old] = [one[end], other[end]];
    if (shown === undefined || old === undefined) return shown === old;
    const [to, from] = [now[end] ?? now[1], then[end] ?? then[1]];
    if (to === undefined || from === undefined || Number(from) === 0 || Number(to) === 0) return false;
    const grown = new Decimal(to).div(from);
    // Twice the drug per mL means half the volume.
    const isStrength = /concentration|perMl/.test(is.path.at(-1) ?? '');
    const factor = isStrength ? new Decimal(1).div(grown) : grown;
    const slack = new Decimal(ROUNDED).times(factor.plus(1));
    return new Decimal(shown).minus(factor.times(old)).abs().lte(slack);
  });
}
