import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ACT_TABLE_TEXTS } from '../testing/act-tables.ts';
import { SEIZURES, SMALL_EDITION } from '../testing/small-edition.ts';
import type { KnownFiles } from './edition-files.ts';
import { problemText } from './problem.ts';
import { readEdition } from './read-edition.ts';

const drugText = (id: string): string =>
  readFileSync(join(import.meta.dirname, '../testing/acts', `${id}.yaml`), 'utf8');
const MIDAZOLAM = drugText('midazolam');
const MAGNESIUM = drugText('magnesium-sulfate');

/** Files that do not change from one test to the next are parsed once. */
const parsed: KnownFiles = new Map();

/** The small edition with both drugs in acts, and with these files changed. */
const readWith = (changes: Readonly<Record<string, string>> = {}) =>
  readEdition(
    new Map([
      ...SMALL_EDITION,
      ['acts/midazolam.yaml', MIDAZOLAM],
      ['acts/magnesium-sulfate.yaml', MAGNESIUM],
      ...Object.entries(changes),
    ]),
    parsed,
  );

/** All problems of the small edition after these changes. */
function problemsWith(changes: Readonly<Record<string, string>>): readonly string[] {
  const read = readWith(changes);
  return 'problems' in read ? read.problems.map(problemText) : [];
}

function changed(text: string, from: string, to: string): string {
  assert.ok(text.includes(from), from);
  return text.replace(from, () => to);
}

function acts(id: string, text: string) {
  const read = readWith({ [`acts/${id}.yaml`]: text });
  assert.ok('edition' in read, 'problems' in read ? read.problems.map(problemText).join('\n') : '');
  const drug = read.edition.acts?.drugs[id];
  assert.ok(drug);
  return drug;
}

/** The problems of a drug after one change, without the path of its file. */
function said(id: string, text: string, from: string, to: string): readonly string[] {
  const file = `acts/${id}.yaml`;
  const read = readWith({ [file]: changed(text, from, to) });
  if (!('problems' in read)) return [];
  return read.problems.filter((one) => one.file === file).map((problem) => problemText({ ...problem, file: 'd' }));
}
const saidOf = (from: string, to: string) => said('midazolam', MIDAZOLAM, from, to);
const saidOfMagnesium = (from: string, to: string) => said('magnesium-sulfate', MAGNESIUM, from, to);

/** A drug with one act, whose entries of dose are planted. */
const ONE_ACT = `classes: []
products:
  ampoule: { form: ampoule, holds: 10 mg in 10 mL, undiluted: [IV] }
acts:
  one:
    label: One
    routes: [IV]
    dose: { adult: 1 mg }
    source: spec
`;
const saidOfDose = (entries: string) => said('magnesium-sulfate', ONE_ACT, '{ adult: 1 mg }', `{ ${entries} }`);

test('two drugs of the base edition are read', () => {
  const { acts: list, ...drug } = acts('midazolam', MIDAZOLAM);
  assert.equal(drug.id, 'midazolam');
  assert.equal(drug.watched, 'midazolam');
  assert.deepEqual(drug.products, [
    {
      id: 'ampoule',
      form: 'ampoule',
      holds: { drug: { amount: 15, unit: 'mg' }, volume: { amount: 3, unit: 'mL' } },
      undiluted: ['IM', 'IN'],
      lookalikes: ['midazolam 1 mg/mL'],
    },
  ]);
  assert.deepEqual(
    list.map(({ id }) => id),
    ['seizure-im', 'seizure-iv', 'sedation', 'light-sedation', 'agitation-im'],
  );
  assert.equal(acts('magnesium-sulfate', MAGNESIUM).acts.length, 7);
});

