import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOUNDS_TABLE, everyDose, RULES } from '@first60/checks';
import type { Edition } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { exceptions } from '../built/exceptions.ts';

const doses = everyDose(edition).filter(({ fixed, perKg, infusion }) => fixed ?? perKg ?? infusion);

/**
 * The doses that are refused when every figure with one of these names, or every figure if null, is multiplied by
 * `times`.
 */
function refusedAfter(names: ReadonlySet<string> | null, times: number, units: Readonly<Record<string, string>> = {}) {
  const copy: Edition = JSON.parse(JSON.stringify(edition), (name, value) => {
    const isFigure = typeof value?.amount === 'number' && typeof value.unit === 'string';
    if (!isFigure || NO_DOSES.has(name) || (names !== null && !names.has(name))) return value;
    return { amount: Number((value.amount * times).toPrecision(12)), unit: units[value.unit] ?? value.unit };
  });
  const { find } = RULES.find(({ name }) => name === 'bounds') ?? assert.fail('there is no rule "bounds"');
  return new Set(find(copy, exceptions).map(({ at }) => at));
}

/** Strengths and totals are also stored as figures, but they are not doses. */
const NO_DOSES: ReadonlySet<string> = new Set([
  'concentration',
  'perMl',
  'totalPerKg',
  'totalMax',
  'orderAbove',
  'min',
]);

const placesOf = (some: typeof doses, refused: ReadonlySet<string>): string[] =>
  some.filter(({ at }) => !refused.has(at)).map(({ at, where }) => `${where} (${at})`);

test('every dose of the edition lies within its bounds', () => {
  assert.ok(doses.length > 500, `only ${doses.length}`);
  assert.deepEqual([...refusedAfter(null, 1)], []);
});

for (const [times, error] of [
  [10, 'ten times up'],
  [0.1, 'ten times down'],
] as const) {
  test(`every dose of the edition is refused ${error}, whether with its maximum or alone`, () => {
    assert.deepEqual(placesOf(doses, refusedAfter(null, times)), []);
    for (const name of ['fixed', 'perKg', 'max', 'low'] as const) {
      const some = doses
        .filter(({ infusion, ...dose }) => ({ ...infusion, ...dose })[name] !== undefined)
        .filter(({ at }) => !/quick|adultDosing|youngs/.test(at));
      assert.deepEqual(placesOf(some, refusedAfter(new Set([name]), times)), [], name);
    }
  });
}

test('every dose in mg is refused in mcg, and every one in mcg in mg', () => {
  const some = doses.filter(({ fixed, perKg, infusion }) =>
    ['mg', 'mcg'].includes((fixed ?? perKg ?? infusion?.low)?.unit ?? ''),
  );
  assert.deepEqual(placesOf(some, refusedAfter(null, 1, { mg: 'mcg', mcg: 'mg' })), []);
});

test('each bound names sources of the edition, and no drug has two entries', () => {
  const names = BOUNDS_TABLE.flatMap((entry) => entry.names);
  assert.equal(new Set(names).size, names.length);
  for (const { names, bands } of BOUNDS_TABLE) {
    for (const { sources, ways } of bands) {
      assert.ok(sources.length > 0 && ways.length > 0, names.join());
      for (const key of sources) assert.ok(Object.hasOwn(edition.sources, key), `${names.join()}: ${key}`);
    }
  }
});

test('the ends of each bound are less than tenfold apart; an upper end by weight may be, since the lower is not', () => {
  const wide = BOUNDS_TABLE.flatMap(({ names, bands }) =>
    bands.flatMap(({ single, child, perKg, perMinute, perKgMinute }) => {
      const narrow = [single, child, perKg, perMinute?.low, perMinute?.high, perKgMinute?.low];
      const refused = [
        ...narrow.filter((range) => range && range[1] / range[0] >= 10),
        ...[perKgMinute?.high].filter((range) => range && range[1] / range[0] > 10),
      ];
      return refused.map((range) => `${names[0]} ${range?.join('-')}`);
    }),
  );
  assert.deepEqual(wide, []);
});
