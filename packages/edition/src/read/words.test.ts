import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SEIZURES, SMALL_EDITION } from '../testing/small-edition.ts';
import type { KnownFiles } from './edition-files.ts';
import { problemText } from './problem.ts';
import { readEdition } from './read-edition.ts';

const acts = (id: string): string => readFileSync(join(import.meta.dirname, '../testing/acts', `${id}.yaml`), 'utf8');
const MIDAZOLAM = acts('midazolam');

/** The tables of words, each with what a test needs of it. */
const TABLES = {
  'tables/sites.yaml':
    'deep: { say: deep, routes: [IM] }\nthigh: { say: outer thigh, routes: [IM] }\nvein: { say: large vein, routes: [IV] }',
  'tables/devices.yaml':
    'cannula: { say: cannula, routes: [inhaled, IV], flow: 0.5-6 L/min }\nmask: { say: mask, routes: [inhaled, IV] }\npump: { say: pump, routes: [IV] }',
  'tables/steps.yaml':
    'flush: { say: flush }\nsaline: { say: "{} saline", takes: mL, drugs: [midazolam] }\nmorphine: { say: morphine, drugs: [morphine] }\nshock: { say: the shock }',
  'tables/circumstances.yaml': 'olmd: { say: OLMD }',
  'tables/warnings.yaml':
    'drops-pressure: { say: Drops the pressure., kind: effect, brings: [low-pressure] }\nundiluted: { say: Undiluted., kind: technique, undiluted: only }\nabove: { say: "Above {}: divide it.", kind: amount, takes: mL }',
  'tables/effects.yaml': 'low-pressure: { say: low blood pressure }',
} as const;

const parsed: KnownFiles = new Map();
const readWith = (changes: Readonly<Record<string, string>>) =>
  readEdition(
    new Map([
      ...SMALL_EDITION,
      ['acts/midazolam.yaml', MIDAZOLAM],
      ['acts/magnesium-sulfate.yaml', acts('magnesium-sulfate')],
      ...Object.entries(TABLES),
      ...Object.entries(changes),
    ]),
    parsed,
  );

/** Midazolam with these lines in its act "seizure-im", which is given IM or IN undiluted, or in another one. */
const withLines = (lines: string, act = 'seizure-im') =>
  readWith({ 'acts/midazolam.yaml': MIDAZOLAM.replace(`  ${act}:\n`, () => `  ${act}:\n    ${lines}\n`) });

function actOf(lines: string, id = 'seizure-im') {
  const read = withLines(lines, id);
  assert.ok('edition' in read, 'problems' in read ? read.problems.map(problemText).join('\n') : '');
  const act = read.edition.acts?.drugs.midazolam?.acts.find((one) => one.id === id);
  assert.ok(act);
  return act;
}

/** What is told of these lines, without the place. */
function told(lines: string, act?: string): readonly string[] {
  const read = withLines(lines, act);
  return 'problems' in read ? read.problems.map(({ sentence }) => sentence) : [];
}

test('keys of sites, devices and steps read as their words, those of a list in its order', () => {
  assert.equal(actOf('site: deep').site, 'deep');
  assert.equal(actOf('site: [thigh, deep]').site, 'outer thigh, deep');
  assert.equal(actOf('site: upper arm').site, 'upper arm');
  assert.deepEqual(actOf('device: [mask, cannula]', 'light-sedation').device, [{ is: 'mask or cannula' }]);
  assert.deepEqual(actOf('then: { adult: saline 5-10 mL, child: [saline 5 mL, flush] }').then, [
    { who: { group: 'adult' }, is: '5-10 mL saline' },
    { who: { group: 'child' }, is: '5 mL saline, flush' },
  ]);
  assert.deepEqual(actOf('start: { first: [flush, { who: child, say: flush }] }').start?.first, [
    { say: 'flush' },
    { who: { group: 'child' }, say: 'flush' },
  ]);
  assert.deepEqual(actOf('ask: [{ if: bleeding, say: olmd }, { if: wet-lungs, say: digoxin }]').ask, [
    { who: { if: 'bleeding' }, say: 'OLMD' },
    { who: { if: 'wet-lungs' }, say: 'digoxin' },
  ]);
});

test('a warning of the table reads as its words, and what it means is in no edition', () => {
  assert.deepEqual(actOf('know: [drops-pressure, { use: [undiluted, drops-pressure], who: adult }]').know, [
    { say: 'Drops the pressure.' },
    { say: 'Undiluted. Drops the pressure.', who: { group: 'adult' } },
  ]);
  assert.deepEqual(
    actOf('know: [{ use: above 2 mL }, { say: Of the vial., takenFor: [midazolam 1 mg/mL], times: 0.2 }]').know,
    [{ say: 'Above 2 mL: divide it.' }, { say: 'Of the vial.' }],
  );
});

