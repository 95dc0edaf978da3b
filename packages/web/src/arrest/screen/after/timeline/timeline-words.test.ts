import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PlanNames } from '../../words/event-words.ts';
import { planNames } from '../../words/plan-names.ts';
import { timelineWords } from './timeline-words.ts';

const NO_NAMES = { causes: [], facts: [], rosc: [] };
const ADULT: PlanNames = { ...NO_NAMES, drugs: [{ id: 'amiodarone-first', name: 'Amiodarone' }] };
const CHILD: PlanNames = { ...NO_NAMES, drugs: [{ id: 'amiodarone', name: 'Amiodarone' }] };

test('a line says whether an energy was worked out or read off the device', () => {
  const words = [{ joules: 28 }, { joules: 50, device: true } as const, {}].map((energy) =>
    timelineWords({ kind: 'shock', ...energy }, undefined),
  );
  assert.deepEqual(words, ['Shock 28 J (calculated)', 'Shock 50 J', 'Shock']);
});

test('a line of a drug says who read it back, a role only where one was named', () => {
  const given = { kind: 'drug', drug: 'amiodarone', route: 'IO' } as const;
  assert.equal(timelineWords(given, CHILD), 'Amiodarone IO');
  assert.equal(
    timelineWords({ ...given, checkedBy: 'second-person' }, CHILD),
    'Amiodarone IO, read back by: second person',
  );
  assert.match(timelineWords({ ...given, checkedBy: 'airway' }, CHILD), /, read back by: Airway$/);
});

test('a line of a drug says what the volume was drawn from', () => {
  const given = {
    kind: 'drug',
    drug: 'amiodarone',
    amount: { value: '80', unit: 'mg' },
    volume: '1.6',
    route: 'IO',
  } as const;
  assert.equal(timelineWords({ ...given, strength: '50 mg/mL' }, CHILD), 'Amiodarone 80 mg = 1.6 mL of 50 mg/mL IO');
  assert.equal(timelineWords(given, CHILD), 'Amiodarone 80 mg = 1.6 mL IO');
});

test('what was given by the plan of an adult keeps its name in the log of a child', () => {
  const given = { kind: 'drug', drug: 'amiodarone-first', amount: { value: '300', unit: 'mg' }, route: '' } as const;
  const names = planNames({ adult: ADULT, child: CHILD }, 'child');
  assert.equal(timelineWords(given, names), 'Amiodarone 300 mg');
  assert.equal(planNames({}, 'child'), undefined);
});
