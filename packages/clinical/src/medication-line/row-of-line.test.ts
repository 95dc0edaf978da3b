import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DoseRow, RowFigure } from '../dose-row.ts';
import type { DoseUnit, Figure } from '../units.ts';
import type { DoseLine, LineDose } from './line-dose.ts';
import { rowOfLine } from './row-of-line.ts';

const of = (amount: number, unit: DoseUnit = 'mg'): Figure => ({ amount, unit });
const dose = (more: Omit<LineDose, 'text'>): LineDose => ({ text: 'x', ...more });
const row = (indication: string, adultFigure?: RowFigure, more: Partial<DoseRow> = {}) => ({
  kind: 'bolus' as const,
  indication,
  adultDose: 'x',
  ...(adultFigure && { adultFigure }),
  ...more,
});
const line = (indication: string, adult?: LineDose, more: Partial<DoseLine> = {}): DoseLine => ({
  medication: 'drug',
  indication,
  kind: 'bolus',
  routes: ['IV'],
  ...(adult && { adult }),
  ...more,
});

/** The row selected by a title, on a card with these lines. */
const meant = (
  rows: ReadonlyArray<ReturnType<typeof row>>,
  lines: readonly DoseLine[],
  asked: { indication?: string; line?: string } = {},
) =>
  rowOfLine({ indication: asked.indication ?? 'Card', line: asked.line ?? '' }, { id: 'drug', dosing: rows }, [
    { title: 'Card', medications: lines },
  ])?.indication;

const ONE = dose({ fixed: of(1) });
const rows = [row('Seizure', { fixed: of(1) }), row('Pain', { fixed: of(2) })];

test('a pressed line decides by its own words, then by the title of its card', () => {
  assert.equal(meant(rows, [line('Pain', dose({ fixed: of(2) }))], { line: 'Pain' }), 'Pain');
  assert.equal(meant([row('Card'), row('Other')], [line('Something', ONE)], { line: 'Something' }), 'Card');
});

test('of two lines of a drug the pressed one alone is asked, and its words go before the title', () => {
  const both = [line('Seizure', ONE), line('Pain', dose({ fixed: of(2) }))];
  assert.equal(meant([...rows, row('Card')], both, { line: 'Pain' }), 'Pain');
  assert.equal(meant([...rows, row('Card')], both, { line: 'Seizure' }), 'Seizure');
});

test('a row that one line allows is meant by the title, although another line contradicts it', () => {
  const both = [line('x', ONE), line('y', dose({ fixed: of(2) }))];
  assert.equal(meant([row('Card', { fixed: of(1) })], both), 'Card');
});

test('of two cards of one title the first counts', () => {
  const card = (fixed: number) => ({ title: 'Card', medications: [line('x', dose({ fixed: of(fixed) }))] });
  const found = (dosing: ReadonlyArray<ReturnType<typeof row>>) =>
    rowOfLine({ indication: 'Card', line: 'x' }, { id: 'drug', dosing }, [card(1), card(2)]);
  assert.equal(found(rows)?.indication, 'Seizure');
});

test('a row whose dose the line contradicts is not meant, however it is called', () => {
  assert.equal(meant(rows, [line('Pain', ONE)], { line: 'Pain' }), 'Seizure');
  assert.equal(meant([row('Pain', { fixed: of(2) })], [line('Pain', ONE)], { line: 'Pain' }), undefined);
});

test('without a pressed line the title decides among the rows that a line allows, else all lines must mean one row', () => {
  assert.equal(meant([row('Card', { fixed: of(1) }), rows[1] ?? row('')], [line('x', ONE)]), 'Card');
  assert.equal(meant([row('Card', { fixed: of(3) }), ...rows], [line('x', ONE)]), 'Seizure');
  assert.equal(meant(rows, [line('Seizure', ONE), line('again', ONE)]), 'Seizure');
  assert.equal(meant(rows, [line('Seizure', ONE), line('Pain', dose({ fixed: of(2) }))]), undefined);
  assert.equal(meant(rows, [], { indication: 'Pain' }), 'Pain');
  assert.equal(meant(rows, []), undefined);
});

test('where the words are silent the one row of the very same dose is meant, and none where two are', () => {
  assert.equal(meant(rows, [line('x', ONE)], { line: 'x' }), 'Seizure');
  assert.equal(meant([...rows, row('Fever', { fixed: of(1) })], [line('x', ONE)], { line: 'x' }), undefined);
  assert.equal(meant(rows, [line('x', dose({ fixed: of(1000, 'mcg') }))], { line: 'x' }), 'Seizure');
  assert.equal(meant(rows, [line('x', dose({ fixed: of(1000, 'mL') }))], { line: 'x' }), undefined);
  assert.equal(meant([row('Seizure')], [line('x', dose({}))], { line: 'x' }), undefined);
});

