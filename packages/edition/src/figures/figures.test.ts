import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from 'yaml';
import { drugFile } from '../files/drug-file.ts';
import { quantity } from '../files/quantity.ts';
import { strengthOfMix } from '../read/printed/mix.ts';
import type { PrintedAct, PrintedDilution, PrintedDrug } from '../read/printed/printed-drug.ts';
import { drugNamesIn, literalDoses, literalsOfOurs } from './literal-dose.ts';
import { withFigures } from './put-in.ts';

/** A value with its amounts, "0.5 mg", read. */
function figured(value: unknown): unknown {
  if (typeof value === 'string') return quantity.safeParse(value).data ?? value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, figured(entry)]));
}

/** A drug from the keys of its file, with the strength, dilutions and doses that its acts come to. */
function drug(text: string): PrintedDrug {
  const { strength: written, dilutions = {}, acts = {}, ...header } = parseDocument(text).toJS();
  const strength = written === undefined ? undefined : quantity.parse(written.replace('/mL', ''));
  const made = Object.entries(figured(dilutions) as Readonly<Record<string, Pick<PrintedDilution, 'mix'>>>).map(
    ([name, { mix }]) => {
      const perMl = strengthOfMix(mix, strength);
      assert.ok(perMl);
      return [name, { mix, strength: perMl, recipe: '', use: 'always', source: [] }] as const;
    },
  );
  return {
    ...drugFile.parse(header),
    ...(strength && { strength }),
    dilutions: Object.fromEntries(made),
    acts: figured(acts) as Readonly<Record<string, PrintedAct>>,
  };
}

const ADRENALINE = drug(`
genericName: adrenaline
inventoryId: A
classPrimary: Vasopressor
kit: 1
presentation: 2 mg/2 mL ampoule
strength: 1 mg/mL
youngsAdultDose: { quick: 0.3 mg }
highAlert: true
source: spec
dilutions:
  bag: { mix: { drug: 1 mg, in: 250 mL } }
  tenth: { mix: { stock: 1 mL, saline: 9 mL } }
  hundredth: { mix: { stock: 1 mL, saline: 99 mL } }
figures:
  old: { value: 0.25 mg, source: spec }
  step: { value: 0.1-0.2 mg, source: spec }
  infant: { value: 0.02 mg/kg, source: spec }
  other-ampoule: { value: 10 mg/mL, source: spec }
acts:
  allergy:
    adult: { fixed: 0.5 mg, totalMax: 1.5 mg, over: { low: 2, high: 5, unit: min } }
    pediatric: { perKg: 0.01 mg, min: 0.05 mg, max: 0.3 mg, totalPerKg: 0.03 mg, totalMax: 0.9 mg }
  slow:
    missingDiluent: { name: glucose 5%, source: [label] }
    adult: { fixed: 0.5 mg, over: { low: 10, high: 10, unit: min } }
    pediatric: { perKg: 0.01 mg, max: 0.3 mg }
  rinsed:
    adult: { fixed: 0.5 mg }
  drip:
    adult: { infusion: { low: 2 mcg, high: 10 mcg, per: min } }
    pediatric: { infusion: { low: 0.1 mcg, high: 1 mcg, per: kg/min, orderAbove: 10 mcg } }
`);
const SALINE = drug(`
genericName: saline
inventoryId: S
classPrimary: Fluid
kit: 3
presentation: 500 mL bag
highAlert: false
synonyms: [NS, normal saline]
source: spec
figures:
  step: { value: 250-500 mL, source: spec }
acts:
  shock: { adult: { fixed: 1000 mL }, pediatric: { perKg: 20 mL } }
`);
const CHARCOAL = drug(`
genericName: charcoal
inventoryId: C
classPrimary: Adsorbent
kit: 5
presentation: 25 g/120 mL bottle
highAlert: false
source: spec
acts:
  poison: { adult: { perKg: 1 g, max: 50 g } }
`);
const drugs = new Map([
  ['adrenaline', ADRENALINE],
  ['saline', SALINE],
  ['charcoal', CHARCOAL],
]);
const works = new Map([
  ['spec', false],
  ['label', true],
]);

