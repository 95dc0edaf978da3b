import assert from 'node:assert/strict';
import { test } from 'node:test';
import { momentAt } from './code-oracle/moment.ts';
import { clockText } from './code-oracle/script.ts';
import { SCRIPTS } from './code-oracle/scripts.ts';

const inOrder = (key: string, value: string) => (key === 'cues' ? value.split(',').sort().join(',') : value);

test('there are twelve scripted arrests, each with seconds that a person worked out', () => {
  assert.equal(SCRIPTS.length, 12);
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

  test(`${name}: every dose that was pressed is the one that stood there`, () => {
    const pressed = presses.filter(({ kind, words }) => kind === 'drug' && words[0] !== undefined);
    for (const { at, words } of pressed) {
      const [drug = '', mg, , ml] = words;
      const moment = momentAt(
        presses.filter((press) => press.at < at),
        at,
      );
      const shown = drug === 'epinephrine' ? moment.epinephrine : moment.antiarrhythmic;
      assert.ok(
        shown?.split(',').some((dose) => dose.endsWith(`${mg}:${ml}`)),
        `${clockText(at)} ${drug}: ${shown}`,
      );
    }
    for (const { at, words } of presses.filter(
      ({ kind, words }) => kind === 'shock' && words.length > 0 && !words[0]?.startsWith('@'),
    )) {
      const moment = momentAt(
        presses.filter((press) => press.at < at),
        at,
      );
      assert.equal(moment.energy, words[0], clockText(at));
    }
  });
}
