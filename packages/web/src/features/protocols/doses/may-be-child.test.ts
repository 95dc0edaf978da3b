import assert from 'node:assert/strict';
import { test } from 'node:test';
import { years } from '@first60/clinical';
import { edition } from '@first60/content';
import { stopFacts } from '../../../doses/stop-facts.ts';
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
