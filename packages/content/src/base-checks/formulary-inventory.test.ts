import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';
import { REQUIRED_DRUGS } from './required-ids.ts';

const { formulary } = edition;
/** The drugs that the requirement names. An edition may hold more. */
const drugs = Object.values(formulary).filter(({ id }) => REQUIRED_DRUGS.includes(id));
const named = (test: (drug: (typeof drugs)[number]) => boolean) => drugs.filter(test).map(({ id }) => id);

test('every drug of the requirement is there, in the order of its inventory', () => {
  assert.deepEqual(
    drugs.map(({ id }) => id),
    REQUIRED_DRUGS,
  );
});

test('every drug stands under its own id', () => {
  for (const [key, { id }] of Object.entries(formulary)) assert.equal(id, key);
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
      'tranexamic-acid',
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

test('tall-man letters stand on the ISMP pairs only, and name their list', () => {
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
  for (const { id, tallMan, sources } of drugs) {
    if (tallMan !== undefined) assert.ok(sources.includes('ismp-tall-man'), id);
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
