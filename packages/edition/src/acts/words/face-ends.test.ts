import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceFor, type Typed } from '../../testing/faces.ts';

const CHILD: Typed = { weight: '16', age: '4' };
const ADULT: Typed = { age: '30' };

test('where the total of a child is said, that of an adult is said too', () => {
  assert.deepEqual(faceFor('cyanide-antidote-kit/hydroxocobalamin').most, [
    'Adult: 10000 mg, no more',
    'Child: 140 mg/kg, max 10000 mg, no more',
  ]);
  // The doses of a known adult say it.
  assert.deepEqual(faceFor('cyanide-antidote-kit/hydroxocobalamin', ADULT).most, []);
  assert.equal(faceFor('cyanide-antidote-kit/hydroxocobalamin', ADULT).again, 'One more, only on order, then no more');
});

test('a total of the drug that one dose does not come to is on the face: doses before count in it', () => {
  assert.deepEqual(faceFor('ondansetron/nausea', CHILD).most, ['Other doses counted: 4 mg, no more']);
  assert.equal(faceFor('ondansetron/nausea', CHILD).again, 'No, one dose only');
  // At 40 kg one dose is the total.
  assert.deepEqual(faceFor('ondansetron/nausea', { weight: '40', age: '12' }).most, []);
});

test('a group that has its next dose on order alone says so beside the time of the other group', () => {
  assert.equal(faceFor('glucagon/anaphylaxis').again, 'Adult: every 5 min; child: only on order');
  assert.equal(faceFor('glucagon/anaphylaxis', ADULT).again, 'Every 5 min');
  assert.equal(faceFor('glucagon/anaphylaxis', CHILD).again, 'Only on order');
});

test('for a patient who gets no dose nothing is done and nothing follows', () => {
  const act = 'glucagon/hypoglycemia-small-child';
  const forAdult = faceFor(act, ADULT);
  assert.deepEqual(forAdult.doses, [{ dose: 'not for this patient', otherwise: [] }]);
  assert.equal(forAdult.again, undefined);
  assert.deepEqual(forAdult.course, []);
  assert.equal(faceFor(act, CHILD).again, 'After 15-20 min, only on order');
  assert.deepEqual(faceFor(act, CHILD).course, ['Measure']);
});

test('a dose per kg that may take two syringes says so, and one that the heaviest patient draws from one does not', () => {
  const recipesOf = (ref: string) => faceFor(ref).doses.map(({ recipe }) => recipe);
  assert.match(recipesOf('magnesium-sulfate/arrest-torsades')[1] ?? '', /= 5 mL .*; above 5 mL twice as much of each$/);
  assert.doesNotMatch(recipesOf('naloxone/breathing')[0] ?? '', /twice/);
  const known = faceFor('magnesium-sulfate/arrest-torsades', CHILD).doses[0]?.recipe;
  assert.doesNotMatch(known ?? '', /twice/);
});