function filled(text: string, place: object = {}): { text: string; notes: readonly string[] } {
  const notes: string[] = [];
  return { text: withFigures(text, { drugs, works, ...place }, (note) => notes.push(note)), notes };
}

/** Typed by hand: the text that replaces each reference. */
const TEXTS: ReadonlyArray<readonly [written: string, reads: string]> = [
  ['adrenaline/allergy adult', '0.5 mg'],
  ['adrenaline/allergy adult mL', '0.5 mL'],
  ['adrenaline/allergy adult in mcg', '500 mcg'],
  ['adrenaline/allergy adult number', '0.5'],
  ['adrenaline/allergy adult times 3', '1.5 mg'],
  ['adrenaline/allergy adult mL of bag', '125 mL'],
  ['adrenaline/allergy child', '0.01 mg/kg'],
  ['adrenaline/allergy child mL', '0.01 mL/kg'],
  ['adrenaline/allergy child max', '0.3 mg'],
  ['adrenaline/allergy child min', '0.05 mg'],
  ['adrenaline/allergy child total', '0.03 mg/kg'],
  ['adrenaline/allergy child total at 10 kg', '0.3 mg'],
  ['adrenaline/allergy child max times 2', '0.6 mg'],
  ['adrenaline/allergy child total max', '0.9 mg'],
  ['adrenaline/allergy adult total', '1.5 mg'],
  ['adrenaline/allergy adult total mL', '1.5 mL'],
  ['adrenaline/tenth mix stock', '1 mL'],
  ['adrenaline/bag mix drug', '1 mg'],
  ['adrenaline/allergy child at 20 kg', '0.2 mg'],
  ['adrenaline/allergy child at 20 kg mL', '0.2 mL'],
  ['adrenaline/allergy child at 4 kg', '0.05 mg'],
  ['adrenaline/allergy child at 40 kg', '0.3 mg'],
  ['adrenaline/allergy child at 7.5 kg mL of tenth', '0.75 mL'],
  ['adrenaline/allergy child reaches max', '30 kg'],
  ['adrenaline/drip adult', '2-10 mcg/min'],
  ['adrenaline/drip adult number', '2-10'],
  ['adrenaline/drip adult low', '2 mcg/min'],
  ['adrenaline/drip adult high mL/h of bag', '150 mL/h'],
  ['adrenaline/drip adult mL/h of bag', '30-150 mL/h'],
  ['adrenaline/drip child', '0.1-1 mcg/kg/min'],
  ['adrenaline/drip child at 10 kg', '1-10 mcg/min'],
  ['adrenaline/drip child order', '10 mcg/min'],
  ['adrenaline/drip child mL/h of bag', '1.5-15 mL/kg/h'],
  ['adrenaline/drip child at 10 kg mL/h of bag', '15-150 mL/h'],
  ['adrenaline strength', '1 mg/mL'],
  ['adrenaline/bag strength', '4 mcg/mL'],
  ['adrenaline/bag strength in mg', '0.004 mg/mL'],
  ['adrenaline/tenth strength', '0.1 mg/mL'],
  ['adrenaline/hundredth strength', '10 mcg/mL'],
  ['saline/shock adult in L', '1 L'],
  ['saline/shock child', '20 mL/kg'],
  ['adrenaline strength number', '1'],
  ['adrenaline strength of 2 mL', '2 mg'],
  ['adrenaline/old figure', '0.25 mg'],
  ['adrenaline/old figure mL', '0.25 mL'],
  ['adrenaline/old figure times 2 mL of tenth', '5 mL'],
  ['adrenaline/step figure mL of tenth', '1-2 mL'],
  ['adrenaline/infant figure mL of tenth', '0.2 mL/kg'],
  ['adrenaline/infant figure at 4 kg mL', '0.08 mL'],
  ['adrenaline/other-ampoule figure', '10 mg/mL'],
  ['adrenaline/other-ampoule figure : adrenaline strength', '10'],
  ['adrenaline strength : adrenaline/hundredth strength in words', '100'],
  ['adrenaline/other-ampoule figure : adrenaline strength in words', 'ten'],
  ['adrenaline strength : 4 mcg/mL by label', '250'],
  ['adrenaline/old figure : adrenaline/allergy adult in words', 'half'],
  ['adrenaline youngs quick', '0.3 mg'],
  ['adrenaline/allergy child at 100 kg unlimited', '1 mg'],
  ['adrenaline/allergy adult mL/min of tenth', '2.5 mL/min'],
  ['adrenaline container drug', '2 mg'],
  ['adrenaline container drug in mcg', '2000 mcg'],
  ['adrenaline container volume', '2 mL'],
  ['adrenaline/allergy adult containers', '1 ampoule'],
  ['adrenaline/allergy adult times 5 containers in words', 'two ampoules'],
  ['adrenaline/allergy adult times 5 sized containers in words', 'two 2 mL ampoules'],
  ['adrenaline/allergy adult times 2 containers in words', 'half an ampoule'],
  ['charcoal/poison adult at 60 kg containers', '2 bottles'],
  ['charcoal/poison adult at 10 kg mL', '48 mL'],
  ['saline/step figure', '250-500 mL'],
  ['0.3 mg by label', '0.3 mg'],
  ['4 mcg/mL by label', '4 mcg/mL'],
  ['1 mg in 250 mL by label', '1 mg in 250 mL'],
  ['20 mL of flush', '20 mL'],
  ['6-8 mL/kg of air', '6-8 mL/kg'],
];

