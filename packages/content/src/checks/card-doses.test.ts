import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doseOf, type Figure, findIndication, type RowFigure } from '@first60/clinical';
import { formulary } from '../formulary.ts';
import type { Drug } from '../model/drug.ts';
import type { LineDose, MedicationLine } from '../model/protocol.ts';
import { protocols } from '../protocols.ts';
import { isOnPurpose, ON_PURPOSE } from './on-purpose.ts';

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
function differences(line: Pick<MedicationLine, 'indication' | 'kind' | 'adult' | 'pediatric'>, drug: Drug): string[] {
  const label = findIndication(
    line.indication,
    drug.dosing.map(({ indication }) => indication),
  );
  const row = drug.dosing.find(({ indication }) => indication === label);
  if (row === undefined || (line.kind === 'infusion') !== (row.kind === 'infusion')) return [];
  return [[line.adult, row.adultFigure] as const, [line.pediatric, row.pedsFigure] as const].flatMap(
    ([dose, figure]) => {
      if (dose === undefined || figure === undefined) return [];
      const [onCard, inRow] = [said(dose, drug), said(figure, drug)];
      return onCard === inRow ? [] : [`${onCard} on the card, ${inRow} in the row "${row.indication}"`];
    },
  );
}

const lines = Object.values(protocols).flatMap(({ id, medications }) => medications.map((line) => ({ id, line })));

test("a medication line gives the dose of its drug's row for the same indication, but where it differs on purpose", () => {
  const found = lines
    .filter(({ line }) => !isOnPurpose(line))
    .flatMap(({ id, line }) =>
      differences(line, formulary[line.medication]).map(
        (difference) => `${id}: ${line.medication}, ${line.indication}: ${difference}`,
      ),
    );
  assert.deepEqual(found, []);
});

test('every difference on purpose is still one', () => {
  const settled = ON_PURPOSE.filter(
    ([drug, words]) =>
      !lines.some(
        ({ line }) =>
          line.medication === drug &&
          line.indication === words &&
          differences(line, formulary[line.medication]).length > 0,
      ),
  );
  assert.deepEqual(settled, []);
});
