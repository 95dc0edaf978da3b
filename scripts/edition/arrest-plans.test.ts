import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemText } from '../../packages/edition/src/index.ts';
import { baseTexts as base, readChanged as readEdition } from './base-edition.ts';

const ADULT = 'codes/adult.yaml';
const CARDS = ['adult-cardiac-arrest', 'pediatric-cardiac-arrest', 'seizures', 'stroke'];

/** The cards for the plans and for two clocks, with all drugs in the base. */
const small = new Map(
  [...base].filter(
    ([path]) =>
      !/^(?:protocols|algorithms|illustrations|hospitals|search)\//.test(path) ||
      CARDS.some((id) => path.startsWith('protocols/') && path.endsWith(`/${id}.yaml`)),
  ),
);
small.set(
  'edition.yaml',
  (base.get('edition.yaml') ?? '')
    .replace(
      /groups:[\s\S]*?drugs:/,
      () => `groups:
  - { id: adult-cardiac, title: Cardiac, color: red, protocols: [adult-cardiac-arrest, pediatric-cardiac-arrest] }
  - { id: adult-neurologic, title: Neurologic, color: red, protocols: [seizures, stroke] }
drugs:`,
    )
    .replace(/hospitals:[\s\S]*/, 'hospitals: []\n'),
);
small.set('search/word-families.yaml', '{}\n');
small.set('search/uncovered-topics.yaml', '[]\n');
small.set(
  'clocks.yaml',
  (base.get('clocks.yaml') ?? '').replace(/^(?:anaphylaxis|tranexamic-acid)[\s\S]*?(?=^seizure:|(?![\s\S]))/gm, ''),
);

