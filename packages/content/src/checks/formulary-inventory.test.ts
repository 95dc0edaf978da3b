import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulary } from '../formulary.ts';
import { MEDICATION_IDS } from '../ids.ts';
import { drugOf } from './looked-up.ts';

const drugs = Object.values(formulary);
const named = (test: (drug: (typeof drugs)[number]) => boolean) => drugs.filter(test).map(({ id }) => id);

test('every drug stands under its own id and in the order of the ids', () => {
  assert.deepEqual(
    drugs.map(({ id }) => id),
    [...MEDICATION_IDS],
  );
  assert.deepEqual(Object.keys(formulary), [...MEDICATION_IDS]);
});

test('a drug outside the reference list carries a plain word, and no two drugs share an id', () => {
  for (const { id, medId } of drugs) assert.match(medId, /^(?:ORIG_\d+|[A-Z][A-Z\d]+)$/, id);
  assert.equal(new Set(drugs.map(({ medId }) => medId)).size, drugs.length);
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
  assert.equal(new Set(drugs.map(({ genericName }) => genericName)).size, drugs.length);
});

test('every drug says how to prepare it and has at least one dosing row', () => {
  for (const { id, preparation, dosing } of drugs) {
    assert.ok(preparation.length > 0, id);
    assert.ok(dosing.length > 0, id);
  }
});

test('the high-alert entries are these, every form of epinephrine among them', () => {
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

test('no coated, soluble or recalled aspirin is a name of the chewable tablet', () => {
  const { brandNames, synonyms } = drugOf('aspirin');
  assert.deepEqual([...brandNames, ...synonyms], ['ASA', 'acetylsalicylic acid']);
});