test('an act takes over the fields of the act that it is like, and none takes them away', () => {
  const [, seizure, sedation] = acts('midazolam', MIDAZOLAM).acts;
  assert.deepEqual(sedation?.dose, seizure?.dose);
  assert.deepEqual(sedation?.order, seizure?.order);
  assert.equal(seizure?.youngs, true);
  assert.equal(sedation && 'youngs' in sedation, false);
  assert.equal(sedation && 'limits' in sedation, false);
  assert.equal(sedation && 'like' in sedation, false);
  assert.deepEqual(sedation?.repeat, [
    { is: { after: { low: 5, high: 5, unit: 'min' }, noLaterThan: { low: 20, high: 20, unit: 'min' }, count: 2 } },
  ]);
});

test('what ends a dose of the drug ends that of each act, unless the act says none', () => {
  const [arrest, torsades] = acts('magnesium-sulfate', MAGNESIUM).acts;
  assert.equal(arrest && 'stopWhen' in arrest, false);
  assert.deepEqual(torsades?.stopWhen, ['knee-reflex-lost', 'breathing-slow', 'pressure-falls']);
});

test('the dose of a child begins at 1 month where a newborn has one', () => {
  const [one] = acts(
    'magnesium-sulfate',
    changed(ONE_ACT, 'adult: 1 mg', 'adult: 1 mg, newborn: 0.1 mg, child: 0.5 mg').replace('  one:', '  eclampsia:'),
  ).acts;
  assert.deepEqual(
    one?.dose.map(({ who }) => who),
    [{ group: 'adult' }, { group: 'newborn' }, { group: 'child', range: { fromMonths: 1 } }],
  );
});

test('an act that is like nothing, like an act that is like another, or takes away nothing', () => {
  assert.deepEqual(saidOf('like: seizure-iv', 'like: seizure'), [
    'd:33, acts.sedation.like: There is no act "seizure" to be like: known are seizure-im, seizure-iv, sedation, light-sedation, agitation-im.',
  ]);
  assert.deepEqual(saidOfMagnesium('like: eclampsia\n    label: Severe', 'like: eclampsia-again\n    label: Severe'), [
    'd:69, acts.preeclampsia.like: "eclampsia-again" is like "eclampsia" itself: write "like: eclampsia", or the fields.',
  ]);
  assert.deepEqual(saidOf('youngs: none', 'youngs: none\n    site: none'), [
    'd:36, acts.sedation.site: "none" takes away what the act under "like" has, and here is nothing to take away: leave it out.',
  ]);
  assert.deepEqual(saidOf('    routes: [IM, IN]\n', ''), ['d:13, acts.seizure-im.routes: This is missing: add it.']);
});

test('two doses for one patient', () => {
  assert.deepEqual(saidOfDose('adult: 1 mg, from 14 years: 2 mg'), [
    'd:8, acts.one.dose: A patient of 15 years is in "adult" and in "from 14 years" and would have two doses: change one of their ranges.',
  ]);
  assert.deepEqual(saidOfDose('child to 20 kg: 1 mg, child from 20 kg: 2 mg'), [
    'd:8, acts.one.dose: A patient of 20 kg is in "child to 20 kg" and in "child from 20 kg" and would have two doses: change one of their ranges.',
  ]);
  assert.deepEqual(saidOfDose('adult if bleeding: 1 mg, adult: 2 mg').slice(-1), [
    'd:8, acts.one.dose: A patient of 15 years is in "adult if bleeding" and in "adult" and would have two doses: a patient can have a condition or several, so write one dose, and under "modify" what the condition changes.',
  ]);
  assert.deepEqual(saidOfDose('adult: 1 mg, newborn: 0.1 mg, child: 0.2 mg'), []);
  assert.deepEqual(saidOfDose('1-5 years: 1 mg, 6-13 years: 2 mg, from 14 years: 3 mg'), []);
});