const withFiles = (changes: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> =>
  new Map(
    [...Object.entries({ ...Object.fromEntries(small), ...changes })].flatMap(([path, text]) =>
      text === undefined ? [] : [[path, text] as const],
    ),
  );

function replaced(path: string, from: string, to: string): ReadonlyMap<string, string> {
  const text = small.get(path) ?? '';
  assert.ok(text.includes(from), `${path} no longer says "${from}": plant another fault`);
  return withFiles({ [path]: text.replace(from, () => to) });
}

function editionOf(files: ReadonlyMap<string, string>) {
  const read = readEdition(files);
  assert.ok('edition' in read, 'problems' in read ? read.problems.map(problemText).join('\n') : '');
  return read.edition;
}

const { codes, clocks, protocols } = editionOf(small);

test('a drug of a plan is the medication line of its card, for this age, with the strength of the stock', () => {
  const epinephrine = codes?.child?.drugs.find(({ id }) => id === 'epinephrine');
  const [line] = protocols['pediatric-cardiac-arrest']?.medications ?? [];
  assert.ok(epinephrine?.line !== undefined && line !== undefined);
  assert.deepEqual(epinephrine.line.pediatric, line.pediatric);
  assert.deepEqual(epinephrine.line.pediatric?.perKg, { amount: 0.01, unit: 'mg' });
  assert.deepEqual(epinephrine.line.pediatric?.max, { amount: 1, unit: 'mg' });
  assert.equal(epinephrine.line.adult, undefined);
  assert.deepEqual(
    [epinephrine.strength, epinephrine.stock?.concentration],
    ['0.1 mg/mL', { amount: 0.1, unit: 'mg' }],
  );
});

test('what a drug is for and how it is given comes with it, in the words of the card and of its act', () => {
  const calcium = codes?.adult?.drugs.find(({ id }) => id === 'calcium')?.line;
  const card = protocols['adult-cardiac-arrest']?.medications.find(
    ({ medication }) => medication === 'calcium-chloride',
  );
  assert.deepEqual(
    [calcium?.indication, calcium?.route, calcium?.contraindications],
    [card?.indication, card?.route, card?.contraindications],
  );
  assert.deepEqual(
    calcium?.contraindications?.map(({ condition }) => condition),
    ['bicarbonate not yet flushed out of the line', 'only calcium gluconate at hand (a third of the calcium)'],
  );
  const pushDose = codes?.child?.drugs.find(({ id }) => id === 'epinephrine-push-dose');
  assert.match(pushDose?.line?.preparation?.recipe ?? '', /1 mL of 0.1 mg\/mL \+ 9 mL saline = 10 mL of 10 mcg\/mL/);
  assert.equal(pushDose?.only, 'rosc');
});

test('the totals of an act come with the drug: whatever the weight, and for each kg', () => {
  const amiodarone = codes?.child?.drugs.find(({ id }) => id === 'amiodarone');
  assert.deepEqual(amiodarone?.total, { amount: 450, unit: 'mg' });
  assert.deepEqual(amiodarone?.line?.pediatric?.totalPerKg, { amount: 15, unit: 'mg' });
  assert.equal(amiodarone?.doses, 3);
  const lidocaine = codes?.adult?.drugs.find(({ id }) => id === 'lidocaine-first');
  assert.equal(lidocaine?.total, undefined);
});

test('a dose that changes in its drug changes on the card and in the plan', () => {
  const other = editionOf(replaced('acts/epinephrine-1-10000.yaml', 'dose: { adult: 1 mg,', 'dose: { adult: 2 mg,'));
  const [line] = other.protocols['adult-cardiac-arrest']?.medications ?? [];
  const [planned] = other.codes?.adult?.drugs ?? [];
  assert.deepEqual([line?.adult?.text, planned?.line?.adult?.text], ['2 mg', '2 mg']);
});

test('times are seconds, and shared lines and figures stand in the texts', () => {
  const { cycle, epinephrine, rosc, cold, causes } = codes?.adult ?? {};
  assert.deepEqual([cycle?.length, cycle?.chargeAt], [120, 15]);
  assert.deepEqual([epinephrine?.may, epinephrine?.due, epinephrine?.late], [180, 240, 300]);
  assert.equal(rosc?.at(-1)?.after, 600);
  assert.match(cold?.text ?? '', /^Arrest, core below 30 °C: at most 3 shocks/);
  assert.ok((cold?.sources.length ?? 0) > 0);
  assert.match(causes?.find(({ id }) => id === 'potassium')?.text ?? '', /calcium chloride 1000 mg, flush/);
  const marksOf = (clock: string) => clocks?.find(({ id }) => id === clock)?.marks.map(({ at }) => at);
  assert.deepEqual(marksOf('stroke'), [14_400, 16_200, 86_400]);
  assert.deepEqual(marksOf('seizure'), [0, 300]);
});

test('a cause may have several lines, a task may be for an injury alone, and a clock may count from the last dose', () => {
  const { causes = [], rosc = [] } = codes?.adult ?? {};
  const hypothermia = causes.find(({ id }) => id === 'hypothermia');
  assert.match(hypothermia?.text ?? '', /core below 30 °C/);
  assert.deepEqual(
    hypothermia?.more?.map(({ text, sources }) => [/30-35 °C|not measured/.exec(text)?.[0], sources.length > 0]),
    [
      ['30-35 °C', true],
      ['not measured', true],
    ],
  );
  assert.equal(Object.hasOwn(causes.find(({ id }) => id === 'hypoxia') ?? {}, 'more'), false);
  const injury = (task: string) => rosc.find(({ id }) => id === task)?.injury;
  assert.deepEqual([injury('pressure'), injury('pressure-injury'), injury('oxygen')], [false, true, undefined]);
  const again = editionOf(replaced('clocks.yaml', 'anchor: press\n', 'anchor: press\n  again: true\n')).clocks ?? [];
  assert.deepEqual(
    again.filter((clock) => Object.hasOwn(clock, 'again')).map(({ id }) => id),
    ['benzodiazepine'],
  );
});

test('an edition may have no plan and no clock, or one plan', () => {
  const none = editionOf(withFiles({ [ADULT]: undefined, 'codes/child.yaml': undefined, 'clocks.yaml': undefined }));
  assert.deepEqual([Object.hasOwn(none, 'codes'), Object.hasOwn(none, 'clocks')], [false, false]);
  assert.deepEqual(Object.keys(editionOf(withFiles({ 'codes/child.yaml': undefined })).codes ?? {}), ['adult']);
});

test('cues may be turned off for all of an agency', () => {
  assert.equal(codes?.adult?.cues, true);
  assert.equal(editionOf(replaced(ADULT, 'cues: true', 'cues: false')).codes?.adult?.cues, false);
});

const FAULTS: ReadonlyArray<readonly [fault: string, files: ReadonlyMap<string, string>, told: RegExp]> = [
  [
    'a drug that the card does not give',
    replaced(ADULT, 'give: naloxone/opioid-arrest', 'give: atropine/organophosphate'),
    /^codes\/adult\.yaml:\d+, drugs\.naloxone\.give: "Adult Cardiac Arrest" has no medication line of "atropine\/organophosphate": known are epinephrine-1-10000\/arrest/,
  ],
  [
    'an act that is not there',
    replaced(ADULT, 'give: naloxone/opioid-arrest', 'give: naloxone/opiates'),
    /^codes\/adult\.yaml:\d+, drugs\.naloxone\.give: naloxone has no act "opiates": known are opioid/,
  ],
  [
    'a drug that is not there',
    replaced(ADULT, 'give: naloxone/opioid-arrest', 'give: naloxon/opioid'),
    /drugs\.naloxone\.give: There is no drug "naloxon"/,
  ],
  [
    'a card that is not there',
    replaced(ADULT, 'protocol: adult-cardiac-arrest', 'protocol: cardiac-arrest'),
    /^codes\/adult\.yaml:1, protocol: There is no card "cardiac-arrest"/,
  ],
  [
    'a cue for a drug that the plan does not offer',
    replaced(ADULT, 'drug: epinephrine\n', 'drug: adrenaline\n'),
    /epinephrine\.drug: The plan has no drug "adrenaline": known are epinephrine, amiodarone-first/,
  ],
  [
    'a line for another age',
    replaced(
      'protocols/adult-cardiac/adult-cardiac-arrest.yaml',
      'give: naloxone/opioid-arrest\n    to: adult',
      'give: naloxone/opioid-arrest\n    to: pediatric',
    ),
    /drugs\.naloxone\.give: "Adult Cardiac Arrest" gives "naloxone\/opioid-arrest" to nobody who is an adult: give another\.$/,
  ],
  [
    'a time without its unit',
    replaced(ADULT, 'length: 2 min', 'length: 120'),
    /^codes\/adult\.yaml:\d+, cycle\.length: /,
  ],
  [
    'a time in a unit that is not known',
    replaced(ADULT, 'length: 2 min', 'length: 2 minutes'),
    /cycle\.length: "2 minutes" is no time: write a number, a space and s, min or h, like "2 min"\.$/,
  ],
  [
    'a dose that a plan writes out',
    replaced(ADULT, 'breaths first, naloxone {naloxone/opioid adult}', 'breaths first, naloxone 0.4 mg'),
    /causes\.toxins\.text\.0\.say: "0\.4 mg" is written out/,
  ],
  [
    'a plan of another name',
    withFiles({ 'codes/newborn.yaml': small.get(ADULT) }),
    /^codes\/newborn\.yaml: Nothing reads this file/,
  ],
  [
    'a clock of a card that is not there',
    replaced('clocks.yaml', 'protocol: stroke', 'protocol: strokes'),
    /^clocks\.yaml:\d+, stroke\.protocol: There is no card "strokes": known are adult-cardiac-arrest/,
  ],
  [
    'a dose that a clock writes out',
    replaced('clocks.yaml', 'benzodiazepine now;', 'midazolam 10 mg now;'),
    /^clocks\.yaml:\d+, seizure\.marks\.0\.text\.say: "10 mg" is written out/,
  ],
];

for (const [fault, files, told] of FAULTS) {
  test(`of ${fault} the reader names file, place and mend`, () => {
    const read = readEdition(files);
    assert.ok('problems' in read, 'the files were read as an edition');
    const sentences = read.problems.map(problemText);
    assert.ok(
      sentences.some((sentence) => told.test(sentence)),
      sentences.join('\n'),
    );
    assert.ok(sentences.length <= 2, `one fault is told once:\n${sentences.join('\n')}`);
  });
}
