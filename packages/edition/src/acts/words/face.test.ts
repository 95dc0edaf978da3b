import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faceFor, type Typed } from '../../testing/faces.ts';
import type { Face } from './face.ts';
import type { FaceDose } from './face-dose.ts';

/** A dose as one reads it: "adult: 10 mg = 2 mL of 5 mg/mL". What only some doses have is told apart from it. */
const doseText = ({ whose, dose, volume, strength }: FaceDose): string =>
  [
    whose === undefined ? '' : `${whose}: `,
    dose,
    volume === undefined ? '' : ` = ${volume}`,
    strength === undefined ? '' : ` of ${strength}`,
  ].join('');

const dosesOf = (ref: string, patient: Typed = {}) => faceFor(ref, patient).doses.map(doseText);

/** The parts of a face that are named, and no other. */
const partsOf = <Part extends keyof Face>(ref: string, patient: Typed, parts: readonly Part[]) => {
  const face = faceFor(ref, patient);
  return Object.fromEntries(parts.map((part) => [part, face[part]]));
};

const CHILD: Typed = { weight: '16', age: '4' };
const ADULT: Typed = { age: '30' };
const EMPTY = 'in an empty labeled syringe, never a flush';

test('midazolam: for a weight in figures, without a patient for each group with its own limits', () => {
  assert.deepEqual(dosesOf('midazolam/seizure-im', CHILD), ['3.2 mg = 0.64 mL of 5 mg/mL']);
  assert.deepEqual(dosesOf('midazolam/seizure-im'), [
    'adult: 10 mg = 2 mL of 5 mg/mL',
    'child: 0.2 mg/kg, max 10 mg = 0.04 mL/kg, max 2 mL of 5 mg/mL',
  ]);
  const parts = ['how', 'again', 'most', 'order', 'callFirst', 'watch'] as const;
  assert.deepEqual(partsOf('midazolam/seizure-im', CHILD, parts), {
    how: 'IM or intranasal, half in each nostril',
    again: 'No, more only on order',
    most: ['Other doses counted: 6.4 mg midazolam in all, no more'],
    order: ['Midazolam-already-given: only on order'],
    callFirst: [],
    watch: ['bag-mask-ready', 'spo2'],
  });
  assert.deepEqual(partsOf('midazolam/seizure-im', {}, ['most', 'callFirst']), {
    most: [
      'Adult, other doses counted: 10 mg midazolam in all, then OLMD',
      'Child: 0.4 mg/kg, max 10 mg midazolam in all, no more',
    ],
    // Nobody is known, so the patient may be one of these.
    callFirst: ['under 1 month'],
  });
});

test('the greatest and the least dose say that they are a limit', () => {
  const [dose] = faceFor('midazolam/seizure-im', { weight: '60', age: '14' }).doses;
  assert.equal(dose?.dose, '10 mg');
  assert.equal(dose?.limit, 'max');
  assert.equal(faceFor('midazolam/seizure-im', CHILD).doses[0]?.limit, undefined);
});

test('a dose that is halved, with its total', () => {
  const old = { weight: '80', age: '70' };
  assert.deepEqual(dosesOf('midazolam/sedation', old), ['2.5 mg = 2.5 mL of 1 mg/mL']);
  assert.equal(faceFor('midazolam/sedation', old).doses[0]?.because, 'half of dose and total: from 69 years');
  assert.deepEqual(partsOf('midazolam/sedation', old, ['most', 'again', 'course', 'instead']), {
    most: ['Other doses counted: 5 mg midazolam in all, then OLMD'],
    again: 'One more after 5 min, at the latest by 20 min',
    course: ['Within 5 min after etomidate or propofol', '10-15 min after ketamine'],
    instead: ['Low-pressure: magnesium-sulfate'],
  });
  const drunk = { age: '30', has: ['alcohol-or-opioid'] };
  assert.deepEqual(dosesOf('fentanyl/pain', drunk), ['25 mcg = 0.5 mL of 50 mcg/mL']);
  assert.equal(faceFor('fentanyl/pain', drunk).doses[0]?.because, 'half of dose and total: alcohol-or-opioid');
  assert.deepEqual(faceFor('fentanyl/pain', drunk).most, ['Other doses counted: 75 mcg fentanyl in all, then OLMD']);
});

