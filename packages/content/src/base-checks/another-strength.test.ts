import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ActAnswer, type AskedAct, type Given, giveAct } from '@first60/clinical';
import { askedAct } from '@first60/edition';
import { baseEdition, baseTexts, readChanged } from '../../../../scripts/edition/base-edition.ts';
import { compare } from './act-oracle/compare.ts';
import { oracleOf } from './act-oracle/oracle.ts';
import { type Change, type ChangedDrug, changedDrug, unchangedDrug } from './another-strength/changed-drug.ts';
import { doseFaults, productFor } from './another-strength/dose-faults.ts';
import { faceFor, staleNames, syringeFaults, unfollowed } from './another-strength/stale-texts.ts';
import { STRENGTHS, TOO_WEAK } from './another-strength/strengths.ts';
import { PATIENT_GRID } from './patient-grid.ts';
import { compareFace } from './read-back/face-compared.ts';

/*
 * Each stocked drug, one at a time, with a product of another strength that is marketed. From the text of its file to the
 * face: the dose stays, every volume and recipe follows, and no text keeps a figure of the old product.
 */

const BASE = { texts: baseTexts, edition: baseEdition, read: readChanged };
const NOTHING = { acts: new Map(), family: 0 };

function read(id: string, change: Change): ChangedDrug {
  const changed = changedDrug(BASE, id, change);
  assert.ok('drug' in changed, `the reader refuses ${id}: ${'drug' in changed ? '' : changed.join('\n')}`);
  return changed;
}

function askedOf({ acts, id }: ChangedDrug, act: string): AskedAct {
  const asked = askedAct(acts, id, act);
  assert.ok(asked, `there is no ${id}/${act}`);
  return asked;
}

const givenIn = (answer: ActAnswer): readonly Given[] =>
  (answer.kind === 'branches' ? answer.branches : [answer]).filter((one): one is Given => one.kind === 'given');

const doseText = ({ dose: { low, high, perKg, per, upTo, limit } }: Given): string =>
  [low.value.toFixed(), high?.value.toFixed(), low.unit, perKg, per, upTo, limit].join(' ');
const dosesIn = (answer: ActAnswer): string => [...new Set(givenIn(answer).map(doseText))].sort().join(' or ');

/** Everything that is wrong with an act of the changed drug, each with the first patient that it is seen in. */
function faultsOf(changed: ChangedDrug, base: ChangedDrug, hasOtherStrength: boolean): readonly string[] {
  const faults = new Map<string, string>();
  const note = (act: string, what: string, whose: string): void => {
    const fault = `${act}: ${what}`;
    if (!faults.has(fault)) faults.set(fault, whose);
  };
  for (const { id, product } of changed.drug.acts) {
    const [asked, before] = [askedOf(changed, id), askedOf(base, id)];
    const oracle = changed.oracle.find(({ act }) => act.id === id);
    assert.ok(oracle);
    const stock = productFor(changed.drug, product);
    const isChanged = stock.id === changed.drug.products[0].id;
    for (const { words, engine, oracle: patient } of PATIENT_GRID) {
      const answer = giveAct(asked, engine);
      const were = dosesIn(giveAct(before, engine));
      if (dosesIn(answer) !== were) note(id, `the dose changes from ${were} to ${dosesIn(answer)}`, words);
      const expected = oracleOf(oracle, patient, NOTHING);
      const face = faceFor(changed, id, engine);
      const wrong = [
        ...compare(expected, answer, NOTHING),
        ...givenIn(answer).flatMap((given) => doseFaults(given, stock, changed.drug)),
        ...compareFace(face, answer, expected, oracle, changed.drug).wrong,
        ...(isChanged && hasOtherStrength ? unfollowed(changed, face, faceFor(base, id, engine)) : []),
        ...syringeFaults(face, answer, engine),
      ];
      for (const what of wrong) note(id, what, words);
    }
  }
  for (const { words, engine } of PATIENT_GRID.slice(0, 1)) {
    for (const what of staleNames(changed, base, engine)) note('names', what, words);
  }
  return [...faults].map(([what, whose]) => `${what} (${whose})`);
}