test('a key that its table does not have, and a figure that is missing, too much or in another unit', () => {
  assert.deepEqual(told('site: arm'), ['"arm" is no key of tables/sites.yaml: known are deep, thigh, vein.']);
  assert.deepEqual(told('know: [drops-presure]'), [
    '"drops-presure" is no key of tables/warnings.yaml: known are drops-pressure, undiluted, above.',
  ]);
  assert.deepEqual(told('then: flush 3 mL'), ['"flush" takes no figure: leave "3 mL" out.']);
  assert.deepEqual(told('then: saline'), [
    '"saline" takes a figure in mL: write it behind the key, like "saline 5 mL".',
  ]);
  assert.deepEqual(told('then: saline 5 min'), [
    '"saline" takes a figure in mL: write it behind the key, like "saline 5 mL".',
  ]);
  assert.match(told('then: saline 10-5 mL').join(), /has its figures the wrong way: write the smaller one first/);
  assert.match(told('site: [upper arm]').join(), /"upper arm" is no key: in a list write keys of the table/);
  assert.deepEqual(told('start: { first: [morphine] }'), [
    '"morphine" names the drug "morphine", which is not stocked: use other words.',
  ]);
  assert.deepEqual(told('site: vein'), ['"vein" is for IV, and the act is not given so: correct one of them.']);
});

test('a problem with a key has its line', () => {
  const read = withLines('site: arm');
  assert.ok('problems' in read);
  assert.deepEqual(read.problems.map(problemText), [
    'acts/midazolam.yaml:14, acts.seizure-im.site: "arm" is no key of tables/sites.yaml: known are deep, thigh, vein.',
  ]);
});

test('a gas is given in flows, and a flow is one that its device takes', () => {
  const dose = (parts: string) =>
    MIDAZOLAM.replace('{ adult: 5 mg, child: "0.1 mg/kg, max 5 mg" }', () => `{ adult: ${parts} }`);
  const sentences = (parts: string) => {
    const read = readWith({ 'acts/midazolam.yaml': dose(parts) });
    return 'problems' in read ? read.problems.map(({ sentence }) => sentence) : [];
  };
  // Only a gas has no dose: the words of the parts stand in the sentence.
  assert.match(
    sentences(
      '[{ flow: 2-6 L/min, by: [mask, cannula] }, { for: wet-lungs, air: first }, { percent: 21-30%, bornBefore: 35 }]',
    )[0] ?? '',
    /^"2-6 L\/min by mask or cannula; wet-lungs: room air first; under 35 weeks 21-30% where a blender is carried, else air" is a dose in words/,
  );
  assert.ok(
    sentences('[{ flow: 12-15 L/min, by: cannula }]').includes(
      '"cannula" takes 0.5-6 L/min, and 12-15 L/min is given by it: correct the flow or the device.',
    ),
  );
  assert.match(sentences('[{ flow: 6-2 L/min, by: cannula }]').join(), /write the smaller figure first/);
  assert.match(sentences('[{ flow: 2-6 L/min, by: tube }]').join(), /"tube" is no key of tables\/devices.yaml/);
  assert.match(sentences('[{ percent: 110%, then: titrate }]').join(), /"110%" is above 100%/);
});