for (const [written, reads] of TEXTS) {
  test(`{${written}} reads "${reads}"`, () => {
    assert.deepEqual(filled(`Give {${written}} now.`), { text: `Give ${reads} now.`, notes: [] });
  });
}

test('in the file of its drug a name stands alone, and in its act or dilution none is needed', () => {
  const place = { drug: 'adrenaline', act: 'allergy', dilution: 'bag' };
  const { text, notes } = filled(
    '{adult}, {allergy child max}, {strength}, {bag strength}, {mix drug mL} in {mix in}',
    place,
  );
  assert.deepEqual(notes, []);
  assert.equal(text, '0.5 mg, 0.3 mg, 1 mg/mL, 4 mcg/mL, 1 mL in 250 mL');
});

/** A reference that cannot be filled in is explained in one sentence, and the text stays as it is written. */
const REFUSED: ReadonlyArray<readonly [written: string, sentence: RegExp]> = [
  ['half a dose', /names no figure: write an act and an age/],
  ['adrenaline/allergy', /names no figure/],
  ['adrenalin/allergy adult', /There is no drug "adrenalin"/],
  ['adrenaline/alergy adult', /adrenaline has no act "alergy": known are allergy, slow, rinsed, drip/],
  ['adrenaline/sack strength', /adrenaline has no dilution "sack": known are bag, tenth, hundredth/],
  ['allergy adult', /This names no drug/],
  ['adult', /This names no act/],
  ['adrenaline/allergy adult max', /This dose has no max/],
  ['adrenaline/allergy child low', /no infusion with a low end/],
  ['adrenaline/allergy adult mL/h of bag', /Only an infusion has a rate in mL\/h/],
  ['adrenaline/drip adult mL of bag', /An infusion has a rate: write mL\/h/],
  ['adrenaline/allergy adult reaches max', /no figure for each kg with a maximum/],
  ['adrenaline/allergy adult in L', /mg cannot be written in L/],
  ['adrenaline/allergy child at 0 kg', /out of range/],
  ['saline strength', /saline has no strength per mL/],
  ['mix drug', /"mix" alone stands for the dilution/],
  ['adrenaline/bag mix stock', /This dilution has no "stock": known are drug, in/],
  ['adrenaline/drip adult order', /This dose has no rate above which an order is needed/],
  ['adrenaline/drip adult total', /This dose has no limit in all: write one under "limits" of its act/],
  ['0.3 mg', /A figure alone does not say what it is: name the act/],
  ['0.5 mL', /A figure alone does not say what it is/],
  ['0.3 mg by handbook', /There is no source "handbook"/],
  ['0.3 mg by spec', /"spec" is our own requirement/],
  ['0.3 mL by label', /A volume depends on the strength/],
  ['0.3 mg of flush', /names no figure/],
  ['0.3 mL of drug', /names no figure/],
  ['adrenaline/young figure', /adrenaline has no figure "young": known are old, step, infant, other-ampoule/],
  ['saline/shock adult containers', /names no container/],
  ['adrenaline strength : saline/step figure', /measure different things/],
  ['adrenaline youngs comprehensive', /no adult dose for Young's rule/],
  ['adrenaline/drip adult mL/min of bag', /does not say how many minutes/],
];

for (const [written, sentence] of REFUSED) {
  test(`{${written}} is refused with a sentence`, () => {
    const { text, notes } = filled(`Give {${written}} now.`);
    assert.equal(text, `Give {${written}} now.`);
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? '', sentence);
    assert.match(notes[0] ?? '', /\.$/);
  });
}

