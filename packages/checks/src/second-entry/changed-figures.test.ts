import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { baseTexts, baseEdition as edition, readChanged } from '../../../../scripts/edition/base-edition.ts';
import { type ChangedFigure, changedFigures } from './changed-figures.ts';
import { numbersIn } from './hidden-numbers.ts';
import { sameQuantity } from './same-quantity.ts';

type Path = readonly (string | number)[];

/** Numbers that are not figures of care: a drug's storage place and the file format version. */
const NO_FIGURE = new Set(['kitNumber', 'kitLocation', 'schemaVersion']);

/** The places of all numbers in a value. */
function* numbers(value: unknown, path: Path = []): Generator<{ path: Path; number: number }> {
  if (typeof value === 'number') {
    if (!NO_FIGURE.has(String(path.at(-1)))) yield { path, number: value };
  } else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      yield* numbers(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The value after one place in it is changed. Every object that is not on the path to that place stays the same. */
function changed<Value>(value: Value, [key, ...rest]: Path, to: unknown): Value {
  if (key === undefined) return to as Value;
  const inner = changed((value as Record<string, unknown>)[key], rest, to);
  if (Array.isArray(value)) return value.with(Number(key), inner) as Value;
  return { ...value, [key]: inner };
}

/** Ten times the number, or 10 for zero, because zero is a time too ("at once"). */
const tenTimes = (number: number): number => (number === 0 ? 10 : new Decimal(number).times(10).toNumber());

/**
 * Ways in which a number may be written in an entry: whole years instead of months, and minutes or hours instead of a
 * plan's seconds.
 */
const spellings = (number: number, path: Path): readonly string[] => {
  const plain = new Decimal(number).toFixed();
  const years = new Decimal(number).div(12);
  if (/Months$/.test(String(path.at(-1)))) return [plain, years.toFixed()];
  const isPlan = path[0] === 'codes' || path[0] === 'clocks';
  return isPlan ? [plain, ...[60, 3600].map((unit) => new Decimal(number).div(unit).toFixed())] : [plain];
};

/** An entry without the name of its drug, because the digits of the name are not hidden. */
const shown = ({ subject, label }: ChangedFigure, of: Edition): string =>
  Object.values(of.formulary).reduce(
    (text, { genericName }) => text.replaceAll(genericName, ''),
    `${subject} ${label}`,
  );

const showsItsValue = (entry: ChangedFigure, of: Edition): boolean => {
  const told = new Set(numbersIn(shown(entry, of)));
  return numbersIn(entry.value).some((number) => told.has(number));
};

test('an unchanged edition asks for nothing, also as a copy', () => {
  assert.deepEqual(changedFigures(edition, edition), []);
  assert.deepEqual(changedFigures(edition, structuredClone(edition)), []);
});

test('the place of a line is named whole where it asks for a 60', () => {
  const { stroke } = edition.protocols;
  assert.ok(stroke !== undefined);
  const first60Seconds = [{ text: 'Below 60 mg/dL: treat.', sources: [] }, ...stroke.first60Seconds];
  const protocols = { ...edition.protocols, stroke: { ...stroke, first60Seconds } };
  const labels = changedFigures(edition, { ...edition, protocols }).map(({ label }) => label);
  assert.deepEqual(labels, ['First lines: "Below ___: treat."']);
});

test('each typed figure of the edition, ten times as much, is asked for, and no entry shows what it asks for', () => {
  let asked = 0;
  for (const { path, number } of numbers(edition)) {
    const wrong = changed(edition, path, tenTimes(number));
    const entries = changedFigures(edition, wrong);
    const wanted = spellings(tenTimes(number), path);
    assert.ok(
      entries.some(({ value }) =>
        numbersIn(value).some((told) => told.split(':').some((part) => wanted.includes(part))),
      ),
      `${path.join('/')}: ${number} -> ${wanted}: ${JSON.stringify(entries)}`,
    );
    for (const entry of entries) {
      assert.ok(!showsItsValue(entry, wrong), JSON.stringify(entry));
      assert.ok(!sameQuantity(String(number), entry.value), 'the old figure is not accepted');
    }
    asked++;
  }
  assert.ok(asked > 1500, `${asked} figures`);
});

/** Text that people read at work, with its place: no names, ids or search words. */
function* texts(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (value !== null && typeof value === 'object')
    for (const [key, inner] of Object.entries(value))
      if (!UNREAD.has(key)) yield* texts(inner, [...path, Array.isArray(value) ? Number(key) : key]);
}
const UNREAD = new Set(
  `id date sha256 groups kits synonyms spokenWords spokenCombinations wordFamilies uncoveredTopics sources medId
   genericName tallMan brandNames name nameArabic medication whenUnsafe protocol path pdf algorithmPdfPath to crossLinks
   classPrimary classSecondary papers basis edition row act counts except given plans product source target when
   icon color colorCode textColor category city address maps_url phone`.split(/\s+/),
);
/** Only one in this many figures is checked in texts, because checking all of them would take too long here. */
const EVERY = 20;

test('each figure of a text, changed by itself, is asked for', () => {
  let asked = 0;
  for (const { path, text } of texts(edition)) {
    for (const { 0: figure, index } of text.matchAll(/(?<![\d.,])\d+(?:\.\d+)?/g)) {
      const isName = /(?:SpO|EtCO|CO|H)$/.test(text.slice(0, index)) || text.startsWith('12-lead', index);
      if (isName || asked++ % EVERY !== 0) continue;
      const wrong = `${text.slice(0, index)}7${text.slice(index)}`;
      const entries = changedFigures(edition, changed(edition, path, wrong));
      assert.ok(
        entries.some(({ value }) => value.includes(`7${figure}`)),
        `${path.join('/')}: ${wrong}: ${JSON.stringify(entries)}`,
      );
      assert.ok(entries.every((entry) => !showsItsValue(entry, edition)));
    }
  }
  assert.ok(asked > 10_000, `${asked} figures`);
});

const everything = changedFigures({}, edition);

test('of an edition that is all new no entry shows its value, each has a source or says none, and no place is asked twice', () => {
  assert.deepEqual(
    everything.filter((entry) => showsItsValue(entry, edition)),
    [],
  );
  assert.equal(new Set(everything.map(({ at }) => at)).size, everything.length);
  for (const { label, subject, value } of everything) assert.ok(label !== '' && subject !== '' && /\d/.test(value));
});

test('what stands in the edition is accepted when it is typed, without the commas of thousands', () => {
  assert.deepEqual(
    everything.filter(({ value }) => !sameQuantity(value.replaceAll(',', ''), value)),
    [],
  );
});

/** The edition after a change to one file of its content. */
function after(file: string, from: string, to: string): Edition {
  const texts = new Map(baseTexts);
  const text = texts.get(file) ?? '';
  assert.ok(text.includes(from), `${file} says ${from}`);
  const other = readChanged(texts.set(file, text.replace(from, to)));
  assert.ok('edition' in other);
  return { ...other.edition, sha256: '' };
}

test('a dose that cards, calculators and sentences take over is asked once, as its source says it', () => {
  const [first, ...others] = changedFigures(
    edition,
    after('acts/adenosine.yaml', 'child: "0.1 mg/kg, max 6 mg"', 'child: "0.15 mg/kg, max 6 mg"'),
  );
  assert.deepEqual(others, []);
  assert.equal(first?.at, 'drug/adenosine#/dosing/0/pedsFigure/perKg');
  assert.equal(first.subject, 'adenosine, SVT (cardiac), first dose');
  assert.equal(first.label, 'Child, IV/IO, fast, large proximal vein, dose for each kg');
  assert.equal(first.value, '0.15 mg/kg');
  assert.ok(first.sources.includes('AHA table: medications for pediatric resuscitation (2015)'));
});

test('a limit of what is measured and a weight of the newly born are asked in their units', () => {
  const asked = (from: string, to: string) =>
    changedFigures(edition, after('codes/child.yaml', from, to)).map(({ label, value }) => [label, value]);
  assert.deepEqual(asked('glucose, least: 60', 'glucose, least: 70'), [['Child, rosc, wanted, at least', '70 mg/dL']]);
  assert.deepEqual(asked('spo2, least: 94', 'spo2, least: 92'), [['Child, rosc, wanted, at least', '92 %']]);
  assert.deepEqual(asked('belowKg: 6', 'belowKg: 5'), [['Child, newborn, weight below which it is given', '5 kg']]);
});

test('a dose that the plan of an arrest takes over from its card is asked once, of the drug', () => {
  const asked = changedFigures(
    edition,
    after('acts/epinephrine-1-10000.yaml', 'adult: 1 mg, child', 'adult: 2 mg, child'),
  );
  assert.ok(asked.some(({ at, value }) => at.startsWith('drug/epinephrine-1-10000#') && value === '2 mg'));
  assert.deepEqual(
    asked.filter(({ at }) => at.startsWith('table/codes')),
    [],
  );
});

test('a time of a plan and a mark of a clock are asked as cards say them', () => {
  const [may, ...others] = changedFigures(edition, after('codes/child.yaml', 'may: 3 min', 'may: 2 min'));
  assert.deepEqual(others, []);
  assert.deepEqual([may?.at, may?.value], ['table/codes#/child/epinephrine/may', '2 min']);
  assert.equal(may?.subject, 'Plan of an arrest');
  assert.equal(may?.label, 'Child, epinephrine, again, at the earliest after');
  const [mark] = changedFigures(edition, after('clocks.yaml', 'at: 4.5 h', 'at: 6 h'));
  assert.deepEqual([mark?.subject, mark?.value], ['Running clock, Last known well', '6 h']);
});

const said = (text: string) => ({ text, sources: ['aha-2020'] });
const card = edition.protocols.anaphylaxis;
assert.ok(card !== undefined);
const withNotes = (...texts: readonly string[]): Edition => ({
  ...edition,
  protocols: { ...edition.protocols, anaphylaxis: { ...card, notes: texts.map(said) } },
});
const questions = (was: Edition, is: Edition) => changedFigures(was, is).map(({ label, value }) => [label, value]);

test('a new line is asked figure by figure, and none of its figures is seen', () => {
  assert.deepEqual(questions(withNotes(), withNotes('Give oxygen when SpO2 is under 94 %, at 10-15 L/min.')), [
    ['Notes: "Give oxygen when SpO2 is under ___, at … L/min."', '94 %'],
    ['Notes: "Give oxygen when SpO2 is under … %, at ___."', '10-15 L/min'],
  ]);
});

test('of a line whose words stay only the figure that changed is asked, with the others in sight', () => {
  assert.deepEqual(
    questions(withNotes('Fluid 20 mL/kg over 5 min, 1,000 mL.'), withNotes('Fluid 20 mL/kg over 50 min, 1,000 mL.')),
    [['Notes: "Fluid 20 mL/kg over ___, 1,000 mL."', '50 min']],
  );
});

test('lines that change places, lose their figures or are gone are not asked, and names with digits are no figures', () => {
  const [one, two] = ['Oxygen 15 L/min.', 'Lie flat for 10 min.'];
  assert.deepEqual(questions(withNotes(one, two), withNotes(two, one)), []);
  assert.deepEqual(questions(withNotes(one, two), withNotes(two)), []);
  assert.deepEqual(questions(withNotes(one), withNotes('Oxygen.')), []);
  assert.deepEqual(questions(withNotes(), withNotes('Watch SpO2 and EtCO2, 12-lead ECG.')), []);
});

test('one new sentence on two cards is asked once', () => {
  const stroke = edition.protocols.stroke;
  assert.ok(stroke !== undefined);
  const is = withNotes('Glucose under 60 mg/dL.');
  const both = {
    ...is,
    protocols: { ...is.protocols, stroke: { ...stroke, notes: [said('Glucose under 60 mg/dL.')] } },
  };
  const was = { ...withNotes(), protocols: { ...withNotes().protocols, stroke: { ...stroke, notes: [] } } };
  assert.equal(changedFigures(was, both).length, 1);
});

test('a sentence that says another figure than the dose that changed is asked too', () => {
  const path = ['formulary', 'adenosine', 'dosing', 0, 'adultFigure', 'fixed', 'amount'];
  const was = withNotes('Adenosine 6 mg fast.');
  const is = withNotes('Adenosine 60 mg fast.');
  const values = (of: Edition) => changedFigures(was, of).map(({ value }) => value);
  assert.deepEqual(values(is), ['60 mg'], 'no dose changed: the sentence is asked');
  assert.deepEqual(values(changed(is, path, 60)), ['60 mg'], 'the sentence follows the dose');
  assert.deepEqual(values(changed(is, path, 9)), ['9 mg', '60 mg'], 'the sentence says something else');
});

test('a telephone number of a hospital is asked, with the works that stand for it', () => {
  const at = edition.hospitals.findIndex(({ phone }) => phone !== null);
  const [entry, ...others] = changedFigures(edition, changed(edition, ['hospitals', at, 'phone'], '+966110000000'));
  assert.deepEqual(others, []);
  assert.equal(entry?.value, '+966110000000');
  assert.equal(entry.at, `table/hospitals#/${at}/phone`);
  assert.ok(entry.subject.includes(edition.hospitals[at]?.name ?? '?') && entry.sources.length > 0);
});

test('an indication hides the figure that is asked, the name of a drug keeps its own', () => {
  const entry = changedFigures(edition, changed(edition, ['formulary', 'dextrose-10', 'concentration', 'amount'], 10));
  assert.deepEqual(
    entry.map(({ subject, label, value }) => [subject, label, value]),
    [['dextrose 10%', 'Drug in each mL as stocked', '10 g/mL']],
  );
  const row = edition.formulary.glucagon?.dosing[1];
  assert.ok(row?.pedsFigure?.only !== undefined && row.indication.includes('below 20 kg'));
  const limit = ['formulary', 'glucagon', 'dosing', 1, 'pedsFigure', 'only', 'belowKg'];
  const [asked] = changedFigures(edition, changed(edition, limit, 200));
  assert.equal(asked?.subject, 'glucagon, Hypoglycemia, no IV, child below ___ kg');
});
