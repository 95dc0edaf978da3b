import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickDoses } from '../quick-doses.ts';
import { drugOf } from './looked-up.ts';

/** A maximum that the quick calculator leaves out on purpose is no difference. */
test('a quick row gives the dose of a row of its drug', () => {
  const alone = quickDoses.filter(
    ({ medication, dosePerKg, maxDose }) =>
      !drugOf(medication).dosing.some(
        ({ pedsFigure: { perKg, max } = {} }) =>
          said(perKg) === said(dosePerKg) && (maxDose === undefined || said(max) === said(maxDose)),
      ),
  );
  assert.deepEqual(
    alone.map(({ id, dosePerKg }) => `${id}: no row of the drug gives ${said(dosePerKg)}/kg`),
    [],
  );
});

const said = (figure?: { readonly amount: number; readonly unit: string }) =>
  figure && `${figure.amount} ${figure.unit}`;