test('a dose that would be another one under what is not known says for whom, and repeats no group of its row', () => {
  const otherwise = (ref: string, patient: Typed = {}) => faceFor(ref, patient).doses.map((dose) => dose.otherwise);
  assert.deepEqual(otherwise('fentanyl/pain', ADULT), [
    ['alcohol-or-opioid: half, 25 mcg = 0.5 mL, 75 mcg in all', 'low-pressure: none, at most 25 mcg = 0.5 mL'],
  ]);
  assert.deepEqual(otherwise('midazolam/agitation-im'), [['from 69 years: half, 2.5 mg = 0.5 mL, 5 mg in all'], []]);
  assert.deepEqual(otherwise('sodium-chloride/shock'), [['heart-failure: 250 mL'], [], []]);
  assert.deepEqual(otherwise('fentanyl/pain', { age: '30', not: ['alcohol-or-opioid', 'low-pressure'] }), [[]]);
});

test('a dose with an order before each says that once; a call after one of them says nothing more', () => {
  assert.deepEqual(faceFor('naloxone/breathing', ADULT).order, ['Only on order']);
  assert.deepEqual(faceFor('fentanyl/pain', ADULT).order, ['Only on order']);
  // A child has an order before each dose; an adult only without danger to life.
  assert.deepEqual(faceFor('midazolam/agitation-im', CHILD).order, ['Only on order']);
  assert.deepEqual(faceFor('midazolam/agitation-im').order, [
    'Only on order, unless danger-to-life',
    'Child: only on order',
  ]);
});

test('a number of doses that ends with OLMD says the order after it too', () => {
  assert.deepEqual(partsOf('calcium-chloride/hyperkalemia', {}, ['again', 'most', 'order']), {
    again: 'One more',
    most: ['2 doses, then OLMD'],
    order: [],
  });
});

test('magnesium: a must-be-diluted drug has its recipe for each group, and the volume of a muscle is divided', () => {
  assert.deepEqual(dosesOf('magnesium-sulfate/arrest-torsades'), [
    'adult: 2000 mg = 20 mL of 100 mg/mL',
    'child: 50 mg/kg, max 2000 mg = 0.25 mL/kg, max 10 mL of 200 mg/mL',
  ]);
  assert.deepEqual(
    faceFor('magnesium-sulfate/arrest-torsades').doses.map(({ recipe }) => recipe),
    [
      `4 mL of 500 mg/mL + 16 mL saline = 20 mL of 100 mg/mL, ${EMPTY}`,
      `2 mL of 500 mg/mL + 3 mL saline = 5 mL of 200 mg/mL, ${EMPTY}; above 5 mL twice as much of each`,
    ],
  );
  // An arrest lifts what the drug and its class forbid, and nothing ends the dose.
  assert.deepEqual(partsOf('magnesium-sulfate/arrest-torsades', {}, ['how', 'never', 'stopIf']), {
    how: 'IV/IO, over 1-2 min',
    never: [],
    stopIf: [],
  });
  assert.deepEqual(
    partsOf('magnesium-sulfate/bronchospasm', { weight: '20', age: '6' }, ['never', 'callFirst', 'stopIf', 'know']),
    {
      never: ['myasthenia', 'heart-block'],
      callFirst: ['kidney-failure', 'slow-pulse', 'low-pressure'],
      stopIf: ['knee-reflex-lost', 'breathing-slow', 'pressure-falls'],
      know: ['Kidney-failure: care'],
    },
  );
  assert.equal(
    faceFor('magnesium-sulfate/eclampsia-im', ADULT).how,
    'IM in 2 parts, outer upper quarter of the buttock, deep, a vial each side',
  );
  assert.equal(faceFor('magnesium-sulfate/eclampsia-im', ADULT).doses[0]?.containers, '2 vials');
});

