import assert from 'node:assert/strict';
import { test } from 'node:test';
import { problemText } from '../../packages/edition/src/index.ts';
import { baseTexts as base, readChanged as readEdition } from './base-edition.ts';

const ADENOSINE = 'drugs/adenosine.yaml';
const ADENOSINE_ACTS = 'acts/adenosine.yaml';
const ANAPHYLAXIS = 'protocols/allergy-immunology/anaphylaxis.yaml';
const TACHYARRHYTHMIA = 'protocols/adult-cardiac/pediatric-tachyarrhythmia.yaml';

const GROUPS = `groups:
  - id: adult-cardiac
    title: Adult Cardiac
    color: red
    protocols: [pediatric-tachyarrhythmia]
  - id: allergy-immunology
    title: Allergy/Immunology
    color: red
    protocols: [anaphylaxis]
drugs:`;

/** Two cards from the base with all its drugs: enough for a fault of each kind, and quick to read. */
const small = new Map(
  [...base].filter(
    ([path]) =>
      !/^(?:(?:protocols|algorithms|illustrations|hospitals|search|codes)\/|clocks)/.test(path) ||
      path === ANAPHYLAXIS ||
      path === TACHYARRHYTHMIA,
  ),
);
small.set(
  'edition.yaml',
  (base.get('edition.yaml') ?? '')
    .replace(/groups:[\s\S]*?drugs:/, () => GROUPS)
    .replace(/hospitals:[\s\S]*/, 'hospitals: []\n'),
);
small.set('search/word-families.yaml', '{}\n');
small.set('search/uncovered-topics.yaml', '[]\n');

/** The files of `small` with these changes. A file changed to undefined is missing. */
function withFiles(changes: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, string> {
  const files = new Map(small);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) files.delete(path);
    else files.set(path, text);
  }
  return files;
}

/** One of these files with one passage replaced. */
function replaced(path: string, from: string, to: string): Record<string, string> {
  const text = small.get(path) ?? '';
  assert.ok(text.includes(from), `${path} no longer says "${from}": plant another fault`);
  return { [path]: text.replace(from, () => to) };
}

/** The problems that the reader reports for unusable files. */
function said(files: ReadonlyMap<string, string>): readonly string[] {
  const read = readEdition(files);
  assert.ok('problems' in read, 'the files were read as an edition');
  return read.problems.map(problemText);
}

test('the base content is read, and so are the files that the faults are planted in', () => {
  assert.ok('edition' in readEdition(base));
  assert.ok('edition' in readEdition(small));
});

test('the tools of a card are read in the order of its file, and most cards have none', () => {
  const read = readEdition(
    withFiles(replaced(ANAPHYLAXIS, 'priority: critical', 'priority: critical\ntools: [pain-scale, apgar]')),
  );
  assert.ok('edition' in read);
  assert.deepEqual(read.edition.protocols.anaphylaxis?.tools, ['pain-scale', 'apgar']);
  assert.equal(read.edition.protocols['pediatric-tachyarrhythmia']?.tools, undefined);
});