test('patients between two ranges', () => {
  assert.deepEqual(saidOfDose('child under 20 kg: 1 mg, child over 20 kg: 2 mg'), [
    'd:8, acts.one.dose: A patient of 20 kg is between "child under 20 kg" and "child over 20 kg" and gets no dose: let the ranges meet, like "under 20 kg" and "from 20 kg".',
  ]);
  assert.deepEqual(saidOfDose('1-5 years: 1 mg, 7-13 years: 2 mg, from 14 years: 3 mg'), [
    'd:8, acts.one.dose: A patient of 6 years is between "from 1 year under 6 years" and "from 7 years under 14 years" and gets no dose: let the ranges meet, like "under 20 kg" and "from 20 kg".',
  ]);
  assert.deepEqual(saidOfDose('6-13 years: 2 mg, 1-5 years from 10 kg: 1 mg, from 14 years: 3 mg'), []);
  assert.deepEqual(saidOfDose('adult: 1 mg, newborn: 0.1 mg'), []);
});

test('a range outside its group', () => {
  assert.deepEqual(saidOfDose('child from 20 years: 1 mg'), [
    'd:8, acts.one.dose: "child from 20 years" fits nobody: a newborn is under 1 month, a child under 15 years, an adult from 15 years.',
  ]);
});

test('a route by which the drug may not go in as it is needs a preparation for each patient', () => {
  // One preparation mends it for the adult and the child of this act and for the adult of the other.
  assert.deepEqual(saidOf('undiluted: [IM, IN]', 'undiluted: [IM]'), [
    'd:15, acts.seizure-im.routes: IN for "adult", here a patient of 15 years, and 2 more: the ampoule may not go in by IN as it is, and no preparation is for it: add IN to "undiluted" of products.ampoule, or a preparation with "must: [{ routes: [IN] }]".',
  ]);
  const [first] = saidOf(
    'must: [{ routes: [IV, IO] }]',
    'must: [{ who: child under 20 kg, routes: [IV, IO] }, { who: adult }]',
  );
  assert.equal(
    first,
    'd:22, acts.seizure-iv.routes: IV for "child", here a patient of 0 months and 20 kg, and 2 more: the ampoule may not go in by IV as it is, and no preparation is for it: add IV to "undiluted" of products.ampoule, or a preparation with "must: [{ routes: [IV] }]".',
  );
  assert.deepEqual(
    said(
      'magnesium-sulfate',
      changed(ONE_ACT, 'routes: [IV]', 'routes: [IO]'),
      'holds: 10 mg in 10 mL',
      'holds: 10 mg',
    ),
    [],
  );
});

test('a preparation that no act comes to', () => {
  assert.deepEqual(
    saidOf('must: [{ routes: [IV, IO] }]', 'must: [{ routes: [IV, IO] }, { who: adult, routes: [PO] }]'),
    [
      'd:6, preparations.one-in-five.must.1: No act of the drug is given so: for "adult", by PO. Correct its acts, routes or patients, or take it out.',
    ],
  );
  assert.deepEqual(saidOf('preparations:\n', 'preparations:\n  idle: { mix: dose into 100 mL saline }\n'), [
    'd:5, preparations.idle: No act is given so: say for what it is under "must" or "may", like "must: [{ acts: [infusion] }]".',
  ]);
});

test('units that the stock is not measured in', () => {
  assert.deepEqual(saidOf('adult: 10 mg, child', 'adult: 2 mL, child'), [
    'd:16, acts.seizure-im.dose: 2 mL in "2 mL" cannot be converted to mg, of which the ampoule holds 15 mg: write the dose in mg.',
  ]);
  assert.deepEqual(saidOf('total: 10 mg, then', 'total: 10 mEq, then'), [
    'd:8, limits.0.total: 10 mEq in "10 mEq" cannot be converted to mg, of which the ampoule holds 15 mg: write the dose in mg.',
  ]);
  assert.deepEqual(saidOf('"0.2 mg/kg, max 10 mg"', '"200 mcg/kg, max 0.01 g"'), []);
});

test('a stock that no dose can be measured in is told in place of the doses', () => {
  const [first, ...others] = saidOf('holds: 15 mg in 3 mL', 'holds: 3 mL');
  assert.equal(
    first,
    'd:3, products.ampoule.holds: No dose of this drug can be measured in mL, of which the ampoule holds 3 mL: correct what it holds, or write the doses in mL.',
  );
  assert.deepEqual(
    others.filter((sentence) => /cannot be converted/.test(sentence)),
    [],
  );
});

