import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { momentAt } from './code-oracle/moment.ts';
import { clockText, readDrills, readScript, type Script } from './code-oracle/script.ts';

type Named = readonly [name: string, script: Script];

const FOLDER = new URL('code-oracle/scripts/', import.meta.url);
const DRILLS = new URL('../../../../docs/code-drill.md', import.meta.url);

const SCRIPTS: readonly Named[] = readdirSync(FOLDER)
  .sort()
  .map((file) => [file.replace('.txt', ''), readScript(readFileSync(new URL(file, FOLDER), 'utf8'))]);
const SHOUTED = readDrills(readFileSync(DRILLS, 'utf8'));

const inOrder = (key: string, value: string) => (key === 'cues' ? value.split(',').sort().join(',') : value);

test('there are thirteen scripted arrests, each with seconds that a person worked out', () => {
  assert.equal(SCRIPTS.length, 13);
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

test('two arrests are shouted', () => {
  assert.deepEqual(
    SHOUTED.map(([name, { presses }]) => [name, presses.length > 20]),
    [
      ['Adult', true],
      ['Child', true],
    ],
  );
});

for (const [name, { presses }] of [...SCRIPTS, ...SHOUTED]) {
  test(`${name}: every dose and energy that is pressed is the one that stands there`, () => {
    const before = (at: number) =>
      momentAt(
        presses.filter((press) => press.at < at),
        at,
      );
    for (const { at, kind, words } of presses) {
      const [first = '', mg, , ml] = words;
      if (kind === 'shock' && first !== '') assert.equal(before(at).energy, first, clockText(at));
      if (kind !== 'drug') continue;
      const shown = first === 'epinephrine' ? `epinephrine:${before(at).epinephrine}` : before(at).antiarrhythmic;
      assert.ok(shown?.split(',').includes(`${first}:${mg}:${ml}`), `${clockText(at)} ${first}: ${shown}`);
    }
  });
}