/** One fault each: the files, and the one problem reported for them. */
const FAULTS: ReadonlyArray<readonly [fault: string, files: Record<string, string | undefined>, told: RegExp]> = [
  [
    'a colon in a text without quotes',
    { ...replaced(ANAPHYLAXIS, 'title: Anaphylaxis', 'title: Allergy: severe') },
    /^protocols\/allergy-immunology\/anaphylaxis\.yaml:1: This line cannot be read: put a text that holds a colon in quotes/,
  ],
  [
    'a name that stands twice',
    replaced(ADENOSINE, 'kit: 1', 'kit: 1\nkit: 2'),
    /^drugs\/adenosine\.yaml:\d+: This key is in its block already/,
  ],
  [
    'a tool that is not known',
    replaced(ANAPHYLAXIS, 'priority: critical', 'priority: critical\ntools: [apgar, agpar]'),
    /^protocols\/allergy-immunology\/anaphylaxis\.yaml:3, tools\.1: This must be one of: apgar, newborn-oxygen, pain-scale/,
  ],
  [
    'a tool that is named twice',
    replaced(ANAPHYLAXIS, 'priority: critical', 'priority: critical\ntools: [apgar, apgar]'),
    /anaphylaxis\.yaml:3, tools: A tool is named twice: keep one\.$/,
  ],
  [
    'an amount without a space',
    replaced(ADENOSINE_ACTS, 'adult: 6 mg', 'adult: 6mg'),
    /^acts\/adenosine\.yaml:\d+, acts\.svt-first\.dose.*: "6mg" is no dose: write a number, a space/,
  ],
  [
    'an amount in a unit that is not known',
    replaced(ADENOSINE_ACTS, 'adult: 6 mg', 'adult: 6 lb'),
    /acts\.svt-first\.dose.*: "6 lb" is no /,
  ],
  [
    'an amount with a zero too many',
    replaced(ADENOSINE_ACTS, 'adult: 6 mg', 'adult: 6.0 mg'),
    /acts\.svt-first\.dose.*: "6\.0 mg" is no /,
  ],
  [
    'a dose that a card writes out',
    replaced(ANAPHYLAXIS, 'Lay flat, legs up.', 'Lay flat, epinephrine 5 mg.'),
    /anaphylaxis\.yaml:\d+, first60Seconds\.\d+\.say: "5 mg" is written out: name the act that gives it, like/,
  ],
  [
    'a figure of an act that is not there',
    replaced(ANAPHYLAXIS, 'Lay flat, legs up.', 'Lay flat, {epinephrine-1-1000/allergy child max}.'),
    /first60Seconds\.\d+\.say: "\{epinephrine-1-1000\/allergy child max\}": epinephrine 1:1,000 has no act "allergy"/,
  ],
  [
    'a figure that the act does not have',
    replaced(ANAPHYLAXIS, 'Lay flat, legs up.', 'Lay flat, {epinephrine-1-1000/anaphylaxis adult max}.'),
    /first60Seconds\.\d+\.say: "\{[^}]+\}": This dose has no max\.$/,
  ],
  [
    'a volume of a dose whose diluent is not stocked',
    replaced(
      TACHYARRHYTHMIA,
      'alsSteps:\n',
      'alsSteps:\n  - { say: "Amiodarone {amiodarone/stable-vt child mL} slowly.", source: spec }\n',
    ),
    /^protocols\/adult-cardiac\/pediatric-tachyarrhythmia\.yaml:\d+, alsSteps\.\d+\.say: "\{amiodarone\/stable-vt child mL\}": No kit holds dextrose 5%, .*: write the dose alone, or stock dextrose 5% as a drug\.$/,
  ],
  [
    'words in braces',
    replaced(ANAPHYLAXIS, 'Lay flat, legs up.', 'Lay flat, {legs up}.'),
    /first60Seconds\.\d+\.say: "\{legs up\}" names no figure: write an act and an age/,
  ],
  [
    'a row of the quick calculator for a dose that goes by no weight',
    replaced('calculators/quick-doses.yaml', 'give: amiodarone/arrest-first', 'give: amiodarone/arrest-second'),
    /quick-doses\.yaml:\d+, amiodarone-pulseless\.give: The act "arrest-second" of amiodarone has no dose for each kg/,
  ],
  [
    'an adult card of two drugs',
    replaced('calculators/adult-dosing.yaml', 'give: adenosine/svt-second', 'give: amiodarone/arrest-second'),
    /adult-adenosine: A card gives acts of one drug/,
  ],
  [
    'a file with another ending',
    { 'drugs/extra.yml': 'a: 1' },
    /^drugs\/extra\.yml: Files of an edition end in "\.yaml": rename it\.$/,
  ],
  [
    'a mixture whose strength is not of one mL',
    replaced(ADENOSINE_ACTS, '10 mL of 0.3 mg/mL in saline', '10 mL of 0.3 mg in saline'),
    /^acts\/adenosine\.yaml:\d+, preparations\.small-dose\.mix: /,
  ],
  [
    'a misspelt key',
    replaced(ADENOSINE, 'highAlert:', 'highalert:'),
    /highalert: This is not known here: correct its spelling or take it out/,
  ],
  [
    'a key that is missing',
    replaced(ADENOSINE, 'kit: 1\n', ''),
    /^drugs\/adenosine\.yaml:\d+, kit: This is missing: add it\.$/,
  ],
  [
    'a priority of no kind',
    replaced(ANAPHYLAXIS, 'priority: critical', 'priority: red'),
    /must be one of: critical, urgent, routine/,
  ],
  [
    'an act that the drug does not have',
    replaced(ANAPHYLAXIS, 'give: epinephrine-1-1000/anaphylaxis', 'give: epinephrine-1-1000/allergy'),
    /anaphylaxis\.yaml:\d+, medications\.0\.give: epinephrine 1:1,000 has no act "allergy": known are anaphylaxis/,
  ],
  [
    'a drug that is not there',
    replaced(ANAPHYLAXIS, 'give: glucagon/anaphylaxis', 'give: glucagone/anaphylaxis'),
    /There is no drug "glucagone"/,
  ],
  [
    'a shared line that is not there',
    replaced(ANAPHYLAXIS, 'use: epinephrine-goes-on', 'use: epinephrine-goes-off'),
    /There is no shared line "epinephrine-goes-off"/,
  ],
  ['a file that is missing', { 'zones.yaml': undefined }, /^zones\.yaml: The file is missing: add it\.$/],
  [
    'a card that is listed without a file',
    { [ANAPHYLAXIS]: undefined },
    /^edition\.yaml: There is no file anaphylaxis\.yaml for the card "anaphylaxis"/,
  ],
  [
    'a card that no group lists',
    replaced('edition.yaml', '[anaphylaxis]', '[]'),
    /anaphylaxis\.yaml.*: This card is not listed in edition\.yaml: add "anaphylaxis" there\.$/,
  ],
  [
    'a card that is listed twice',
    replaced('edition.yaml', '[anaphylaxis]', '[anaphylaxis, anaphylaxis]'),
    /The card "anaphylaxis" is listed twice/,
  ],
  [
    'two files of one name',
    { 'protocols/adult-medical/anaphylaxis.yaml': base.get(ANAPHYLAXIS) },
    /Another file is called anaphylaxis\.yaml too: rename one\.$/,
  ],
  [
    'a card in the folder of another group',
    { [ANAPHYLAXIS]: undefined, 'protocols/adult-medical/anaphylaxis.yaml': base.get(ANAPHYLAXIS) },
    /lists this card in "allergy-immunology": move it to protocols\/allergy-immunology\/\.$/,
  ],
  [
    'a name of two shared lines',
    { 'lines/again.yaml': 'who-is-a-child: Anybody.\n' },
    /"who-is-a-child" is in another file of lines\/ too: keep one\.$/,
  ],
  ['a file that nothing reads', { 'notes.yaml': 'a: 1\n' }, /^notes\.yaml: Nothing reads this file/],
  [
    'an alias',
    replaced(ANAPHYLAXIS, 'icon: syringe', 'icon: *icon'),
    /^protocols\/allergy-immunology\/anaphylaxis\.yaml:\d+: /,
  ],
];

