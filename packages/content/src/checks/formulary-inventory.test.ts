import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulary } from '../formulary.ts';
import { MEDICATION_IDS } from '../ids.ts';

const drugs = Object.values(formulary);
const named = (test: (drug: (typeof drugs)[number]) => boolean) => drugs.filter(test).map(({ id }) => id);

test('the inventory has 49 drugs, each under its own id and in the order of the ids', () => {
  assert.deepEqual(
    drugs.map(({ id }) => id),
    [...MEDICATION_IDS],
  );
  assert.deepEqual(Object.keys(formulary), [...MEDICATION_IDS]);
  assert.equal(drugs.length, 49);
});

test('38 reference entries are ORIG_0 to ORIG_37, in order', () => {
  assert.deepEqual(
    drugs.map(({ medId }) => medId).filter((medId) => medId.startsWith('ORIG_')),
    Array.from({ length: 38 }, (_, index) => `ORIG_${index}`),
  );
});

test('the other 11 carry a plain word', () => {
  assert.deepEqual(
    drugs.map(({ medId }) => medId).filter((medId) => !medId.startsWith('ORIG_')),
    // biome-ignore format: reads as one list
    ['NOREPI', 'FUROSEMIDE', 'HYDROCORT', 'DEXAMETH', 'HALOPERIDOL', 'ORALGLUC', 'SALINE09', 'RINGERLAC', 'OXYGEN', 'DIAZEPAM', 'CHARCOAL'],
  );
});

test('the kits hold 16, 10, 11 and 6 drugs, and the external bags 6', () => {
  const inKit = (...kits: number[]) => drugs.filter(({ kitNumber }) => kits.includes(kitNumber)).length;
  assert.deepEqual([inKit(1), inKit(2), inKit(3), inKit(4), inKit(5, 6)], [16, 10, 11, 6, 6]);
});

test('of the external bags, antidotes are kit 5 and the epinephrine auto-injectors kit 6', () => {
  assert.deepEqual(
    named(({ kitNumber }) => kitNumber === 5),
    ['flumazenil', 'activated-charcoal', 'atropine-pralidoxime-auto-injector', 'cyanide-antidote-kit'],
  );
  assert.deepEqual(
    named(({ kitNumber }) => kitNumber === 6),
    ['epinephrine-auto-injector-adult', 'epinephrine-auto-injector-pediatric'],
  );
});

test('no two drugs share a generic name', () => {
  assert.equal(new Set(drugs.map(({ genericName }) => genericName)).size, 49);
});

test('every drug says how to prepare it and has at least one dosing row', () => {
  for (const { id, preparation, dosing } of drugs) {
    assert.ok(preparation.length > 0, id);
    assert.ok(dosing.length > 0, id);
  }
});

test('21 entries are high-alert, with every form of epinephrine', () => {
  assert.deepEqual(
    named(({ highAlert }) => highAlert),
    [
      'epinephrine-1-10000',
      'epinephrine-1-1000',
      'amiodarone',
      'adenosine',
      'lidocaine',
      'magnesium-sulfate',
      'heparin',
      'labetalol',
      'norepinephrine',
      'propofol',
      'etomidate',
      'succinylcholine',
      'rocuronium',
      'ketamine',
      'midazolam',
      'fentanyl',
      'morphine',
      'lorazepam',
      'diazepam',
      'epinephrine-auto-injector-adult',
      'epinephrine-auto-injector-pediatric',
    ],
  );
});

test('tall-man letters stand on the ISMP pairs only, and only change the case', () => {
  assert.deepEqual(
    named(({ tallMan }) => tallMan !== undefined),
    [
      'epinephrine-1-10000',
      'epinephrine-1-1000',
      'diphenhydramine',
      'fentanyl',
      'lorazepam',
      'epinephrine-auto-injector-adult',
      'epinephrine-auto-injector-pediatric',
    ],
  );
  for (const { id, tallMan, genericName, sources } of drugs) {
    if (tallMan === undefined) continue;
    assert.equal(tallMan.toLowerCase(), genericName.toLowerCase(), id);
    assert.notEqual(tallMan, genericName, id);
    assert.ok(sources.includes('ismp-tall-man'), id);
  }
});

test('the high-dose warning watches its six drugs, epinephrine in all four forms', () => {
  const watched = drugs.flatMap(({ id, watched }) => (watched === undefined ? [] : [`${id}: ${watched}`]));
  assert.deepEqual(watched, [
    'epinephrine-1-10000: epinephrine',
    'epinephrine-1-1000: epinephrine',
    'amiodarone: amiodarone',
    'midazolam: midazolam',
    'fentanyl: fentanyl',
    'morphine: morphine',
    'lorazepam: lorazepam',
    'epinephrine-auto-injector-adult: epinephrine',
    'epinephrine-auto-injector-pediatric: epinephrine',
  ]);
});

test('no brand or other name that only memory vouches for', () => {
  const unsourced = /Angised|Nexterone|Anexate|Lilly/i;
  for (const { id, brandNames, synonyms } of drugs) {
    assert.deepEqual(
      [...brandNames, ...synonyms].filter((name) => unsourced.test(name)),
      [],
      id,
    );
  }
});

test('a recalled brand is a search term only', () => {
  assert.ok(!formulary.aspirin.brandNames.includes('Jusprin'));
  assert.ok(formulary.aspirin.synonyms.includes('Jusprin'));
});
