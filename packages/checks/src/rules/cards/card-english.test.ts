import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Line, NO_EXCEPTIONS } from '@first60/edition';
import { smallEdition } from '../../testing/small-edition.ts';
import { cardEnglish } from './card-english.ts';

/** What the rule says of a line in ALS of a card that speaks to one patient. */
function findings(
  line: Omit<Line, 'sources'>,
  list: 'alsSteps' | 'first60Seconds' | 'guidelineNotes' = 'alsSteps',
  exceptions = NO_EXCEPTIONS,
) {
  const edition = smallEdition();
  const { fall } = edition.protocols;
  assert.ok(fall);
  fall.first60Seconds = [
    { text: 'Child: Sit.', sources: [], parts: { for: { group: 'child' }, whose: 'Child', say: 'Sit.' } },
  ];
  fall[list].push({ ...line, sources: ['guide'] } as (typeof fall.alsSteps)[number]);
  const own = fall.title;
  return cardEnglish
    .find(edition, exceptions)
    .filter(({ sentence }) => sentence.includes(line.text) && sentence.includes(own))
    .map(({ sentence }) => sentence);
}
const said = (text: string) => findings({ text });

const REFUSED: ReadonlyArray<readonly [text: string, why: RegExp]> = [
  ['Give the child a blanket.', /names the patient/],
  ['From 65 years lie flat.', /names the patient/],
  ['Suction; oxygen.', /two conditions or two acts/],
  ['Shock: cold: warm up.', /two conditions or two acts/],
  ['Stop if the pulse falls.', /condition in the act/],
  ['Unless wet, warm up.', /condition in the act/],
  ['No holding down.', /write "Do not"/],
  ['Give one of ours.', /nothing exact/],
  ['Oxygen as needed.', /nothing exact/],
  ['Consider a tube.', /has "consider"/],
  ['Call OLMD.', /calls in its own words/],
  ['Halve the dose.', /arithmetic/],
  ['Lie flat (not if wet).', /arithmetic or a bracket/],
  ['Give 10 mg now.', /writes out a dose/],
  [
    'Lift one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen.',
    /has 17 words/,
  ],
  ['Look. Feel. Press. Bind. Go.', /more than 4 sentences/],
];

test('each fault of the English of cards is found, with its mend', () => {
  for (const [text, why] of REFUSED) {
    const found = said(text);
    assert.ok(
      found.some((sentence) => why.test(sentence)),
      `${text} -> ${found.join(' ')}`,
    );
  }
});

test('what reads well passes', () => {
  for (const text of [
    'Open the airway. Oxygen. Suction.',
    'Do not hold down.',
    'Glucose below 60 mg/dL: sugar by mouth.',
    'Consider an advanced airway.',
    'Bleeding after birth:',
  ]) {
    assert.deepEqual(said(text), [], text);
  }
});

test('a finding is short and names no patient, and First 60 is shorter than other lists', () => {
  const parts = { if: 'A very long finding of more than eight words here', say: 'Wait.' };
  assert.match(findings({ text: 'X: Wait.', parts }).join(), /more than 8 words/);
  assert.match(
    findings({ text: 'Y: Wait.', parts: { if: 'Child is cold', say: 'Wait.' } }).join(),
    /names the patient/,
  );
  const text = 'Press hard here and hold on with both of your hands until help comes.';
  assert.deepEqual(findings({ text }), []);
  assert.match(findings({ text }, 'first60Seconds').join(), /has 14 words: 12/);
});

test('what quotes other works is left alone, and so is a line that is signed', () => {
  assert.deepEqual(findings({ text: 'Maryland gives a child 10 mg.' }, 'guidelineNotes'), []);
  const exceptions = { ...NO_EXCEPTIONS, cardEnglish: [{ text: 'Say: "Can you hear me?"; wait.', why: 'said aloud' }] };
  assert.deepEqual(findings({ text: 'Say: "Can you hear me?"; wait.' }, 'alsSteps', exceptions), []);
});

test('a card whose First 60 is not written for one patient is left alone, and more than two signed lines are too many', () => {
  const edition = smallEdition();
  edition.protocols.fall?.alsSteps.push({ text: 'Give the child 10 mg; OLMD.', sources: ['guide'] });
  assert.deepEqual(cardEnglish.find(edition, NO_EXCEPTIONS), []);
  const { fall } = edition.protocols;
  assert.ok(fall);
  fall.first60Seconds = [{ text: 'Sit.', sources: [], parts: { say: 'Sit.' } }];
  const texts = ['Call OLMD 1.', 'Call OLMD 2.', 'Call OLMD 3.', 'Give the child 10 mg; OLMD.'];
  for (const text of texts) fall.alsSteps.push({ text, sources: [] });
  const exceptions = { ...NO_EXCEPTIONS, cardEnglish: texts.map((text) => ({ text, why: 'quoted' })) };
  assert.match(
    cardEnglish
      .find(edition, exceptions)
      .map(({ sentence }) => sentence)
      .join(),
    /at most 2 are allowed/,
  );
});