test('a least dose above the greatest', () => {
  assert.deepEqual(saidOf('"0.2 mg/kg, max 10 mg"', '"0.2 mg/kg, min 11000 mcg, max 10 mg"'), [
    'd:16, acts.seizure-im.dose: In "0.2 mg/kg, min 11000 mcg, max 10 mg" min is above max: exchange them.',
  ]);
  assert.deepEqual(saidOf('adult: 10 mg, child', 'adult: "10 mg, max 5 mg", child'), [
    'd:16, acts.seizure-im.dose: In "10 mg, max 5 mg" the dose is above its own max: correct one of them.',
  ]);
});

test('a dose in words of what can be measured', () => {
  assert.deepEqual(saidOf('adult: 10 mg, child', 'adult: "say: one ampoule", child'), [
    'd:16, acts.seizure-im.dose: "one ampoule" is a dose in words, which only a gas has: write it as "10 mg" or "0.2 mg/kg, max 10 mg".',
  ]);
});

test('a name of what there is not', () => {
  assert.deepEqual(saidOf('[if midazolam-already-given', '[if midazolam-given'), [
    'd:18, acts.seizure-im.order.0: "midazolam-given" is no condition in tables/conditions.yaml: near it are magnesium-already-given, midazolam-already-given.',
  ]);
  assert.deepEqual(saidOf('classes: [benzodiazepine]', 'classes: [benzo]'), [
    'd:1, classes.0: "benzo" is no class in tables/classes.yaml: known are benzodiazepine, concentrated-electrolyte.',
  ]);
  assert.deepEqual(saidOf('acts: [sedation, light-sedation]', 'acts: [sedate]'), [
    'd:11, modify.0.acts.0: "sedate" is no act of this drug: known are seizure-im, seizure-iv, sedation, light-sedation, agitation-im.',
  ]);
  assert.deepEqual(saidOf('act: magnesium-sulfate/eclampsia', 'act: midazolam/sedate'), [
    'd:40, acts.sedation.instead.0.act: "sedate" is no act of this drug: known are seizure-im, seizure-iv, sedation, light-sedation, agitation-im.',
  ]);
  assert.deepEqual(
    saidOf('over: slow', 'over: slow\n    target: calm\n    product: vial\n    recheck: brain after each dose'),
    [
      'd:26, acts.seizure-iv.product: "vial" is no product of this drug: known are ampoule.',
      'd:27, acts.seizure-iv.recheck: "brain" is no entry in tables/monitoring.yaml: known are bag-mask-ready, knee-reflex, lungs, pressure, spo2.',
      'd:25, acts.seizure-iv.target: "calm" is no target in tables/targets.yaml: known are shock-pressure.',
    ],
  );
  assert.deepEqual(saidOf('rampart-2012', 'rampart-2013'), [
    'd:19, acts.seizure-im.source: "rampart-2013" is no work in sources/: near it are rampart-2012.',
  ]);
  assert.deepEqual(
    saidOfMagnesium('rateNotFor: [arrest-torsades, eclampsia', 'rateNotFor: [arrest-torsades, eklampsia').slice(0, 1),
    [
      'd:8, routeLimits.0.rateNotFor.1: "eklampsia" is no act of this drug: known are arrest-torsades, torsades-with-pulse, bronchospasm, eclampsia, preeclampsia, eclampsia-again, eclampsia-im.',
    ],
  );
  assert.deepEqual(saidOf('la-protocols-2025, la-1309, rampart', 'la-1309, la-1309, rampart'), [
    'd:19, acts.seizure-im.source: The source "la-1309" stands here twice: name it once.',
  ]);
});

test('a lift of what is not inherited', () => {
  assert.deepEqual(
    saidOfMagnesium('lift: [{ if: heart-block, to: know, say: pacer ready }]', 'lift: [{ if: slow-pulse, to: know }]'),
    [
      'd:48, acts.torsades-with-pulse.lift.0: Nothing is lifted: neither the drug nor its classes stop or ask for "slow-pulse". Take it out, or write it under "stop" or "ask" of the drug.',
    ],
  );
});

