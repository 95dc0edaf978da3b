import { Decimal } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { medicationLines } from '../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../rule.ts';

/** The maximums stated in a line match those used to calculate its doses. */
export const doseMaximums: Rule = {
  name: 'dose-maximums',
  find: (edition) =>
    medicationLines(edition).flatMap(({ line, at, where }) =>
      [bothNamed(line), childs(line), forEachKg(line)]
        .filter((sentence) => sentence !== null)
        .map((sentence): Found => stops(`${at}/max`, `${where} has the maximum "${line.max}", ${sentence}`)),
    ),
};

const spoken = (figure: { readonly amount: number; readonly unit: string } | undefined): string =>
  figure === undefined ? 'no maximum' : `at most ${figure.amount} ${figure.unit}`;

/** If a child's largest single dose differs from the line's maximum per dose, the line names both. */
function bothNamed({ adult, pediatric, max = '' }: MedicationLine): string | null {
  const [, most, unit] = /^([\d.]+) (\w+) a dose/.exec(max) ?? [];
  const ofChild = pediatric?.max;
  if (
    !adult ||
    most === undefined ||
    !isNumber(most) ||
    unit !== ofChild?.unit ||
    new Decimal(most).eq(ofChild?.amount ?? 0)
  )
    return null;
  return `but a child takes ${spoken(ofChild)}: name both ("adult ${most} ${unit} a dose, child ${ofChild?.amount} ${unit} a dose").`;
}

/** If a line names a child's maximum per dose, it equals the limit of the child's dose. */
function childs({ pediatric, max = '' }: MedicationLine): string | null {
  const [, amount, unit] = /child ([\d.]+) (\w+) a dose/.exec(max) ?? [];
  if (unit === undefined) return null;
  return `${amount} ${unit}` === `${pediatric?.max?.amount} ${pediatric?.max?.unit}`
    ? null
    : `but the child's dose is computed with ${spoken(pediatric?.max)}: make the two agree.`;
}

/** A maximum per kilogram is entered as data with its dose, so that a card with a known weight can calculate it. */
function forEachKg({ kind, adult, pediatric, max = '' }: MedicationLine): string | null {
  const [, amount, unit] = /([\d.]+) (\w+)\/kg(?!.*at most)/.exec(max) ?? [];
  if (unit === undefined || kind === 'infusion') return null;
  const typed = (pediatric ?? adult)?.totalPerKg;
  return `${amount} ${unit}` === `${typed?.amount} ${typed?.unit}`
    ? null
    : `but the total for each kg entered with the dose is ${typed === undefined ? 'none' : `${typed.amount} ${typed.unit}`}: enter ${amount} ${unit} for each kg.`;
}

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);