test('limits and the pace count: 150 mg over 10 min is no push of 150 mg', () => {
  const limited = { perKg: of(1), max: of(50) };
  const found = (given: Omit<LineDose, 'text'>, figure: RowFigure) =>
    meant([row('Seizure', figure)], [line('x', dose(given))], { line: 'x' });
  assert.equal(found(limited, limited), 'Seizure');
  assert.equal(found(limited, { perKg: of(1) }), undefined);
  assert.equal(found(limited, { ...limited, min: of(1) }), undefined);
  assert.equal(found(limited, { ...limited, max: of(51) }), undefined);
  const slow = { fixed: of(150), over: { low: 10, high: 10, unit: 'min' as const } };
  assert.equal(found(slow, slow), 'Seizure');
  assert.equal(found(slow, { fixed: of(150) }), undefined);
  assert.equal(found(slow, { ...slow, over: { ...slow.over, low: 9 } }), undefined);
  assert.equal(found(slow, { ...slow, over: { ...slow.over, high: 11 } }), undefined);
  assert.equal(found(slow, { ...slow, over: { ...slow.over, unit: 's' } }), undefined);
});

test('an infusion is no bolus, and a row for the other age alone is not meant', () => {
  const infusion = line('Seizure', ONE, { kind: 'infusion' });
  assert.equal(meant([row('Seizure', { fixed: of(1) })], [infusion], { line: 'Seizure' }), undefined);
  assert.equal(meant([row('Seizure', undefined, { kind: 'infusion' })], [infusion], { line: 'Seizure' }), 'Seizure');
  const { adultDose: _, ...forChildren } = row('Seizure', undefined, { pedsDose: 'x' });
  const ask = (medications: readonly DoseLine[]) =>
    rowOfLine({ indication: 'Card', line: 'Seizure' }, { id: 'drug', dosing: [forChildren] }, [
      { title: 'Card', medications },
    ])?.indication;
  assert.equal(ask([line('Seizure', ONE)]), undefined);
  assert.equal(ask([line('Seizure', undefined, { pediatric: ONE })]), 'Seizure');
});

test("a child's figure contradicts like an adult's", () => {
  const forChildren = row('Seizure', { fixed: of(1) }, { pedsDose: 'x', pedsFigure: { fixed: of(3) } });
  const of3 = line('Seizure', ONE, { pediatric: dose({ fixed: of(3) }) });
  const of4 = line('Seizure', ONE, { pediatric: dose({ fixed: of(4) }) });
  assert.equal(meant([forChildren], [of3], { line: 'Seizure' }), 'Seizure');
  assert.equal(meant([forChildren], [of4], { line: 'Seizure' }), undefined);
  // The wording matches no row, so the child's figure has to match too.
  assert.equal(meant([forChildren], [line('x', ONE, { pediatric: dose({ fixed: of(3) }) })], { line: 'x' }), 'Seizure');
  assert.equal(meant([forChildren], [line('x', ONE, { pediatric: dose({ perKg: of(3) }) })], { line: 'x' }), undefined);
  const ceiling = row('Seizure', { fixed: of(1) }, { pedsDose: 'x', pedsFigure: { fixed: of(3), max: of(4) } });
  assert.equal(meant([ceiling], [line('x', ONE, { pediatric: dose({ fixed: of(3) }) })], { line: 'x' }), undefined);
});

test('a fixed dose may be the ceiling of one per kilogram; without a ceiling the two contradict', () => {
  const byWords = (given: Omit<LineDose, 'text'>, figure: RowFigure) =>
    meant([row('Seizure', figure)], [line('Seizure', dose(given))], { line: 'Seizure' });
  assert.equal(byWords({ fixed: of(50) }, { perKg: of(1), max: of(50) }), 'Seizure');
  assert.equal(byWords({ fixed: of(50) }, { perKg: of(1), max: of(60) }), undefined);
  assert.equal(byWords({ fixed: of(50) }, { perKg: of(1) }), undefined);
  assert.equal(byWords({ perKg: of(1) }, { fixed: of(50) }), undefined);
  assert.equal(byWords({ perKg: of(1), fixed: of(50) }, { fixed: of(50) }), undefined);
  assert.equal(byWords({ fixed: of(50) }, { fixed: of(50), perKg: of(1) }), 'Seizure');
  assert.equal(byWords({ perKg: of(1) }, { fixed: of(50), perKg: of(1) }), 'Seizure');
  assert.equal(byWords({ perKg: of(1) }, { perKg: of(2) }), undefined);
  assert.equal(byWords({ fixed: of(1, 'g') }, { fixed: of(1000) }), 'Seizure');
});