test('a mistake of form is told with its place', () => {
  assert.deepEqual(saidOf('adult: 10 mg, child', 'adult: 10mg, child'), [
    'd:16, acts.seizure-im.dose.adult: "10mg" is no dose: write a number, a space and a unit, like "0.2 mg/kg, max 10 mg".',
  ]);
  assert.deepEqual(saidOf('adult: 10 mg, child', 'adults: 10 mg, child'), [
    'd:16, acts.seizure-im.dose.adults: "adults" says not whom it is for: write "child", "child under 20 kg", "from 69 years", "6-13 years" or "adult if bleeding".',
  ]);
  assert.deepEqual(saidOf('classes: [benzodiazepine]', 'classes: [benzodiazepine]\nstrength: 5 mg/mL'), [
    'd:2, strength: This is not known here: correct its spelling or take it out.',
  ]);
  assert.deepEqual(saidOf('{ IM: all, IN: adult }', '{ IM: all, nose: adult }'), [
    'd:55, acts.agitation-im.routes.nose: This is not known here: correct its spelling or take it out.',
  ]);
  assert.deepEqual(saidOf('youngs: none', 'youngs: false'), ['d:35, acts.sedation.youngs: This must be true.']);
  assert.deepEqual(saidOf('{ after: 15 min, count: 2 }', '{ after: 15 min, count: 1 }'), [
    'd:57, acts.agitation-im.repeat.count: This must be more: at least 2.',
  ]);
});

test('an edition has the acts of each drug and of each plan, and a line of a card names its own', () => {
  const read = readWith({
    [SEIZURES]: changed(
      SMALL_EDITION.get(SEIZURES) ?? '',
      '{ give: midazolam/seizure-im }',
      '{ give: midazolam/seizure-iv, also: [seizure-im], add: { ask: [low-pressure] } }',
    ),
  });
  assert.ok('edition' in read);
  const { drugs, plans, conditions } = read.edition.acts ?? {};
  assert.deepEqual(Object.keys(drugs ?? {}), ['midazolam', 'magnesium-sulfate']);
  // The header of the drug says that its doses are watched.
  assert.equal(drugs?.midazolam?.watched, 'midazolam');
  assert.equal(drugs?.['magnesium-sulfate']?.watched, undefined);
  const { act, also, add, tighten, to } = read.edition.protocols.seizures?.medications[0] ?? {};
  assert.deepEqual(
    { act, also, add, tighten, to },
    {
      act: 'seizure-iv',
      also: ['seizure-im'],
      add: { ask: [{ who: { if: 'low-pressure' } }] },
      tighten: undefined,
      to: undefined,
    },
  );
  assert.deepEqual(plans, {});
  assert.equal(conditions?.seizing?.say, 'seizing');
});

test('a drug without a file of acts is told alone, and not each place that names it', () => {
  const quoting = `${SMALL_EDITION.get(SEIZURES)}first60Seconds: ["Midazolam {midazolam/seizure-im adult}."]\n`;
  const files = (...acts: readonly (readonly [string, string])[]) =>
    readEdition(new Map([...SMALL_EDITION, [SEIZURES, quoting], ...acts]));
  const problemsOf = (read: ReturnType<typeof readEdition>) =>
    'problems' in read ? read.problems.map(problemText) : [];
  const lacks = (id: string) =>
    `drugs/${id}.yaml: This drug has no acts, so that nothing can be given of it: add acts/${id}.yaml, or take the drug out.`;
  assert.deepEqual(problemsOf(files(['acts/magnesium-sulfate.yaml', MAGNESIUM])), [lacks('midazolam')]);
  assert.deepEqual(problemsOf(files()), [lacks('midazolam'), lacks('magnesium-sulfate')]);
});