const rulesOf = ({ findings }: ChangedDrug): readonly string[] => [
  ...new Set(findings.map((sentence) => sentence.slice(0, sentence.indexOf(':')))),
];

test('every stocked drug has another product, or the reason why there is none', () => {
  assert.deepEqual(STRENGTHS.map(({ drug }) => drug).sort(), Object.keys(baseEdition.acts?.drugs ?? {}).sort());
  const works = [...baseTexts].flatMap(([path, text]) => (path.startsWith('sources/') ? [text] : []));
  const keys = new Set(works.flatMap((text) => [...text.matchAll(/^([a-z0-9-]+):/gm)].map(([, key]) => key)));
  for (const { drug, holds, none, source } of [...STRENGTHS, ...TOO_WEAK]) {
    assert.equal(holds === undefined, none !== undefined, drug);
    assert.equal(holds === undefined, source === undefined, `${drug} has no source`);
    const isKnown = source === undefined || /^https?:/.test(source) || keys.has(source);
    assert.ok(isKnown, `${drug}: ${source} is no source of the content`);
  }
});

for (const { drug: id, holds, name, undiluted, refused, times, rules = [], sameStrength } of STRENGTHS) {
  if (holds === undefined) continue;
  test(`${id} as ${holds}${sameStrength === undefined ? '' : ', of the same strength'}`, () => {
    if (name !== undefined) {
      const named = read(id, { holds });
      assert.ok(rulesOf(named).includes('name-of-strength'), `${id} keeps the strength in its name`);
    }
    if (times !== undefined)
      assert.match(String(changedDrug(BASE, id, { holds })), /times as strong: correct the figure/);
    const change = { holds, ...(name !== undefined && { name }), ...(times !== undefined && { times }) };
    if (refused !== undefined) {
      const { findings } = read(id, change);
      assert.ok(
        findings.some((sentence) => sentence.includes(refused)),
        `not refused: ${findings.join('\n')}`,
      );
      if (undiluted === undefined) return;
    }
    const changed = read(id, { ...change, ...(undiluted !== undefined && { undiluted }) });
    assert.deepEqual(rulesOf(changed), rules);
    assert.deepEqual(faultsOf(changed, unchangedDrug(BASE, id), sameStrength === undefined), []);
  });
}

for (const { drug: id, holds, refused } of TOO_WEAK) {
  test(`${id} as ${holds} is too weak for its preparation`, () => {
    const { findings } = read(id, { holds });
    assert.ok(
      findings.some((sentence) => sentence.includes(refused)),
      `not refused: ${findings.join('\n')}`,
    );
  });
}

/** A face for a child of 10 years with this weight, or for nobody known. */
function faceOfChild(changed: ChangedDrug, act: string, weight?: string) {
  const words = weight === undefined ? 'no weight, no age' : `${weight}, 120 months`;
  const patient = PATIENT_GRID.find((each) => each.words === words);
  assert.ok(patient);
  return faceFor(changed, act, patient.engine);
}

test('"a vial each side" is said where each side is one whole vial', () => {
  const howWith = (changed: ChangedDrug): boolean =>
    faceOfChild(changed, 'eclampsia-im').how.includes(', a vial each side');
  assert.equal(howWith(unchangedDrug(BASE, 'magnesium-sulfate')), true);
  assert.equal(howWith(read('magnesium-sulfate', { holds: '2 g in 10 mL' })), false);
});

test('"not the whole bottle" is said where the dose is less than a bottle', () => {
  const isSaid = (changed: ChangedDrug, weight: string): boolean =>
    faceOfChild(changed, 'pain-fever', weight).forbidden.includes('Not the whole bottle');
  const half = read('acetaminophen', { holds: '500 mg in 50 mL' });
  assert.deepEqual(
    ['25 kg', '40 kg'].map((weight) => [isSaid(unchangedDrug(BASE, 'acetaminophen'), weight), isSaid(half, weight)]),
    [
      [true, true],
      [true, false],
    ],
  );
});
