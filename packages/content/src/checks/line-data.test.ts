import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LineDose, Pace, Route } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';

/* What a line says in words and as data is the same thing said twice: here the two are held to each other. */

const CARDS = Object.values(protocols);
const LINES = CARDS.flatMap(({ id, medications }) => medications.map((line) => ({ id, line })));
const dosesOf = ({ adult, pediatric }: MedicationLine): readonly LineDose[] =>
  [adult, pediatric].filter((dose) => dose !== undefined);

/** The words of each way, in the order in which a line may name them. */
const WORDS: Readonly<Record<Route, RegExp>> = {
  IV: /\bIV\b/,
  IO: /\bIO\b/,
  IM: /\bIM\b/,
  IN: /\bIN\b/,
  PO: /\bPO\b|by mouth/,
  SL: /\bSL\b/,
  buccal: /cheek/,
  nebulized: /Nebulized/,
  tracheal: /Tracheal tube/,
  inhaled: /mask|cannula|ventilator|CPAP|non-rebreather/i,
};
const ROUTES = Object.keys(WORDS) as Route[];

test('the routes of a line are those that its words name, in their order', () => {
  for (const { id, line } of LINES) {
    const placeOf = (route: Route) => line.route.search(WORDS[route]);
    // A nebulizer may hang in the CPAP: its drug is nebulized all the same.
    const said = ROUTES.filter(
      (route) => placeOf(route) >= 0 && !(route === 'inhaled' && /^Nebulized/.test(line.route)),
    );
    assert.deepEqual(
      line.routes,
      said.toSorted((one, other) => placeOf(one) - placeOf(other)),
      `${id}: ${line.medication}, "${line.route}"`,
    );
  }
});

/** "over 1-2 min" of a dose; "over 10 years" is no pace. */
function paceOf(text = ''): Pace | undefined {
  const [, low, high = low, unit] = /\bover (\d+)(?:-(\d+))? (min|s)\b/.exec(text) ?? [];
  return unit === 'min' || unit === 's' ? { low: Number(low), high: Number(high), unit } : undefined;
}

test('how long a dose takes is as long as its text says, on the cards and in the rows', () => {
  for (const { id, line } of LINES) {
    for (const dose of dosesOf(line)) assert.deepEqual(dose.over, paceOf(dose.text), `${id}: "${dose.text}"`);
  }
  for (const { id, dosing } of Object.values(formulary)) {
    for (const { adultFigure, adultDose, pedsFigure, pedsDose } of dosing) {
      if (adultFigure) assert.deepEqual(adultFigure.over, paceOf(adultDose), `${id}: "${adultDose}"`);
      if (pedsFigure) assert.deepEqual(pedsFigure.over, paceOf(pedsDose), `${id}: "${pedsDose}"`);
    }
  }
});

test('a dose is spoken of in mL where its text begins with mL and its figure is the drug', () => {
  for (const { id, line } of LINES) {
    for (const dose of dosesOf(line)) {
      const unit = (dose.fixed ?? dose.perKg)?.unit;
      const inMl = /^[\d.]+ mL\b/.test(dose.text) && unit !== undefined && unit !== 'mL';
      assert.equal(dose.inMl === true, inMl, `${id}: "${dose.text}"`);
    }
  }
});

/** What a line is for, before whom it is for: "Induction, not in shock". */
const headOf = ({ indication }: MedicationLine): string => indication.split(',', 1).join();

test('three and more drugs for the same thing on a card are choices for one purpose', () => {
  for (const { id, medications } of CARDS) {
    for (const line of medications) {
      const same = medications.filter((other) => headOf(other) === headOf(line));
      if (new Set(same.map(({ medication }) => medication)).size < 3) continue;
      assert.ok(line.purpose, `${id}: ${line.medication}, "${line.indication}" names no purpose`);
      for (const other of same) assert.equal(other.purpose, line.purpose, `${id}: ${other.medication}`);
    }
  }
});

test('what is given when another drug is unsafe stands right behind that drug, and says so', () => {
  for (const { id, medications } of CARDS) {
    medications.forEach((line, at) => {
      assert.equal(
        line.whenUnsafe,
        / when ([a-z]+) is unsafe$/.exec(line.indication)?.[1],
        `${id}: ${line.indication}`,
      );
      if (line.whenUnsafe) assert.equal(medications[at - 1]?.medication, line.whenUnsafe, `${id}: ${line.medication}`);
    });
  }
});