test('a drug whose acts have a problem: what follows from it is not told', () => {
  const quoting = `${SMALL_EDITION.get(SEIZURES)}first60Seconds:
  - { say: "Midazolam {midazolam/seizure-im adult}.", source: spec }
  - { say: "Magnesium {magnesium-sulfate/croup adult}.", source: spec }
`;
  const gone = changed(MIDAZOLAM, '  seizure-im:\n', '  seizure-im:\n    like: seizure-nose\n');
  assert.deepEqual(problemsWith({ [SEIZURES]: quoting, 'acts/midazolam.yaml': gone }), [
    'acts/midazolam.yaml:14, acts.seizure-im.like: There is no act "seizure-nose" to be like: known are seizure-im, seizure-iv, sedation, light-sedation, agitation-im.',
    // This fault is another one.
    `${SEIZURES}:8, first60Seconds.1.say: "{magnesium-sulfate/croup adult}": magnesium-sulfate has no act "croup": known are arrest-torsades, torsades-with-pulse, bronchospasm, eclampsia, preeclampsia, eclampsia-again, eclampsia-im.`,
  ]);
});

test('what is wrong with a table is told once', () => {
  const classes = changed(SMALL_EDITION.get('tables/classes.yaml') ?? '', 'alert: high', 'alert: low');
  assert.deepEqual(problemsWith({ 'tables/classes.yaml': classes }).length, 1);
});

test('braces in the texts of acts, tables and sources, which nothing fills in', () => {
  const mend =
    'has braces, and no figure is filled in here: write the figure into the field for it, and the words without.';
  const label = changed(MIDAZOLAM, 'label: Seizure, no IV', 'label: "Seizure, {midazolam/seizure-im adult}"');
  assert.deepEqual(problemsWith({ 'acts/midazolam.yaml': label }), [
    `acts/midazolam.yaml:14, acts.seizure-im.label: "Seizure, {midazolam/seizure-im adult}" ${mend}`,
  ]);
  const conditions = changed(SMALL_EDITION.get('tables/conditions.yaml') ?? '', 'say: seizing', 'say: "seizing }"');
  assert.match(
    problemsWith({ 'tables/conditions.yaml': conditions }).join(),
    /^tables\/conditions\.yaml:\d+, seizing\.say: "seizing }" has braces/,
  );
});

test('an act of another drug that is not there, and a drug that is not there', () => {
  const naming = (ref: string) =>
    problemsWith({ 'acts/midazolam.yaml': changed(MIDAZOLAM, 'act: magnesium-sulfate/eclampsia', `act: ${ref}`) });
  assert.deepEqual(naming('magnesium-sulfate/croup'), [
    'acts/midazolam.yaml:40, acts.sedation.instead.0.act: magnesium-sulfate has no act "croup": known are arrest-torsades, torsades-with-pulse, bronchospasm, eclampsia, preeclampsia, eclampsia-again, eclampsia-im.',
  ]);
  assert.deepEqual(naming('ketamine/sedation'), [
    'acts/midazolam.yaml:40, acts.sedation.instead.0.act: "ketamine/sedation" names no drug: known are midazolam, magnesium-sulfate.',
  ]);
  const classes = (SMALL_EDITION.get('tables/classes.yaml') ?? '').replace(
    'onlyOne: { in: seizing,',
    'onlyOne: { in: seizing, except: [midazolam/fever],',
  );
  assert.deepEqual(problemsWith({ 'tables/classes.yaml': classes }), [
    'tables/classes.yaml:5, benzodiazepine.onlyOne.except.0: midazolam has no act "fever": known are seizure-im, seizure-iv, sedation, light-sedation, agitation-im.',
  ]);
});

test('acts of a drug that is not stocked', () => {
  assert.deepEqual(problemsWith({ 'acts/propofol.yaml': ONE_ACT }), [
    'acts/propofol.yaml:1: There is no drug "propofol": name this file after a file of drugs/.',
  ]);
});

test('a figure of a drug that has a strength is no volume', () => {
  const file = `${SMALL_EDITION.get('drugs/midazolam.yaml')}figures: { old: { value: 0.5 mL, source: spec } }\n`;
  assert.match(
    problemsWith({ 'drugs/midazolam.yaml': file }).join(),
    /figures\.old\.value: .* is an amount of drug, not a volume/,
  );
});