test('an infusion: rates in mL/h, how its bag is made, and the device of one group alone', () => {
  assert.deepEqual(dosesOf('epinephrine-1-1000/infusion'), [
    'adult: 2-10 mcg/min = 30-150 mL/h of 4 mcg/mL',
    'child: 0.1-1 mcg/kg/min = 1.5-15 mL/kg/h of 4 mcg/mL',
  ]);
  assert.deepEqual(dosesOf('epinephrine-1-1000/infusion', { weight: '20', age: '6' }), [
    '2-20 mcg/min = 30-300 mL/h of 4 mcg/mL',
  ]);
  assert.equal(
    faceFor('epinephrine-1-1000/infusion', ADULT).doses[0]?.recipe,
    'Empty a 500 mL saline bag to 250 mL, put in 1 mL of 1 mg/mL (1 mg) = 250 mL of 4 mcg/mL. Label it. Never in dextrose 10% or a 100 mL bag',
  );
  assert.deepEqual(partsOf('epinephrine-1-1000/infusion', {}, ['how', 'order', 'course']), {
    how: 'IV/IO, child: by pump',
    order: ['Child, slow-pulse: only on order', 'Child: above 10 mcg/min (150 mL/h): ask OLMD again'],
    course: ['Run the line full'],
  });
  assert.deepEqual(partsOf('epinephrine-1-1000/infusion', { weight: '20', age: '6' }, ['how', 'order']), {
    how: 'IV/IO, by pump',
    order: ['Slow-pulse: only on order', 'Above 10 mcg/min (150 mL/h): ask OLMD again'],
  });
  assert.equal(faceFor('epinephrine-1-1000/infusion', ADULT).how, 'IV/IO');
});

test('a group is named where it alone has a value, and the site stands with its route', () => {
  assert.equal(faceFor('epinephrine-1-1000/anaphylaxis').how, 'IM, outer thigh, middle, child: 1 mL syringe');
  assert.equal(faceFor('epinephrine-1-1000/anaphylaxis', ADULT).how, 'IM, outer thigh, middle');
  assert.equal(faceFor('ipratropium/wheeze').how, 'Nebulized, adult: nebulizer with a mask');
  assert.equal(faceFor('midazolam/agitation-im').how, 'IM or adult also intranasal, half in each nostril');
  assert.equal(faceFor('midazolam/agitation-im', CHILD).how, 'IM');
});

test('a time is said of the vein and not of the muscle', () => {
  assert.equal(faceFor('fentanyl/pain', ADULT).how, 'IV over 2 min or IM, outer thigh');
});

test('naloxone: a later dose is that of its own group', () => {
  assert.deepEqual(
    faceFor('naloxone/opioid').doses.map((dose) => [doseText(dose), dose.later]),
    [
      ['adult: 0.4 mg = 1 mL of 0.4 mg/mL', 'from the 4th dose 2 mg = 5 mL'],
      ['child: 0.1 mg/kg, max 2 mg = 0.25 mL/kg, max 5 mL of 0.4 mg/mL', undefined],
    ],
  );
  assert.equal(faceFor('naloxone/opioid', CHILD).doses[0]?.later, undefined);
  assert.deepEqual(
    partsOf('naloxone/opioid', {}, ['how', 'again', 'most', 'never', 'callFirst', 'course', 'instead']),
    {
      how: 'IV/IO or IM',
      again: 'Every 2-3 min',
      most: ['10 mg naloxone in all, then OLMD'],
      never: ['child, mother-on-opioids (ventilate)'],
      callFirst: ['under 1 month (ventilate)'],
      course: ['Ventilate'],
      instead: ['Slow-but-breathing: opioid suspected, breathing enough'],
    },
  );
});

test('naloxone: an act for adults alone, in figures between two, and nothing for a child', () => {
  assert.deepEqual(dosesOf('naloxone/breathing', ADULT), ['0.04-0.08 mg = 0.5-1 mL of 0.08 mg/mL']);
  assert.equal(
    faceFor('naloxone/breathing', ADULT).doses[0]?.recipe,
    `2 mL of 0.4 mg/mL + 8 mL saline = 10 mL of 0.08 mg/mL, ${EMPTY}`,
  );
  assert.deepEqual(dosesOf('naloxone/breathing', CHILD), ['not for this patient']);
  assert.deepEqual(faceFor('naloxone/opioid', CHILD).instead, []);
});

test('saline: a fluid has no strength, liters are liters, and each step names its patients', () => {
  assert.deepEqual(dosesOf('sodium-chloride/shock'), [
    'adult: up to 1000 mL',
    'child from 1 month: 20 mL/kg, max 1000 mL',
    'newborn: 10 mL/kg',
  ]);
  assert.deepEqual(partsOf('sodium-chloride/shock', {}, ['most', 'order', 'never', 'course', 'target']), {
    most: ['Adult: 2 L, then OLMD', 'Child: 40 mL/kg, max 2000 mL, then OLMD'],
    order: ['Newborn: from the 2nd dose: only on order'],
    never: ['wet-lungs'],
    course: [
      'In steps: adult, bleeding: 250 mL; adult, else: 250-500 mL; child from 1 month: 10 mL/kg; newborn: 10 mL/kg',
      'Lungs after each step',
    ],
    target: ['Adult: SBP 90 mmHg'],
  });
  assert.deepEqual(partsOf('sodium-chloride/shock', ADULT, ['most', 'course', 'target']), {
    most: ['2 L, then OLMD'],
    course: ['In steps: bleeding: 250 mL; else 250-500 mL', 'Lungs after each step'],
    target: ['SBP 90 mmHg'],
  });
  assert.deepEqual(faceFor('sodium-chloride/shock', { age: '30', has: ['bleeding'] }).course[0], 'In steps of 250 mL');
  assert.deepEqual(faceFor('sodium-chloride/shock', CHILD).course[0], 'In steps of 160 mL');
});

