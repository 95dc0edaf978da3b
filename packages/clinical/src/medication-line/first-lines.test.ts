import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, years } from '../units.ts';
import { firstLines, weightPlace } from './first-lines.ts';
import type { DoseLine, LineDose } from './line-dose.ts';

const DOSE: LineDose = { text: '1 mg/kg', perKg: { amount: 1, unit: 'mg' } };
const FIXED: LineDose = { text: '1 mg', fixed: { amount: 1, unit: 'mg' } };
const line = (medication: string, more: Partial<DoseLine> = {}): DoseLine => ({
  medication,
  indication: medication,
  kind: 'bolus',
  routes: ['IV'],
  adult: DOSE,
  ...more,
});
const first = (lines: readonly DoseLine[], age: 'adult' | 'pediatric' = 'adult', weight = '70', inYears?: string) =>
  firstLines({ medications: lines }, age, kg(weight), inYears === undefined ? null : years(inYears)).map(
    ({ medication }) => medication,
  );

test('the first three lines of the age stand at the top, in the order of the card', () => {
  assert.deepEqual(first([line('a'), line('b'), line('c'), line('d')]), ['a', 'b', 'c']);
  assert.deepEqual(first([line('a'), line('b', { pediatric: DOSE })], 'pediatric', '20'), ['b']);
  assert.deepEqual(first([]), []);
});

test('what is inhaled, counted, mixed first or goes down the tube is none of them; a fluid is', () => {
  const mixed = { recipe: 'r', perMl: { amount: 1, unit: 'mg' } as const };
  assert.deepEqual(
    first([
      line('gas', { kind: 'gas' }),
      line('tablet', { kind: 'solid' }),
      line('pump', { kind: 'infusion' }),
      line('diluted', { preparation: { ...mixed, mandatory: true } }),
      line('tube', { routes: ['tracheal'] }),
      line('cup', { routes: ['nebulized'] }),
      line('fluid', { kind: 'fluid' }),
      line('advised', { preparation: { ...mixed, mandatory: false } }),
      line('vein, else tube', { routes: ['IV', 'tracheal'] }),
    ]),
    ['fluid', 'advised', 'vein, else tube'],
  );
});

test('what the card itself puts first is one of them all the same', () => {
  assert.deepEqual(first([line('pump', { kind: 'infusion', first: true }), line('a')]), ['pump', 'a']);
});

test('another weight and an age that excludes take a line away; an age that is only asked for does not', () => {
  const light = line('light', { pediatric: { ...DOSE, only: { toKg: 10 } } });
  const old = line('old', { pediatric: { ...DOSE, only: { aboveMonths: 120 } } });
  assert.deepEqual(first([light, old], 'pediatric', '10'), ['light', 'old']);
  assert.deepEqual(first([light, old], 'pediatric', '11'), ['old']);
  assert.deepEqual(first([light, old], 'pediatric', '10', '6'), ['light']);
  assert.deepEqual(first([light, old], 'pediatric', '11', '11'), ['old']);
});

test('of one purpose two stand there, each drug with its other ways; without a purpose nothing is a rival', () => {
  const pain = (medication: string) => line(medication, { purpose: 'pain' });
  assert.deepEqual(first([pain('a'), pain('b'), pain('c'), line('d')]), ['a', 'b', 'd']);
  assert.deepEqual(first([pain('a'), pain('b'), pain('a'), line('d')]), ['a', 'b', 'a']);
  assert.deepEqual(first([pain('a'), line('d'), pain('b'), pain('c')]), ['a', 'd', 'b']);
  assert.deepEqual(first([pain('a'), line('b', { purpose: 'fever' }), pain('c')]), ['a', 'b', 'c']);
});

test('the drug for whom the last is unsafe follows it, and only right behind it', () => {
  const instead = line('rocuronium', { whenUnsafe: 'succinylcholine' });
  const three = [line('a'), line('b'), line('succinylcholine')];
  assert.deepEqual(first([...three, instead, line('e')]), ['a', 'b', 'succinylcholine', 'rocuronium']);
  assert.deepEqual(first([...three, line('e'), instead]), ['a', 'b', 'succinylcholine']);
});

test("a card asks for the weight at its top when a child's figures hang on it, with the drugs when an adult's alone do", () => {
  const place = (medications: readonly DoseLine[], joulesPerKg?: readonly number[]) =>
    weightPlace({ medications, first60Seconds: [{}, ...(joulesPerKg === undefined ? [] : [{ joulesPerKg }])] });
  const infusion = (per: 'min' | 'kg/min'): LineDose => ({
    text: 'x',
    infusion: { low: { amount: 1, unit: 'mcg' }, high: { amount: 2, unit: 'mcg' }, per },
  });
  const { adult: _, ...forNobody } = line('x');
  assert.equal(place([]), undefined);
  assert.equal(place([{ ...forNobody, pediatric: DOSE }]), 'top');
  assert.equal(place([line('a')]), 'medications');
  assert.equal(place([line('a'), line('b', { pediatric: DOSE })]), 'top');
  assert.equal(place([line('a', { adult: FIXED, pediatric: FIXED })]), undefined);
  assert.equal(place([line('a', { adult: FIXED, pediatric: infusion('kg/min') })]), 'top');
  assert.equal(place([line('a', { adult: infusion('min') })]), undefined);
  assert.equal(place([line('a', { adult: infusion('kg/min') })]), 'medications');
  assert.equal(place([], [2, 4]), 'top');
});