test('a card that gives an act that is not there, or adds what no table has', () => {
  const saidOfCard = (entry: string) =>
    problemsWith({
      [SEIZURES]: changed(
        SMALL_EDITION.get(SEIZURES) ?? '',
        '{ give: midazolam/seizure-im }',
        `{ give: midazolam/seizure-im, ${entry} }`,
      ),
    });
  const known = 'known are seizure-im, seizure-iv, sedation, light-sedation, agitation-im';
  assert.deepEqual(saidOfCard('also: [sedation, sedate]'), [
    `${SEIZURES}:5, medications.0.also.1: midazolam has no act "sedate": ${known}.`,
  ]);
  assert.deepEqual(saidOfCard('add: { stop: [low-presure] }'), [
    `${SEIZURES}:5, medications.0.add.stop.0: "low-presure" is no condition in tables/conditions.yaml: near it are low-pressure.`,
  ]);
  assert.deepEqual(saidOfCard('tighten: { order: [if low-presure] }'), [
    `${SEIZURES}:5, medications.0.tighten.order.0: "low-presure" is no condition in tables/conditions.yaml: near it are low-pressure.`,
  ]);
  const renamed = changed(MIDAZOLAM, '  seizure-im:\n', '  seizure-nose:\n');
  assert.deepEqual(problemsWith({ 'acts/midazolam.yaml': renamed }), [
    `${SEIZURES}:5, medications.0.give: midazolam has no act "seizure-im": known are seizure-nose, seizure-iv, sedation, light-sedation, agitation-im.`,
  ]);
});

test('a card may be stricter than its act, and not looser', () => {
  const saidOfCard = (tighten: string, acts = MIDAZOLAM) =>
    problemsWith({
      'acts/midazolam.yaml': acts,
      [SEIZURES]: changed(
        SMALL_EDITION.get(SEIZURES) ?? '',
        '{ give: midazolam/seizure-im }',
        `{ give: midazolam/seizure-im, tighten: { ${tighten} } }`,
      ),
    });
  const mend = 'a card may only be stricter: give another act, with "like", or take this out.';
  const at = `${SEIZURES}:5, medications.0.tighten`;
  // The act goes in by IM or IN, is given once, and the drug has 10 mg in all for an adult.
  assert.deepEqual(saidOfCard('routes: [IM]'), []);
  assert.deepEqual(saidOfCard('routes: [IM, IV]'), [`${at}.routes: IV is no route of the act: ${mend}`]);
  // A route that the act has for adults alone is no other route on a line for adults.
  const byAge = changed(MIDAZOLAM, 'routes: [IM, IN]', 'routes: { IM: all, IN: adult }');
  assert.deepEqual(saidOfCard('routes: [IN]', byAge), [
    `${at}.routes: IN is no route of the act for a patient of 0 months: ${mend}`,
  ]);
  assert.deepEqual(saidOfCard('routes: [IN] }, to: adult, add: { know: []', byAge), []);
  assert.deepEqual(saidOfCard('order: [always]'), []);
  assert.deepEqual(saidOfCard('repeat: { every: 5 min }'), [
    `${at}.repeat: "every: 5 min" is looser than "none" of the act: ${mend}`,
  ]);
  assert.deepEqual(saidOfCard('limits: [{ who: adult, total: 8 mg, then: stop }]'), []);
  assert.deepEqual(saidOfCard('limits: [{ who: adult, total: 12000 mcg, then: stop }]'), [
    `${at}.limits.0: limit of 12000 mcg is more than the limit of 10 mg of the act: ${mend}`,
  ]);
  assert.deepEqual(saidOfCard('limits: [{ who: child, total: 0.4 mg/kg, then: stop }]'), [
    `${at}.limits.0: limit of 0.4 mg/kg is more than the limit of 0.4 mg/kg, max 10 mg of the act: ${mend}`,
  ]);
  assert.deepEqual(saidOfCard('limits: [{ who: adult, doses: 3, then: stop }]'), []);
});