test('a dose and a step that crews say in mL', () => {
  assert.deepEqual(dosesOf('dextrose-10/low-glucose', ADULT), ['250 mL (25 g) of 0.1 g/mL']);
  assert.deepEqual(faceFor('dextrose-10/low-glucose', ADULT).course, ['In steps of 100 mL (10 g)']);
  assert.deepEqual(dosesOf('dextrose-10/low-glucose', CHILD), ['80 mL (8 g) of 0.1 g/mL']);
});

test('calcium: a child under 1 year without a weight has the recipe for each mL', () => {
  assert.deepEqual(dosesOf('calcium-chloride/hyperkalemia', { age: '0.5' }), [
    '20 mg/kg, max 1000 mg = 0.4 mL/kg, max 20 mL of 50 mg/mL',
  ]);
  assert.equal(
    faceFor('calcium-chloride/hyperkalemia', { age: '0.5' }).doses[0]?.recipe,
    `each mL of 100 mg/mL + 1 mL saline = 50 mg/mL, ${EMPTY}`,
  );
  assert.deepEqual(
    faceFor('calcium-chloride/hyperkalemia').doses.map((dose) => [doseText(dose), dose.recipe !== undefined]),
    [
      ['adult: 1000 mg = 10 mL of 100 mg/mL', false],
      ['child under 1 year: 20 mg/kg, max 1000 mg = 0.4 mL/kg, max 20 mL of 50 mg/mL', true],
      ['child from 1 year: 20 mg/kg, max 1000 mg = 0.2 mL/kg, max 10 mL of 100 mg/mL', false],
    ],
  );
  const parts = ['how', 'callFirst', 'course'] as const;
  assert.deepEqual(partsOf('calcium-chloride/hyperkalemia', { age: '0.5' }, parts), {
    how: 'IV/IO, cardiac-arrest: push; else over 5-10 min',
    callFirst: ['digoxin (with a pulse)', 'slow-pulse'],
    course: ['Then flush'],
  });
  assert.equal(faceFor('calcium-chloride/hyperkalemia', { age: '30', has: ['cardiac-arrest'] }).how, 'IV/IO, push');
});

test('acetaminophen: a child of 16 kg has one total a day, the smaller', () => {
  assert.deepEqual(dosesOf('acetaminophen/pain-fever', CHILD), ['240 mg = 24 mL of 10 mg/mL']);
  assert.deepEqual(partsOf('acetaminophen/pain-fever', CHILD, ['how', 'again', 'most']), {
    how: 'IV, over 15 min',
    again: 'After 4 h',
    most: ['960 mg a day, no more'],
  });
});

test('a total of one act alone leaves the total of the drug on the face, and is said where doses can pass it', () => {
  assert.deepEqual(faceFor('fentanyl/pacing', ADULT).most, ['100 mcg, no more', '150 mcg fentanyl in all, then OLMD']);
  // Its own doses come to 50 mcg: only others can bring it to the total, which is no room for more of this use.
  assert.deepEqual(faceFor('fentanyl/one-shock', ADULT).most, [
    '50 mcg for this use, no more',
    'Other doses counted: 150 mcg fentanyl in all, then OLMD',
  ]);
});

test('nebules are counted: half a nebule, one nebule', () => {
  assert.deepEqual(
    faceFor('ipratropium/wheeze').doses.map((dose) => [doseText(dose), dose.containers]),
    [
      ['adult: 0.5 mg', '1 nebule'],
      ['child under 6 years: 0.25 mg', 'half a nebule'],
      ['child from 6 years: 0.5 mg', '1 nebule'],
    ],
  );
  assert.equal(faceFor('ipratropium/wheeze', { age: '4' }).doses[0]?.containers, 'half a nebule');
});
