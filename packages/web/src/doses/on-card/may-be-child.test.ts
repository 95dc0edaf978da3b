import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, years } from '@first60/clinical';
import { edition } from '@first60/content';
import { stopFacts } from '../stop-facts.ts';
import { stopsOf } from './line-facts.ts';
import { notedAge } from './may-be-child.ts';

test('that succinylcholine can stop the heart of a child stands with an adult’s dose unless the age is 18 or more', () => {
  const line = edition.protocols['rapid-sequence-intubation']?.medications.find(
    ({ medication }) => medication === 'succinylcholine',
  );
  const says = (age: 'adult' | 'pediatric' | 'both', known: string | null): boolean =>
    JSON.stringify(stopFacts(line?.contraindications, notedAge(age, known === null ? null : years(known)))).includes(
      'hidden muscle disease',
    );
  assert.deepEqual(
    [says('adult', null), says('adult', '15'), says('adult', '17'), says('both', null), says('pediatric', '6')],
    [true, true, true, true, true],
  );
  assert.deepEqual([says('adult', '18'), says('adult', '70')], [false, false]);
});

test('a weight hides a stop for the very young only where no age is known: a newborn entered with 12 kg keeps it', () => {
  const line = edition.protocols.seizures?.medications.find(({ medication }) => medication === 'midazolam');
  assert.ok(line);
  const says = (kilograms: string, known: string | null): boolean => {
    const patient = { weight: kg(kilograms), age: 'pediatric', years: known === null ? null : years(known) } as const;
    return JSON.stringify(stopsOf(line, patient)).includes('under 1 month');
  };
  assert.deepEqual([says('12', '0.05'), says('3', null), says('12', null)], [true, true, false]);
});