for (const [fault, files, told] of FAULTS) {
  test(`of ${fault} the reader names file, place and mend, and reads nothing`, () => {
    const sentences = said(withFiles(files));
    assert.ok(
      sentences.some((sentence) => told.test(sentence)),
      sentences.join('\n'),
    );
    assert.ok(sentences.length <= 2, `one fault is told once:\n${sentences.join('\n')}`);
  });
}

test('a file that cannot be read is told alone, not with all that refers to it', () => {
  const sentences = said(withFiles({ 'drugs/midazolam.yaml': 'genericName: "midazolam\n' }));
  assert.equal(sentences.length, 1, sentences.join('\n'));
});

test('a file above 1 MB is refused before it is parsed', () => {
  assert.deepEqual(said(withFiles({ 'lines/again.yaml': `# ${'x'.repeat(1_000_001)}` })), [
    'lines/again.yaml: The file is larger than 1 MB: divide it.',
  ]);
});

test('one changed dose of one file changes the card, the formulary row and no file beside', () => {
  const read = readEdition(withFiles(replaced(ADENOSINE_ACTS, 'child: "0.1 mg/kg', 'child: "0.15 mg/kg')));
  assert.ok('edition' in read);
  const { formulary, protocols } = read.edition;
  assert.equal(formulary.adenosine?.dosing[0]?.pedsDose, '0.15 mg/kg (max 6 mg)');
  assert.deepEqual(formulary.adenosine?.dosing[0]?.pedsFigure?.perKg, { amount: 0.15, unit: 'mg' });
  const line = protocols['pediatric-tachyarrhythmia']?.medications.find(
    ({ medication, indication }) => medication === 'adenosine' && indication.includes('first'),
  );
  assert.equal(line?.pediatric?.text, '0.15 mg/kg (max 6 mg)');
});

