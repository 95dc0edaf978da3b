import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doseOf, type Figure, type LineDose, type RowFigure } from '@first60/clinical';
import type { Drug, MedicationLine } from '@first60/edition';
import { isOnPurpose, ON_PURPOSE } from './on-purpose.ts';
import { allDifferences, medicationLines, rowsNamed, settled } from './paired-lines.ts';

/** A dose in words, with millilitres of a stocked strength said as the drug in them: 250 mL of dextrose 10 % is 25 g. */
function said(dose: LineDose | RowFigure, { concentration }: Drug): string {
  const figure = ({ amount, unit }: Figure): string =>
    unit === 'mL' && concentration !== undefined
      ? `${doseOf(concentration).value.times(amount).toFixed()} ${concentration.unit}`
      : `${amount} ${unit}`;
  const { fixed, perKg, min, max } = dose;
  return [
    fixed === undefined ? '' : figure(fixed),
    perKg === undefined ? '' : `${figure(perKg)}/kg`,
    min === undefined ? '' : `min ${figure(min)}`,
    max === undefined ? '' : `max ${figure(max)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What line and row of one indication say differently, for each age for which both name a figure. */
function differences(line: MedicationLine, drug: Drug): string[] {
  const [row] = rowsNamed(line, drug.dosing);
  if (row === undefined || (line.kind === 'infusion') !== (row.kind === 'infusion')) return [];
  return [[line.adult, row.adultFigure] as const, [line.pediatric, row.pedsFigure] as const].flatMap(
    ([dose, figure]) => {
      if (dose === undefined || figure === undefined) return [];
      const [onCard, inRow] = [said(dose, drug), said(figure, drug)];
      return onCard === inRow ? [] : [`${onCard} on the card, ${inRow} in the row "${row.indication}"`];
    },
  );
}

test("a medication line gives the dose of its drug's row for the same indication, but where it differs on purpose", () => {
  const toAgree = medicationLines.filter(({ line }) => !isOnPurpose(line));
  assert.deepEqual(allDifferences(toAgree, differences), []);
});

test('every difference on purpose is still one', () => {
  assert.deepEqual(settled(ON_PURPOSE, medicationLines, differences), []);
});
