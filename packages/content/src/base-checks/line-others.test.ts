import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Modifier } from '@first60/clinical';
import { edition } from '../base-edition.ts';

/** Each line of a card, with its act and what a closed row says of it. */
const LINES = Object.entries(edition.protocols).flatMap(([card, { medications }]) =>
  medications.flatMap((line) => {
    const drug = edition.acts?.drugs[line.medication];
    const act = drug?.acts.find(({ id }) => id === line.act);
    if (drug === undefined || act === undefined) return [];
    const closed = [
      line.indication,
      line.adult?.text,
      line.pediatric?.text,
      ...(line.others ?? []).map(({ text }) => text),
    ];
    return [{ where: `${card}, ${line.medication}/${line.act}`, line, drug, act, closed: closed.join(' ') }];
  }),
);

const isOfAct = ({ acts }: Pick<Modifier, 'acts'>, id: string): boolean => acts?.includes(id) ?? true;

test('a closed line says the smaller doses of its act', () => {
  let smaller = 0;
  for (const { where, line, drug, act, closed } of LINES) {
    const modifiers = [...(drug.modify ?? []), ...(act.modify ?? [])].filter((one) => isOfAct(one, act.id));
    for (const { who, factor } of modifiers) {
      const isHere = who.group === undefined || (who.group === 'adult' ? line.adult : line.pediatric) !== undefined;
      if (factor === undefined || !isHere) continue;
      smaller += 1;
      const words = who.if === undefined ? 'From 69 years' : (edition.acts?.conditions[who.if]?.say ?? '');
      assert.ok(closed.toLowerCase().includes(words.toLowerCase()), `${where}: ${words}`);
    }
  }
  assert.ok(smaller > 50);
});

test('a closed line says a later dose that is another one', () => {
  const later = LINES.filter(({ line, act }) =>
    act.dose.some(
      ({ who, give }) =>
        typeof give === 'object' &&
        'low' in give &&
        give.fromDose &&
        (who.group === 'child' ? line.pediatric : line.adult),
    ),
  );
  assert.ok(later.length > 5);
  for (const { where, closed } of later) assert.match(closed, /[Ff]rom the \d(?:rd|th) dose|[Tt]hen /, where);
});

test('a closed line says the ages that are on order, and those for whom OLMD has the dose', () => {
  const induction = LINES.filter(({ drug, act }) => drug.id === 'propofol' && act.id === 'induction');
  for (const { closed } of induction) assert.match(closed, /child under 3 years on OLMD/);
  const hourly = LINES.filter(({ act }) => act.id.endsWith('-hourly'));
  for (const { closed } of hourly) assert.match(closed, /under 1 year or 1-13 years under 10 kg: dose only from OLMD/);
  assert.deepEqual([induction.length, hourly.length], [1, 2]);
});

test('a recipe of a row says whose it is where other patients of the row have none', () => {
  const rows = edition.quickDoses.filter(({ medication }) => medication === 'adenosine');
  for (const { dilution } of rows) assert.match(dilution?.recipe ?? '', /^Child under 6 kg: /);
  const arrest = edition.quickDoses.find(({ id }) => id === 'magnesium-cardiac');
  assert.match(arrest?.dilution?.recipe ?? '', /^Child: /);
});

test('what forbids one route names the route', () => {
  const conditions = LINES.flatMap(({ line }) => (line.contraindications ?? []).map(({ condition }) => condition));
  assert.ok(conditions.includes('IM route in burn or shock or heart attack'));
  assert.deepEqual(
    conditions.filter((one) => /^(?:IM|IN|IV|IO|PO|intranasal) in /.test(one)),
    [],
  );
});
