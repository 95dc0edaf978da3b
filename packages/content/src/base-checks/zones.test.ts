import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findZone, kg } from '@first60/clinical';
import { type Line, ZONE_IDS } from '@first60/edition';
import { edition } from '../base-edition.ts';

const { zones } = edition;

test('nine zones in order, with the ranges and averages of the requirement', () => {
  assert.deepEqual(
    zones.map(({ color, weightRange: { from, to }, avgWeight }) => `${color} ${from}-${to} ${avgWeight}`),
    [
      'Gray 3-5 4',
      'Pink 6-7 6.5',
      'Red 8-9 8.5',
      'Purple 10-11 10.5',
      'Yellow 12-14 13',
      'White 15-18 16.5',
      'Blue 19-23 21',
      'Orange 24-29 26.5',
      'Green 30-36 33',
    ],
  );
  assert.deepEqual(
    zones.map(({ id }) => id),
    [...ZONE_IDS],
  );
  for (const { id, color } of zones) assert.equal(id, color.toLowerCase());
});

test('every zone holds its own average, and the eight half kilograms between them hold to none', () => {
  for (const zone of zones) assert.deepEqual(findZone(kg(zone.avgWeight), zones), { kind: 'inside', zone });
  const between = ['5.5', '7.5', '9.5', '11.5', '14.5', '18.5', '23.5', '29.5'];
  assert.deepEqual(
    between.map((weight) => findZone(kg(weight), zones).kind),
    between.map(() => 'between'),
  );
  assert.equal(findZone(kg('2.9'), zones).kind, 'below');
  assert.equal(findZone(kg('36.1'), zones).kind, 'above');
});

type Field =
  | 'length'
  | 'age'
  | 'ettSize'
  | 'ettDepth'
  | 'lvMask'
  | 'oralAirway'
  | 'bvmSize'
  | 'foleySize'
  | 'chestTube'
  | 'ivSize'
  | 'ioSize';

/** Numbers of each column, gray to green, re-entered from the equipment tables, not taken from the zones. */
const COLUMNS: Readonly<Record<Field, string>> = {
  length: '47-59.5 | 59.5-66 | 66-73 | 73-83 | 83-94.5 | 94.5-107 | 107-119.5 | 119-129 | 129-141.5',
  age: '3 | 3-6 | 7-10 | 11-18 | 19-35 | 3-4 | 5-6 | 7-9 | 10-12',
  ettSize: '3.5 3 3 | 3.5 3 | 3.5 3 | 4 3.5 | 4.5 4 | 5 4.5 | 5.5 5 | 6 | 6.5',
  ettDepth: '3 9-9.5 4 9.5-10 5 10-10.5 | 10.5-11 | 10.5-11 | 11-12 | 13.5 | 14-15 | 16.5 | 17-18 | 18.5-19.5',
  lvMask: '1 1 | 1.5 1.5 | 1.5 1.5 | 2 1.5 | 2 2 | 2 2 | 2.5 2 | 2.5 2.5 | 3 2.5',
  oralAirway: '50 | 50 | 50 | 60 | 60 | 60 | 70 | 80 | 80',
  bvmSize: '200-450 | 400-700 | 400-700 | 400-700 | 400-700 | 400-700 | 400-700 | 900 | 900',
  foleySize: '5 | 8 | 8 | 8-10 | 10 | 10-12 | 10-12 | 12 | 12',
  chestTube: '10-12 | 10-12 | 10-12 | 16-20 | 20-24 | 20-24 | 24-32 | 28-32 | 32-38',
  ivSize: '22-24 | 22-24 | 22-24 | 20-24 | 18-22 | 18-22 | 18-20 | 18-20 | 16-20',
  ioSize: '18 15 15 | 18 15 15 | 18 15 15 | 15 15 | 15 15 | 15 15 | 15 15 | 15 15 25 | 15 15 25',
};

const isField = (name: string): name is Field => name in COLUMNS;

for (const [field, expected] of Object.entries(COLUMNS)) {
  test(`${field}: ${expected}`, () => {
    assert.ok(isField(field));
    const numbers = zones.map((zone) => (zone[field].text.match(/[\d.]+(-[\d.]+)?/g) ?? []).join(' '));
    assert.equal(numbers.join(' | '), expected);
  });
}

test('pads: pediatric under 10 kg, adult if they fit from 10 kg, adult AED pads from 25 kg', () => {
  const kind = (text: string) =>
    text.startsWith('Infant') ? 'infant' : text.includes('if they do not touch') ? 'fit' : 'adult';
  assert.deepEqual(
    zones.map(({ defibPadSize }) => kind(defibPadSize.text)),
    ['infant', 'infant', 'infant', 'fit', 'fit', 'fit', 'fit', 'adult', 'adult'],
  );
  assert.ok(zones.slice(3, 7).every(({ defibPadSize }) => defibPadSize.text.includes('8-10 cm')));
  assert.ok(zones.slice(7).every(({ defibPadSize }) => defibPadSize.text.includes('25 kg or 8 years')));
});

const lines = zones.flatMap((zone) =>
  Object.entries(zone).flatMap(([field, value]) =>
    isLine(value) ? [{ where: `${zone.id} ${field}`, line: value }] : [],
  ),
);

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'text' in value;
}

test('every zone has 13 lines with sources; the bag volumes alone are marked for review', () => {
  assert.equal(lines.length, 9 * 13);
  for (const { where, line } of lines) {
    assert.ok(line.sources.length > 0, where);
    assert.equal(line.review === 'needs-source', where.endsWith('bvmSize'), where);
  }
});

test('the fills are nine different colors', () => {
  assert.deepEqual(
    zones.map(({ colorCode }) => colorCode),
    ['#4B5563', '#F9A8D4', '#B91C1C', '#6B21A8', '#FACC15', '#FFFFFF', '#1D4ED8', '#FB923C', '#15803D'],
  );
});

test('the ages of the zones in months, from the first up to but not including the other', () => {
  assert.deepEqual(
    zones.map(({ color, ageMonths }) => `${color} ${ageMonths?.from}-${ageMonths?.below}`),
    [
      'Gray 0-3',
      'Pink 3-7',
      'Red 7-11',
      'Purple 11-19',
      'Yellow 19-36',
      'White 36-60',
      'Blue 60-84',
      'Orange 84-120',
      'Green 120-156',
    ],
  );
});
