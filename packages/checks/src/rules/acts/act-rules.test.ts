import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { ActContents } from './act-rule.ts';
import { actIn, cleanContents } from './act-rule-fixture.ts';
import { ACT_RULES, checkActs } from './act-rules.ts';

const KNOWN = [{ rule: 'estimate-near', act: 'midazolam/seizure-iv', why: 'the requirement fixes the figure' }];

test('clean drugs: no rule finds anything but the estimate that is named', () => {
  assert.deepEqual(checkActs(cleanContents() as ActContents, KNOWN), []);
});

test('without drugs in acts, no rule finds anything', () => {
  assert.deepEqual(checkActs({ ...(cleanContents() as ActContents), drugs: [] }), []);
});

test('an exception that is no longer needed is asked about', () => {
  const known = [...KNOWN, { rule: 'site-volume', act: 'midazolam/seizure-im', why: 'was large once' }];
  assert.deepEqual(
    checkActs(cleanContents() as ActContents, known).map(({ rule, level, sentence }) => [rule, level, sentence]),
    [
      [
        'site-volume',
        'asks',
        'Known differences: midazolam/seizure-im is said to break the rule "site-volume", and does not: take it off the list.',
      ],
    ],
  );
});

test('an exception covers its own act and its own rule', () => {
  const contents = cleanContents();
  actIn(contents, 'midazolam/seizure-im').site = 'thigh, 2 sites';
  actIn(contents, 'midazolam/agitation-im').site = 'thigh, 2 sites';
  const known = [...KNOWN, { rule: 'no-figure-in-words', act: 'midazolam/seizure-im', why: 'for the test' }];
  assert.deepEqual(
    checkActs(contents as ActContents, known).map(({ rule, at }) => [rule, at]),
    [['no-figure-in-words', '/acts/midazolam/agitation-im']],
  );
});

test('an exception for a card covers what its lines add, and no other card', () => {
  const contents = cleanContents();
  const [line] = contents.lines;
  assert.ok(line);
  contents.lines = [
    { ...line, add: { know: [{ say: 'Two doses.' }] } },
    { ...line, card: 'seizures-of-children', add: { know: [{ say: 'Two doses.' }] } },
  ];
  const known = [...KNOWN, { rule: 'no-figure-in-words', act: 'seizures', why: 'for the test' }];
  assert.deepEqual(
    checkActs(contents as ActContents, known).map(({ rule, at }) => [rule, at]),
    [['no-figure-in-words', '/protocols/seizures-of-children/medications/1/add']],
  );
});

test('every rule has a name of its own', () => {
  const names = ACT_RULES.map(({ name }) => name);
  assert.deepEqual([...new Set(names)], names);
});

test('the content guide names every rule of acts', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../../docs/content-guide.md'), 'utf8');
  const table = /\nThe rules of acts[\s\S]*?\n\n(\|[\s\S]*?)\n\n/.exec(guide)?.[1] ?? '';
  assert.deepEqual(
    [...table.matchAll(/^\| `([a-z-]+)`/gm)].map(([, name]) => name),
    ACT_RULES.map(({ name }) => name),
  );
});