test('a warning that means what its act does not do', () => {
  const of = (meaning: string) => told(`know: [{ say: Careful., ${meaning} }]`);
  const planted: readonly (readonly [meaning: string, sentence: RegExp])[] = [
    ['never: [IM], forbids: true', /^It is never given IM, and the act "seizure-im" gives it so/],
    ['never: [IV]', /^It forbids a way to give the drug: write "forbids: true"/],
    ['by: [IV]', /^It speaks of IV, and the act does not give it so/],
    ['undiluted: never, forbids: true', /nothing says how the act "seizure-im" is diluted/],
    ['takenFor: [ketamine]', /^It is taken for "ketamine", which is no look-alike/],
    ['takenFor: [midazolam 1 mg/mL], times: 10', /^It is not 10 times as strong/],
    ['unit: mcg', /gives no dose in mcg/],
    ['container: counted', /is drawn from a ampoule/],
    ['container: whole', /^A dose is said to be a whole container/],
    ['counted: [seizure]', /^There is no act "seizure": known are/],
    ['more: [seizure-iv]', /^"seizure-iv" gives not more as it says/],
    // An adult's dose is half of it, and a child's is as large.
    ['half: [agitation-im]', /^"agitation-im" gives not half as much as it says/],
    ['see: [ketamine/sedation]', /is no act of this drug, no drug and no act of one/],
    ['apartFrom: [magnesium-sulfate]', /^It stays apart from "magnesium-sulfate", which does not say so/],
    ['class: [concentrated-electrolyte]', /of which the drug is not/],
    ['about: [hunger]', /^"hunger" is no condition in tables\/conditions.yaml/],
    ['brings: [hunger]', /^"hunger" is no effect in tables\/effects.yaml: known are low-pressure\.$/],
    ['watch: [hunger]', /^"hunger" is no entry in tables\/monitoring.yaml/],
    ['device: [pump]', /^It is given by pump, and the act does not say so/],
    ['titrate: target', /^It is titrated to a target, and the act "seizure-im" has none/],
    ['lowFirst: true', /has no range of doses/],
    ['neverDelays: [lunch]', /^"lunch" is no step in tables\/steps.yaml/],
    ['afterShock: 2', /^It follows shock 2, and the act "seizure-im" is not given so/],
    ['drops: { mL: 10 }', /^Drops are as many as mL an hour with 60 drops a mL alone/],
  ];
  for (const [meaning, sentence] of planted) {
    assert.match(of(meaning)[0] ?? 'nothing', sentence, meaning);
  }
  assert.match(
    told('know: [{ drops: { mL: 10, minute: 83 } }]').join(),
    /^No hourly rate of the act is 83 drops a minute/,
  );
  assert.match(told('know: [undiluted]', 'seizure-iv').join(), /has to be diluted/);
  assert.deepEqual(
    told('know: [undiluted, { say: Less., less: [seizure-iv] }, { say: Full., see: [magnesium-sulfate] }]'),
    [],
  );
});

test('a warning that leads to an act which is gone because of another problem is not told', () => {
  const gone = (lines: string) =>
    MIDAZOLAM.replace('  seizure-im:\n', () => `  seizure-im:\n    like: seizure-nose\n    ${lines}\n`);
  const problems = (changes: Readonly<Record<string, string>>) => {
    const read = readWith(changes);
    return 'problems' in read ? read.problems.map(({ sentence }) => sentence) : [];
  };
  const all = problems({
    'acts/midazolam.yaml': gone('know: [{ say: Careful., by: [IV] }]').replace(
      'acts:\n',
      'know: [{ say: Together., counted: [seizure-im], see: [seizure-im], acts: [seizure-iv] }]\nacts:\n',
    ),
    'acts/magnesium-sulfate.yaml': acts('magnesium-sulfate').replace(
      'know: [',
      'know: [{ say: Seizing., see: [midazolam/seizure-im] }, ',
    ),
    [SEIZURES]:
      'title: Seizures\npriority: urgent\nicon: zap\nmedications:\n  - give: midazolam/seizure-im\n    add: { know: [{ say: By vein., by: [IV] }] }\n',
  });
  assert.match(all.join('\n'), /^There is no act "seizure-nose" to be like[^\n]*$/);
});

test('a warning has words, and is one or the other', () => {
  const sentence =
    'A warning has words: write them under "say", or under "use" a key of tables/warnings.yaml, and not both.';
  assert.deepEqual(told('know: [{ who: adult }]'), [sentence]);
  assert.deepEqual(told('know: [{ say: Shake., use: undiluted }]'), [sentence]);
});

test("a warning of a card's line is held to its act", () => {
  const card = `title: Seizures\npriority: urgent\nicon: zap\nmedications:\n  - give: midazolam/seizure-im\n    add: { know: [{ say: By vein., by: [IV] }, drops-pressure] }\n`;
  const read = readWith({ [SEIZURES]: card });
  assert.ok('problems' in read);
  assert.deepEqual(read.problems.map(problemText), [
    `${SEIZURES}:6, medications.0.add.know.0: It speaks of IV, and the act does not give it so: correct one of them.`,
  ]);
});

test('tables of words that name what there is not, or have no place for their figure', () => {
  const of = (file: string, text: string) => {
    const read = readWith({ [file]: text });
    return 'problems' in read ? read.problems.map(problemText) : [];
  };
  assert.match(
    of('tables/steps.yaml', 'flush: { say: flush }\nlook: { say: look, monitor: [stars] }').join(),
    /^tables\/steps.yaml:2, look.monitor: "stars" is no entry in tables\/monitoring.yaml/,
  );
  assert.match(of('tables/steps.yaml', 'flush: { say: flush, takes: mL }').join(), /write "\{\}" in them/);
  assert.match(of('tables/steps.yaml', 'flush: { say: "{mL} flush" }').join(), /write "\{\}" in them/);
  assert.match(of('tables/effects.yaml', 'low-pressure: { say: "low {}" }').join(), /has braces/);
  assert.match(of('tables/warnings.yaml', 'shake: { say: Shake. }').join(), /shake.kind/);
});
