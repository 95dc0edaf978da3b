import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEdition, RULES } from '@first60/checks';
import { edition } from '../../built/edition.ts';
import { exceptions } from '../../built/exceptions.ts';
import { CARD_FAULTS } from './card-faults.ts';
import { CODE_FAULTS } from './code-faults.ts';
import { DRUG_FAULTS } from './drug-faults.ts';
import { INSTRUCTION_FAULTS } from './instruction-faults.ts';
import { LIMIT_FAULTS } from './limit-faults.ts';
import type { Planted, PlantedFault } from './planted-fault.ts';
import { STOP_FAULTS } from './stop-faults.ts';
import { TABLE_FAULTS } from './table-faults.ts';

const FAULTS: readonly PlantedFault[] = [
  ...CARD_FAULTS,
  ...INSTRUCTION_FAULTS,
  ...TABLE_FAULTS,
  ...DRUG_FAULTS,
  ...STOP_FAULTS,
  ...LIMIT_FAULTS,
  ...CODE_FAULTS,
];

/** Through JSON, so that two cards which share a line each have their own. */
const copy = (): Planted => JSON.parse(JSON.stringify(edition));

for (const { rule, fault, plant, alone } of FAULTS) {
  test(`${rule} refuses ${fault}`, () => {
    const { find } = RULES.find(({ name }) => name === rule) ?? assert.fail(`no rule ${rule}`);
    const planted = copy();
    assert.deepEqual(find(planted, exceptions), []);
    plant(planted);
    const found = find(planted, exceptions);
    assert.ok(found.length > 0, 'the rule lets it pass');
    for (const { at, sentence } of found) {
      assert.match(at, /^\/[a-zA-Z]+/);
      assert.match(sentence, /^[A-Z0-9"].*[.!]$/s);
      assert.doesNotMatch(sentence, /undefined|null|\[object|NaN/);
    }
    if (alone) assert.deepEqual([...new Set(checkEdition(planted, exceptions).map((each) => each.rule))], [rule]);
  });
}

test('each rule refuses a planted fault', () => {
  const refusing = new Set(FAULTS.map(({ rule }) => rule));
  assert.deepEqual(
    RULES.map(({ name }) => name).filter((name) => !refusing.has(name)),
    [],
  );
});

test('no rule fails over all the faults at once', () => {
  const planted = copy();
  for (const { plant } of FAULTS.toReversed()) {
    // A fault may have taken out what another is planted in.
    try {
      plant(planted);
    } catch {}
  }
  assert.ok(checkEdition(planted, exceptions).length >= FAULTS.length / 2);
});