/** References to a dose whose diluent is not a drug of the formulary. */
const UNDILUTED = [
  'adrenaline/slow adult mL',
  'adrenaline/slow child mL',
  'adrenaline/slow child at 20 kg mL',
  'adrenaline/slow child max mL',
  'adrenaline/slow adult times 2 mL',
  'adrenaline/slow adult mL of tenth',
  'adrenaline/slow adult mL/min of tenth',
  'adrenaline/slow adult containers',
];

for (const written of UNDILUTED) {
  test(`{${written}} is refused: what it is diluted in is not stocked`, () => {
    const { text, notes } = filled(`Give {${written}} now.`);
    assert.equal(text, `Give {${written}} now.`);
    assert.deepEqual(notes, [
      `"{${written}}": No kit holds glucose 5%, which this dose is diluted in, so that no volume of it can be given: write the dose alone, or stock glucose 5% as a drug.`,
    ]);
  });
}

test('a dose that cannot be diluted is written, and so is a volume of one whose diluent is stocked', () => {
  const { text, notes } = filled(
    '{adrenaline/slow adult}, {adrenaline/slow child at 20 kg}, {20 mL of flush}, {adrenaline/rinsed adult mL}',
  );
  assert.deepEqual(notes, []);
  assert.equal(text, '0.5 mg, 0.2 mg, 20 mL, 0.5 mL');
});

test('what a dose that cannot be diluted is made up to is refused beside it, and so is the volume of another act', () => {
  const place = { drug: 'adrenaline', act: 'slow' };
  for (const [text, at] of [
    ['{adrenaline/slow adult} in {100 mL of mixture} glucose 5%', {}],
    ['{adrenaline/slow adult} into the {100 mL of container} bag', {}],
    ['Made up to {50 mL of mixture}', place],
    ['At {50 mL/h of mixture}', place],
    ['As {allergy adult mL}', place],
    ['As {old figure mL}', place],
  ] as const) {
    const { notes } = filled(text, at);
    assert.equal(notes.length, 1, text);
    assert.match(notes[0] ?? '', /No kit holds glucose 5%/, text);
  }
  assert.deepEqual(filled('{charcoal/poison adult at 10 kg mL}', place).notes, []);
});

test('a volume of no drug never stands for what a dose comes to', () => {
  for (const text of [
    '{adrenaline/allergy adult} = {0.5 mL of mixture}',
    '{adrenaline/allergy adult} ({0.5 mL of flush})',
  ]) {
    assert.match(filled(text).notes.join(), /What a dose comes to is worked out/, text);
  }
  assert.deepEqual(filled('{2 mL of nose} ({1 mL of nose} a nostril)').notes, []);
});

