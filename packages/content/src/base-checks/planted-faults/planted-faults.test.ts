import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkEdition, RULES } from '@first60/checks';
import { edition } from '../../base-edition.ts';
import { exceptions } from '../../built/exceptions.ts';
import { ARREST_FAULTS } from './arrest-faults.ts';
import { CARD_FAULTS } from './card-faults.ts';
import { DRUG_FAULTS } from './drug-faults.ts';
import { refusingAlone } from './faults-alone.ts';
import { INSTRUCTION_FAULTS } from './instruction-faults.ts';
import { LIMIT_FAULTS } from './limit-faults.ts';
import { plantedCopy } from './planted-copy.ts';
import type { PlantedFault } from './planted-fault.ts';
import { STOP_FAULTS } from './stop-faults.ts';
import { TABLE_FAULTS } from './table-faults.ts';

const FAULTS: readonly PlantedFault[] = [
  ...CARD_FAULTS,
  ...INSTRUCTION_FAULTS,
  ...TABLE_FAULTS,
  ...DRUG_FAULTS,
  ...STOP_FAULTS,
  ...LIMIT_FAULTS,
  ...ARREST_FAULTS,
];

const refusing = refusingAlone(FAULTS.filter(({ alone }) => alone));

/** Findings of a rule in the unchanged edition. The rule is run only once, no matter how many faults it must refuse. */
const foundBefore = new Map<string, readonly unknown[]>();

for (const planting of FAULTS) {
  const { rule, fault, plant, alone } = planting;
  test(`${rule} refuses ${fault}`, () => {
    const { find } = RULES.find(({ name }) => name === rule) ?? assert.fail(`no rule ${rule}`);
    const before = foundBefore.get(rule) ?? find(edition, exceptions);
    foundBefore.set(rule, before);
    assert.deepEqual(before, []);
    const found = find(plantedCopy(edition, plant), exceptions);
    assert.ok(found.length > 0, 'the rule lets it pass');
    for (const { at, sentence } of found) {
      assert.match(at, /^\/[a-zA-Z]+/);
      assert.match(sentence, /^[A-Z0-9"].*[.!]$/s);
      assert.doesNotMatch(sentence, /undefined|null|\[object|NaN/);
    }
    if (alone) assert.deepEqual(refusing(planting), [rule]);
  });
}

test('each rule refuses a planted fault', () => {
  const refused = new Set(FAULTS.map(({ rule }) => rule));
  assert.deepEqual(
    RULES.map(({ name }) => name).filter((name) => !refused.has(name)),
    [],
  );
});

test('no rule fails over all the faults at once', () => {
  const planted = plantedCopy(edition, (copy) => {
    for (const { plant } of FAULTS.toReversed()) {
      // One fault may have removed the entry that another is planted in.
      try {
        plant(copy);
      } catch {}
    }
  });
  assert.ok(checkEdition(planted, exceptions).length >= FAULTS.length / 2);
});
