import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Fact } from './acts/facts/fact.ts';
import { factsIn } from './acts/facts/facts-in.ts';
import { textsIn } from './edition/edition-folder.ts';

const ROOT = join(import.meta.dirname, '..');

/** The share that is reached. Lower it when facts get fields of their own; never raise it. */
const MOST_LEFT_AS_TEXT = 0.04;

const CONDITIONS = `
wet-lungs: { say: wet lungs, ask: "Crackles or froth?" }
another-benzodiazepine: { say: another benzodiazepine, ask: "Another one given?" }
`;
const STEPS = `
flush: { say: flush }
ventilate: { say: ventilate }
saline: { say: "{} saline", takes: mL }
`;
const ACT = 'label: Seizure, routes: [IV, IO], dose: { adult: 5 mg }';

/** The facts of one drug with this act, beside another of its class. */
function factsOf(act: string, drug = ''): readonly Fact[] {
  const file = (own: string, more: string) =>
    `classes: [benzodiazepine]\nproducts: { vial: { form: vial, holds: 5 mg in 1 mL, undiluted: [IV] } }\n${more}\nacts: { seizure: { ${own} } }\n`;
  const texts = new Map([
    ['tables/conditions.yaml', CONDITIONS],
    ['tables/steps.yaml', STEPS],
    ['tables/devices.yaml', 'pump: { say: pump, routes: [IV] }'],
    ['acts/midazolam.yaml', file(act, drug)],
    ['acts/diazepam.yaml', file(ACT, '')],
  ]);
  return factsIn(texts).filter(({ place }) => place.startsWith('midazolam'));
}

/** How many facts an act has more than the plain one, and the texts among them. */
function added(more: string, drug = ''): readonly [typed: number, texts: readonly string[]] {
  const plain = factsOf(ACT).length;
  const facts = factsOf(more === '' ? ACT : `${ACT}, ${more}`, drug);
  const texts = facts.flatMap(({ text }) => text?.words ?? []);
  return [facts.length - plain - texts.length, texts];
}

test('the share of facts left as text does not grow', () => {
  const facts = factsIn(textsIn(join(ROOT, 'content')));
  const texts = facts.filter(({ text }) => text !== undefined);
  assert.ok(facts.length > 2000, `${facts.length} facts`);
  assert.ok(texts.length / facts.length <= MOST_LEFT_AS_TEXT, `${texts.length} of ${facts.length} are left as text`);
});

test('class, form, contents and route of a product; routes and dose of an act', () => {
  const keys = factsOf(ACT).map(({ place, key }) => `${place} ${key}`);
  assert.deepEqual(keys, [
    'midazolam classes',
    'midazolam products',
    'midazolam products',
    'midazolam products',
    'midazolam/seizure routes',
    'midazolam/seizure routes',
    'midazolam/seizure dose',
  ]);
});

test('a repeat has its parts, a limit and a rule for OLMD are one each', () => {
  assert.deepEqual(added('repeat: { every: 5 min, count: 2 }'), [2, []]);
  assert.deepEqual(added('repeat: none'), [1, []]);
  assert.deepEqual(added('limits: [{ total: 10 mg, then: order }], order: [from dose 2, child]'), [3, []]);
});

test('a name, a source, what other works say and what is taken away are no facts', () => {
  assert.deepEqual(added('cardLabel: A seizure, noRow: true, source: spec, site: none'), [0, []]);
  assert.deepEqual(added('differs: [{ source: spec, say: repeats after 2 min }]'), [0, []]);
});

test('a warning is left as text, sentence by sentence, but under a condition', () => {
  assert.deepEqual(added('know: [Undiluted. Never faster.]'), [0, ['Undiluted.', 'Never faster.']]);
  assert.deepEqual(added('know: [{ who: adult, say: Slower is right. }]'), [0, ['Slower is right.']]);
  assert.deepEqual(added('know: [{ if: adult if wet-lungs, say: care }]'), [1, []]);
  assert.deepEqual(added('', 'know: [Stops breathing.]'), [0, ['Stops breathing.']]);
});

test('a warning with a meaning is typed, and what it says beyond a first sentence is text', () => {
  assert.deepEqual(added('know: [{ say: Not IM. Never faster., never: [IM], forbids: true }]'), [1, ['Never faster.']]);
  assert.deepEqual(added('know: [{ drops: { mL: 10, minute: 83 } }]'), [1, []]);
  assert.ok(factsOf(`${ACT}, know: [{ say: Not IM., never: [IM], forbids: true }]`).some(({ isWorded }) => isWorded));
});

test('words beside a stop are left as text, but where they only name what is typed', () => {
  assert.deepEqual(added('stop: [wet-lungs]'), [1, []]);
  assert.deepEqual(added('stop: [{ if: wet-lungs, say: crackles or froth }]'), [1, []]);
  assert.deepEqual(added('ask: [{ if: another-benzodiazepine, say: diazepam }]'), [1, []]);
  assert.deepEqual(added('ask: [{ if: wet-lungs, say: with a pulse }]'), [1, ['with a pulse']]);
  assert.deepEqual(added('stop: [{ if: under 1 year, say: ventilate }]'), [1, ['ventilate']]);
});

test('site, device, what comes first and what follows', () => {
  const texts = 'site: large vein, device: 1 mL syringe, then: flush, start: { first: [ventilate], needs: [spo2] }';
  assert.deepEqual(added(texts), [1, ['large vein', '1 mL syringe', 'flush', 'ventilate']]);
  // A route, a figure or another use makes a key more than a text; so does no table.
  assert.deepEqual(added('device: pump'), [1, []]);
  assert.deepEqual(added('then: saline 5 mL, start: { first: [flush, ventilate, flush] }'), [3, ['ventilate']]);
  assert.deepEqual(added('site: deep'), [0, ['deep']]);
});

test('each part of a gas is one, in words it is a text', () => {
  const plain = ACT.replace(', dose: { adult: 5 mg }', '');
  const flows = factsOf(`${plain}, dose: { adult: [{ flow: 2-6 L/min, by: cannula }, { sizes: child }] }`);
  assert.equal(flows.length, factsOf(ACT).length + 1);
  assert.deepEqual(
    factsOf(`${plain}, dose: { adult: "say: 2 L/min; by cannula" }`).flatMap(({ text }) => text?.words ?? []),
    ['2 L/min;', 'by cannula'],
  );
});

test('what a line of a card adds is counted at its card', () => {
  const card = `
title: Seizure
priority: critical
icon: brain
medications:
  - give: midazolam/seizure
    add: { stop: [wet-lungs], know: [Warm.] }
    tighten: { order: [from dose 2] }
`;
  const texts = new Map([
    ['tables/conditions.yaml', CONDITIONS],
    ['protocols/neuro/seizures.yaml', card],
  ]);
  assert.deepEqual(
    factsIn(texts).map(({ place, key, text }) => [place, key, text?.words]),
    [
      ['seizures: midazolam/seizure', 'stop', undefined],
      ['seizures: midazolam/seizure', 'know', 'Warm.'],
      ['seizures: midazolam/seizure', 'order', undefined],
    ],
  );
});

test('the command prints both figures and the share, and with --list each text', () => {
  const printed = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(ROOT, 'scripts/acts-facts.ts'), ...args], { encoding: 'utf8' }).stdout;
  assert.match(
    printed(),
    /^\d+ facts, \d+ of them left as text: \d+\.\d %\.\n\d+ more are typed and have words of their own beside that\.\nknow: \d+, \d+ different\n/,
  );
  assert.match(printed('--list'), /^ {2}oxygen: Away from flame and from defibrillation sparks\.$/m);
});