test('containers that are the dose are whole ones', () => {
  assert.match(
    filled('{adrenaline/allergy adult times 5} = {adrenaline/allergy adult times 5 containers}').notes.join(),
    /no whole number/,
  );
  assert.deepEqual(
    filled('{adrenaline/allergy adult times 5}, {adrenaline/allergy adult times 5 containers}').notes,
    [],
  );
});

test('words begin a sentence with a capital, and a figure alone does not', () => {
  assert.equal(filled('{adrenaline/allergy adult times 8 containers in words}, now').text, 'Two ampoules, now');
  assert.equal(filled('Draw. {adrenaline/allergy adult times 8 containers in words}').text, 'Draw. Two ampoules');
  assert.equal(filled('{adrenaline/allergy adult times 8 containers in words}').text, 'two ampoules');
});

/** Typed by hand: the doses written out in a text, in any wording. */
const WRITTEN_OUT: ReadonlyArray<readonly [text: string, ...found: readonly string[]]> = [
  ['Give 0.5 mg or {adrenaline/allergy adult}, then 2-10 mcg/min', '0.5 mg', '2-10 mcg/min'],
  ['The 1 mg/mL ampoule', '1 mg/mL'],
  ['Fluid 250-500 mL, then 1 L', '250-500 mL', '1 L'],
  ['Again 0.5 mL after 5 min', '0.5 mL'],
  ['Half a mL at a time', 'Half a mL'],
  ['two milliliters, then 5mg', '5mg', 'two milliliters'],
  ['{adrenaline/allergy adult}, two ampoules', 'two ampoules'],
  ['One 10 mL vial a side', '10 mL', 'One 10 mL vial'],
  ['half an ampoule, or both vials', 'half an ampoule', 'both vials'],
  ['½ mL, a 2-mL dose, half the ampoule', '½ mL', '2-mL', 'half the ampoule'],
  ['(2 prefilled syringes)', '2 prefilled syringes'],
];

for (const [text, ...found] of WRITTEN_OUT) {
  test(`"${text}" writes out ${found.join(', ')}`, () => {
    assert.deepEqual([...literalDoses(text, true)].sort(), [...found].sort());
  });
}

test('what is no dose is not found', () => {
  for (const text of [
    'Glucose below 60 mg/dL',
    'A 10 mL syringe',
    'a 500 mL saline bag',
    'Oxygen 15 L/min',
    '{0.3 mg by label}',
    '{20 mL of flush}',
    '1:1,000',
    'Never in one syringe with haloperidol',
    '3 injectors now',
    '14G, 2 attempts, 10 kg',
  ]) {
    assert.deepEqual(literalDoses(text, true), [], text);
  }
  assert.deepEqual(literalDoses('Two tubes, one tablet can kill', false), []);
});

test('a note of other guidelines states their figures, but none of ours and no volume beside its dose', () => {
  assert.deepEqual(literalsOfOurs('Maryland 50 mg/kg, Salt Lake County 500 mL steps'), []);
  assert.deepEqual(literalsOfOurs('Maryland 50 mg/kg; here 25 mg/kg'), ['25 mg/kg']);
  assert.deepEqual(literalsOfOurs('Massachusetts starts with 12.5 g (125 mL)'), ['12.5 g (125 mL']);
  assert.deepEqual(literalsOfOurs('Caps at 0.5 mg = 5 mL'), ['0.5 mg = 5 mL']);
});

test('a text speaks of a drug by any of its names, but not by a short one that means other things too', () => {
  const names = drugNamesIn(drugs.values());
  for (const text of ['Saline now', 'normal saline', 'no ADRENALINE']) assert.equal(names.test(text), true, text);
  for (const text of ['NS', 'salines', 'Oxygen']) assert.equal(names.test(text), false, text);
});