test('the repeat of a card is compared with that of its act for each patient', () => {
  const repeated = (own: string) => changed(MIDAZOLAM, 'repeat: none', `repeat: ${own}`);
  const loosened = (own: string, card: string) =>
    problemsWith({
      'acts/midazolam.yaml': repeated(own),
      [SEIZURES]: changed(
        SMALL_EDITION.get(SEIZURES) ?? '',
        '{ give: midazolam/seizure-im }',
        `{ give: midazolam/seizure-im, tighten: { repeat: ${card} } }`,
      ),
    })
      .filter((sentence) => sentence.includes('tighten.repeat'))
      .map((sentence) => /(?<=repeat: ).*(?=: a card)/.exec(sentence)?.[0]);
  const own = '{ every: 5-10 min, count: 3 }';
  for (const card of ['none', own, '{ every: 6-8 min, count: 3 }', '{ after: 300 s, count: 2 }']) {
    assert.deepEqual(loosened(own, card), [], card);
  }
  for (const card of [
    '{ every: 4-10 min, count: 3 }',
    '{ every: 5 min, count: 4 }',
    '{ every: 5 min }',
    '{ count: 3 }',
  ]) {
    assert.equal(loosened(own, card).length, 1, card);
  }
  assert.equal(loosened('{ every: 5 min, noLaterThan: 1 h }', '{ every: 5 min, noLaterThan: 2 h }').length, 1);
  assert.equal(loosened('{ every: 5 min, noLaterThan: 1 h }', '{ every: 5 min, noLaterThan: 60 min }').length, 0);
  assert.equal(loosened('{ every: 5 min }', '{ every: 5 min, factor: 2 }').length, 1);
  assert.deepEqual(loosened('{ adult: { every: 5 min }, child: none }', '{ every: 5 min }'), [
    '"every: 5 min" is looser than "none" of the act for a patient of 0 months',
  ]);
  // What the act says under a condition is compared with what the card says under it.
  assert.deepEqual(
    loosened('{ all if seizing: { every: 5 min }, all: none }', '{ all if seizing: { every: 5 min } , all: none }'),
    [],
  );
  assert.deepEqual(
    loosened('{ all if seizing: { every: 5 min }, all: none }', '{ all if seizing: { every: 4 min } , all: none }'),
    ['"every: 4 min" is looser than "every: 5 min" of the act'],
  );
});

test('an edition reads the tables of acts when it has them', () => {
  const problemsOf = (texts: ReadonlyMap<string, string>) => {
    const read = readEdition(texts);
    return 'problems' in read ? read.problems.filter(({ file }) => file.startsWith('tables/')).map(problemText) : [];
  };
  assert.deepEqual(problemsOf(ACT_TABLE_TEXTS), []);
  assert.deepEqual(problemsOf(new Map([...ACT_TABLE_TEXTS].filter(([file]) => file !== 'tables/routes.yaml'))), [
    'tables/routes.yaml: The file is missing: add it.',
  ]);
});

test('tables that name what there is not', () => {
  const saidOfTable = (file: string, from: string, to: string) => {
    const texts = new Map(ACT_TABLE_TEXTS);
    texts.set(file, changed(texts.get(file) ?? '', from, to));
    const read = readEdition(texts);
    return 'problems' in read ? read.problems.filter((one) => one.file.startsWith('tables/')).map(problemText) : [];
  };
  assert.deepEqual(saidOfTable('tables/classes.yaml', 'in: seizing', 'in: fitting'), [
    'tables/classes.yaml:5, benzodiazepine.onlyOne.in: "fitting" is no condition in tables/conditions.yaml: known are breathing-slow, danger-to-life, dangerous-agitation, heart-block, kidney-failure, knee-reflex-lost, low-pressure, magnesium-already-given, ….',
  ]);
  assert.deepEqual(saidOfTable('tables/targets.yaml', 'source: spec', 'source: specs').length, 1);
});
