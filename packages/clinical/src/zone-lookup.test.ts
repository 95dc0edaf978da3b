import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg } from './units.ts';
import { findZone } from './zone-lookup.ts';

const zone = (name: string, from: number, to: number) => ({ name, weightRange: { from, to } });
const ZONES = [zone('pink', 6, 7), zone('gray', 3, 5), zone('red', 8, 9)];

const match = (weight: string): string => {
  const found = findZone(kg(weight), ZONES);
  switch (found.kind) {
    case 'inside':
      return found.zone.name;
    case 'between':
      return `${found.lower.name}-${found.upper.name}`;
    case 'below':
      return `below ${found.first.name}`;
    case 'above':
      return `above ${found.last.name}`;
  }
};

for (const [weight, expected] of [
  ['0.1', 'below gray'],
  ['2.9', 'below gray'],
  ['3', 'gray'],
  ['4.5', 'gray'],
  ['5', 'gray'],
  ['5.1', 'gray-pink'],
  ['5.5', 'gray-pink'],
  ['5.9', 'gray-pink'],
  ['6', 'pink'],
  ['7', 'pink'],
  ['7.5', 'pink-red'],
  ['8', 'red'],
  ['9', 'red'],
  ['9.1', 'above red'],
  ['150', 'above red'],
] as const) {
  test(`${weight} kg is ${expected}`, () => assert.equal(match(weight), expected));
}

test('a tape without zones is refused', () => assert.throws(() => findZone(kg(3), []), RangeError));