test('a dose is said to have no volume on its row, its line and the calculator until what it is diluted in is stocked', () => {
  const missingIn = (changes: Readonly<Record<string, string | undefined>>) => {
    const read = readEdition(withFiles(changes));
    assert.ok('edition' in read, 'problems' in read ? read.problems.map(problemText).join('\n') : '');
    const { formulary, protocols, quickDoses } = read.edition;
    return [
      formulary.amiodarone?.dosing.map(({ missingDiluent }) => missingDiluent?.name),
      protocols['pediatric-tachyarrhythmia']?.medications.flatMap(({ medication, missingDiluent }) =>
        medication === 'amiodarone' ? [missingDiluent?.name] : [],
      ),
      quickDoses.flatMap(({ medication, missingDiluent }) =>
        medication === 'amiodarone' ? [missingDiluent?.name] : [],
      ),
    ];
  };
  assert.deepEqual(missingIn({}), [[undefined, 'dextrose 5%'], ['dextrose 5%'], [undefined, 'dextrose 5%']]);
  const fluid = `genericName: dextrose 5%\ninventoryId: D5\nclassPrimary: Fluid\nkit: 3\npresentation: 250 mL bag\nhighAlert: false\nsource: spec\n`;
  const stocked = {
    'drugs/dextrose-5.yaml': fluid,
    'acts/dextrose-5.yaml': `classes: []\nproducts:\n  bag: { form: bag, holds: 250 mL, undiluted: [IV] }\nacts:\n  flush: { label: Flush, routes: [IV], dose: { all: 5 mL }, uncounted: true, source: spec }\n`,
    ...replaced('edition.yaml', 'drugs:\n', 'drugs:\n  - dextrose-5\n'),
  };
  assert.deepEqual(missingIn(stocked), [[undefined, undefined], [undefined], [undefined, undefined]]);
});

test('no two cards write the same sentence: they share it by its name', () => {
  const first = new Map<string, string>();
  const copied: string[] = [];
  for (const [path, text] of base) {
    if (!path.startsWith('protocols/')) continue;
    const lines = text.matchAll(/^ {2}- (?:say: )?(?!use:|give:)(.+)\n(?: {4}source: \[?([\w-]+))?/gm);
    // The same words may cite different works, which makes them two statements.
    const sentences = new Set(
      [...lines].map(([, said = '', source = '']) => `${said.replace(/^["'](.*)["']$/, '$1')} ${source}`),
    );
    for (const sentence of [...sentences].filter((one) => /\. [\w-]*$/.test(one))) {
      const earlier = first.get(sentence);
      if (earlier === undefined) first.set(sentence, path);
      else copied.push(`${path} says what ${earlier} says: ${sentence}`);
    }
  }
  assert.deepEqual(copied, []);
});
