import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { logOfScript } from './arrest-oracle/log-of-script.ts';
import { momentAt } from './arrest-oracle/moment.ts';
import { clockText, readDrills, readScript, type Script } from './arrest-oracle/script.ts';

type Named = readonly [name: string, script: Script];

const FOLDER = new URL('arrest-oracle/scripts/', import.meta.url);
const DRILLS = new URL('../../../../docs/arrest-drill.md', import.meta.url);

const SCRIPTS: readonly Named[] = readdirSync(FOLDER)
  .sort()
  .map((file) => [file.replace('.txt', ''), readScript(readFileSync(new URL(file, FOLDER), 'utf8'))]);
const SHOUTED = readDrills(readFileSync(DRILLS, 'utf8'));

const inOrder = (key: string, value: string) => (key === 'cues' ? value.split(',').sort().join(',') : value);

test('there are fourteen scripted arrests, each with seconds that a person worked out', () => {
  assert.equal(SCRIPTS.length, 14);
  for (const [name, { expectations }] of SCRIPTS) assert.ok(expectations.length > 8, name);
});

for (const [name, { title, presses, expectations }] of SCRIPTS) {
  test(`${name}: the second reading of the rules says what was worked out by hand. ${title}`, () => {
    const differing = expectations.flatMap(({ at, key, value }) => {
      const shown = momentAt(presses, at)[key];
      return shown === inOrder(key, value) ? [] : [`${clockText(at)} ${key}: ${shown}, by hand ${value}`];
    });
    assert.deepEqual(differing, []);
  });
}

test('every line of a shouted arrest is one that a log can hold', () => {
  for (const [name, { presses }] of SHOUTED) assert.equal(logOfScript(presses).length, presses.length, name);
});

test('two arrests are shouted', () => {
  assert.deepEqual(
    SHOUTED.map(([name, { presses }]) => [name, presses.length > 20]),
    [
      ['Adult', true],
      ['Child', true],
    ],
  );
});

test('a shouted pause is 8 s or less, as the card wants it, and one of each arrest is too long', () => {
  for (const [name, { presses }] of SHOUTED) {
    const pauses = presses.flatMap(({ at, kind }) => {
      if (kind !== 'pause') return [];
      const end = presses.find((next) => next.at > at && momentAt(presses, next.at).pause === '-');
      return [(end?.at ?? Number.NaN) - at];
    });
    assert.ok(pauses.length > 4, name);
    assert.deepEqual(
      pauses.filter((length) => !(length <= 8)),
      [14],
      `${name}: ${pauses}`,
    );
  }
});

for (const [name, { presses }] of [...SCRIPTS, ...SHOUTED]) {
  test(`${name}: every dose and energy that is pressed is the one that stands there`, () => {
    const before = (at: number) =>
      momentAt(
        presses.filter((press) => press.at < at),
        at,
      );
    for (const { at, kind, words } of presses) {
      const [first = '', mg, unit, more] = words;
      const ml = unit === 'mL' ? mg : more;
      if (kind === 'shock' && first !== '') assert.equal(before(at).energy, first, clockText(at));
      if (kind !== 'drug') continue;
      const alone = ['epinephrine', 'dextrose'].includes(first);
      const shown = alone ? `${first}:${before(at)[first]}` : before(at).antiarrhythmic;
      assert.ok(shown?.split(',').includes(`${first}:${mg}:${ml}`), `${clockText(at)} ${first}: ${shown}`);
    }
  });
}
