import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { objectedTo } from '../../testing/finds.ts';
import { smallEdition } from '../../testing/small-edition.ts';
import { first60Patients } from './first-60-patients.ts';

const BARE = [
  'Epinephrine 0.5 mg IM, repeat in 5 min.',
  'Synchronized shock now.',
  'Epinephrine: 1 mg IV.',
  'Tourniquet high on the limb.',
  'Needle 14G, 8 cm long.',
  'Saline 1 L at once.',
  '3 injectors, then decontaminate.',
  'Compress 100-120 per min.',
];
const BOUNDED = [
  'Swollen lips, poor breathing: epinephrine 0.5 mg.',
  'Unstable because of the rhythm: synchronized shock now.',
  'Asystole or PEA: epinephrine 1 mg IV/IO.',
  'Epinephrine 0.5 mg IM only if SBP is below 90.',
  'Look in the mouth. Suction.',
];

test('a drug, a shock and a maneuver for nobody in particular are found, and bounded ones pass', () => {
  assert.deepEqual(objectedTo(first60Patients, [...BARE, ...BOUNDED], 'first60Seconds'), BARE);
});

test('the sentence names card, line, words and what to write', () => {
  const edition = smallEdition();
  edition.protocols.fall?.first60Seconds.push({ text: 'Epinephrine 0.5 mg IM.', sources: ['guide'] });
  assert.deepEqual(
    first60Patients.find(edition, NO_EXCEPTIONS).map(({ sentence }) => sentence),
    [
      'Fall, First 60, line 2, "Epinephrine 0.5 mg IM.", gives epinephrine without saying for whom: begin it with the patient it is for, "Adult: …".',
    ],
  );
});

test('a line for all of its card passes while it stands there, and is asked about when it is gone', () => {
  const exceptions = { ...NO_EXCEPTIONS, linesForAll: [{ text: 'Compress 100-120 per min.', why: 'an arrest' }] };
  assert.deepEqual(objectedTo(first60Patients, ['Compress 100-120 per min.'], 'first60Seconds', exceptions), []);
  assert.deepEqual(
    first60Patients.find(smallEdition(), exceptions).map(({ level }) => level),
    ['asks'],
  );
});
