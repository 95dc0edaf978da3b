import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quickAnswer, showText } from '@first60/clinical';
import { edition } from '@first60/content';
import { quickRows } from './quick-rows.ts';

const QUICK_ROWS = quickRows(edition);

const answerFor = (weight: string, age = '') => quickAnswer(weight, age, QUICK_ROWS);
const nameOf = ({ row }: { row: { entry: { id: string } } }) => row.entry.id;

test('12.5 kg and 3 years: 14 rows by weight, epinephrine for arrest 0.125 mg in 1.25 mL', () => {
  const { given, waiting } = answerFor('12.5', '3');
  assert.equal(given.length, 14);
  assert.equal(waiting.length, 0);
  const epinephrine = given.find((each) => nameOf(each) === 'epinephrine-cardiac-arrest');
  assert.ok(epinephrine);
  assert.equal(showText(epinephrine.result.dose), '0.125 mg');
  assert.equal(epinephrine.result.volume && showText(epinephrine.result.volume), '1.25 mL');
});

test('limits of the table act and are flagged: at 70 kg adenosine is 6 mg at most; at 30 kg epinephrine by tube is high', () => {
  const shown = (weight: string, id: string) => {
    const result = answerFor(weight).given.find((each) => nameOf(each) === id)?.result;
    assert.ok(result?.kind === 'by-weight', id);
    return [showText(result.dose), result.limit, result.high];
  };
  assert.deepEqual(shown('70', 'adenosine-first'), ['6 mg', 'max', false]);
  assert.deepEqual(shown('30', 'adenosine-first'), ['3 mg', 'none', false]);
  assert.deepEqual(shown('30', 'epinephrine-ett'), ['3 mg', 'none', true]);
});

test('etomidate, over 10 years, asks for the age below 40 kg; propofol, from 2 months, below 9 kg', () => {
  const rows = (weight: string, age: string) =>
    answerFor(weight, age).withheld.map((each) => `${nameOf(each)} ${each.reason.kind}`);
  for (const weight of ['0.5', '8.9']) {
    assert.deepEqual(rows(weight, ''), ['propofol needs-age', 'etomidate needs-age'], weight);
    assert.equal(answerFor(weight).given.length, 13, weight);
  }
  for (const weight of ['9', '12.5', '20', '39.9']) {
    assert.deepEqual(rows(weight, ''), ['etomidate needs-age'], weight);
    assert.equal(answerFor(weight).given.length, 14, weight);
  }
  assert.deepEqual(rows('12.5', '3-4 years'), ['etomidate needs-age']);
  assert.deepEqual(rows('12.5', '10'), ['etomidate outside-range']);
  assert.deepEqual(rows('4', '1 month'), ['propofol outside-range', 'etomidate outside-range']);
  assert.deepEqual(rows('30', '11'), []);
  assert.deepEqual(rows('40', ''), []);
});

test('6 years: every row but etomidate from the zone of the age, 21 kg, and the 6 drugs without a row by weight', () => {
  const { given, waiting, withheld } = answerFor('', '6');
  assert.equal(given.length, 20);
  assert.deepEqual(waiting, []);
  assert.deepEqual(withheld.map(nameOf), ['etomidate']);
  assert.equal(answerFor('', '11').given.length, 21);
  const doseOf = (id: string) => given.find(({ row }) => row.entry.id === id)?.result;
  const atropine = doseOf('atropine');
  assert.ok(atropine?.kind === 'by-zone' && atropine.youngs);
  assert.equal(showText(atropine.dose), '0.42 mg');
  assert.equal(showText(atropine.youngs.dose), '0.17 mg');
  const anaphylaxis = doseOf('epinephrine-anaphylaxis');
  assert.ok(anaphylaxis?.kind === 'by-age');
  assert.equal(showText(anaphylaxis.dose), '0.3 mg');
});

test("no figure of Young's rule leads where the age has a zone: of no drug, at no age from 1 to 12 years", () => {
  for (let months = 12; months <= 144; months += 1) {
    for (const { row, result } of answerFor('', `${months} months`).given) {
      assert.ok(result.kind === 'by-zone' || result.kind === 'by-age', `${row.entry.id} at ${months} months`);
    }
  }
});

test('11 months without a weight: the published dose of anaphylaxis alone; 13 years, and nothing at all, give no dose', () => {
  const { given } = answerFor('', '11 months');
  assert.deepEqual(
    given.map(({ row, result }) => `${row.entry.id} ${showText(result.dose)}`),
    ['epinephrine-anaphylaxis 0.15 mg'],
  );
  for (const age of ['13', '']) assert.equal(answerFor('', age).given.length, 0, age);
});

test('18 years without a weight: the three fixed adult doses of epinephrine, 12 rows wait for a weight', () => {
  const { given, waiting } = answerFor('', '18');
  assert.deepEqual(
    given.map(({ result }) => showText(result.dose)),
    ['1 mg', '0.3 mg', '2.5 mg'],
  );
  assert.equal(waiting.length, 12);
});

test('the quick calculator writes every drug as the other screens do, with its tall-man letters', () => {
  const names = [...QUICK_ROWS.byWeight, ...QUICK_ROWS.byAge].map(({ name }) => name);
  for (const written of ['EPINEPHrine 1:1,000 via ETT', 'adenosine, 2nd dose', 'diphenhydrAMINE']) {
    assert.ok(names.includes(written), `${written} in ${names}`);
  }
  assert.deepEqual(
    names.filter((name) => /^[A-Z][a-z]/.test(name)),
    [],
  );
});
