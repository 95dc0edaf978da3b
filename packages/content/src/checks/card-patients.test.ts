import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal, type LineDose } from '@first60/clinical';
import { protocols } from '../protocols.ts';
import { medicationLines } from './paired-lines.ts';

/** How the text of a dose limits the weights it is for, and what the typed limit must then be. */
const WEIGHTS: ReadonlyArray<readonly [RegExp, (first: number, second: number) => LineDose['only']]> = [
  [/^(?!.*under).* from (\d+) kg/, (kg) => ({ fromKg: kg })],
  [/(?:under|below) (\d+) kg/, (kg) => ({ belowKg: kg })],
  [/over (\d+) kg/, (kg) => ({ aboveKg: kg })],
  [/(\d+) kg or less/, (kg) => ({ toKg: kg })],
  [/(\d+)-(\d+) kg/, (from, to) => ({ fromKg: from, toKg: to })],
];

test('a dose whose text names the weights it is for has them typed: at another weight the card says so', () => {
  let limited = 0;
  for (const { id, line } of medicationLines) {
    for (const dose of [line.adult, line.pediatric]) {
      for (const [words, limit] of WEIGHTS) {
        const found = words.exec(dose?.text ?? '');
        if (found === null) continue;
        assert.deepEqual(dose?.only, limit(Number(found[1]), Number(found[2])), `${id}: ${dose?.text}`);
        limited += 1;
      }
    }
  }
  assert.ok(limited >= 14, `only ${limited} doses name weights`);
});

/** The same for ages, of a child's dose that is computed: without the age no card may compute it. */
const AGES: ReadonlyArray<readonly [RegExp, (first: number) => LineDose['only']]> = [
  [/over (\d+) years only/, (years) => ({ aboveMonths: years * 12 })],
  [/from (\d+) years/, (years) => ({ fromMonths: years * 12 })],
  [/from (\d+) months/, (months) => ({ fromMonths: months })],
];

test("a child's dose per kilogram whose text names ages has them typed, and no other has", () => {
  const named = medicationLines.flatMap(({ id, line: { medication, pediatric } }) => {
    if (pediatric?.perKg === undefined) return [];
    const limits = AGES.flatMap(([words, limit]) => {
      const found = words.exec(pediatric.text);
      return found === null ? [] : [limit(Number(found[1]))];
    });
    const { fromMonths, aboveMonths, toMonths, belowMonths } = pediatric.only ?? {};
    const typed = [fromMonths, aboveMonths, toMonths, belowMonths].some((limit) => limit !== undefined);
    assert.equal(typed || /years|months/.test(pediatric.text), limits.length > 0, `${id}: ${pediatric.text}`);
    if (limits.length > 0) assert.deepEqual(pediatric.only, limits[0], `${id}: ${pediatric.text}`);
    return limits.length > 0 ? [`${id} ${medication}`] : [];
  });
  assert.ok(named.length >= 3, String(named));
});

test('a dose can be read alone: none refers to that of the other age', () => {
  const referring = medicationLines.filter(({ line }) =>
    /\bsame\b/.test(`${line.adult?.text} ${line.pediatric?.text}`),
  );
  assert.deepEqual(
    referring.map(({ id, line }) => `${id}: ${line.medication}`),
    [],
  );
});

test('a card gives a child one dose of a drug by the nose', () => {
  const twice = Object.values(protocols).flatMap(({ id, medications }) => {
    const nasal = medications.filter(
      ({ pediatric, route }) => pediatric && /\bIN\b/.test(route.replace('adult also IN', '')),
    );
    const drugs = nasal.map(({ medication }) => medication);
    return drugs.filter((drug, place) => drugs.indexOf(drug) !== place).map((drug) => `${id}: ${drug}`);
  });
  assert.deepEqual(twice, []);
});

test("where a child's largest single dose is not the maximum a dose of the line, the line names both", () => {
  const wrong = medicationLines.filter(({ line: { adult, pediatric, max = '' } }) => {
    const [, most, unit] = /^([\d.]+) (\w+) a dose/.exec(max) ?? [];
    const childs = pediatric?.max;
    return adult && most && unit === childs?.unit && !new Decimal(most).eq(childs?.amount ?? 0);
  });
  assert.deepEqual(
    wrong.map(({ id, line }) => `${id}: ${line.medication}, ${line.max}`),
    [],
  );
});

test("a child's maximum a dose that a line names is the one that limits the child's dose", () => {
  const named = medicationLines.flatMap(({ id, line: { medication, pediatric, max = '' } }) => {
    const [, amount, unit] = /child ([\d.]+) (\w+) a dose/.exec(max) ?? [];
    return unit === undefined ? [] : [{ where: `${id}: ${medication}, ${max}`, said: `${amount} ${unit}`, pediatric }];
  });
  assert.deepEqual(
    named.filter(({ said, pediatric }) => said !== `${pediatric?.max?.amount} ${pediatric?.max?.unit}`),
    [],
  );
  assert.ok(named.length >= 8, `only ${named.length} lines name one`);
});

test('a maximum for each kilogram is typed with the dose whose it is: a card that knows the weight works it out', () => {
  const perKg = medicationLines.flatMap(({ id, line }) => {
    const [, amount, unit] = /([\d.]+) (\w+)\/kg(?!.*at most)/.exec(line.max ?? '') ?? [];
    const dose = line.pediatric ?? line.adult;
    return unit === undefined || line.kind === 'infusion'
      ? []
      : [{ id, line, said: `${amount} ${unit}`, typed: dose?.totalPerKg }];
  });
  assert.deepEqual(
    perKg
      .filter(({ said, typed }) => said !== `${typed?.amount} ${typed?.unit}`)
      .map(({ id, line, said }) => `${id}: ${line.medication}, ${said}/kg`),
    [],
  );
  assert.ok(perKg.length >= 30, `only ${perKg.length} lines have one`);
});
