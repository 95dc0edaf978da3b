import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type DosingRow, inventory, printedRow, staticDosingRows, withCautions } from '@first60/edition';
import { edition } from '../base-edition.ts';
import { drugOf } from './looked-up.ts';

const { formulary } = edition;

const drugs = Object.values(formulary);
const items = inventory(edition);
const rows = staticDosingRows(drugs);

test('every item lies where its kit is', () => {
  for (const [location, ...kits] of [
    ['KIT 1', 1],
    ['KIT 2', 2],
    ['Main Inner', 3],
    ['Control Kit', 4],
    ['External', 5, 6],
  ] as const) {
    assert.deepEqual(
      items.filter((item) => item.location === location).map(({ medId }) => medId),
      drugs.filter(({ kitNumber }) => kits.some((kit) => kit === kitNumber)).map(({ medId }) => medId),
    );
  }
});

/** A row's remarks begin with the cautions shown on its face. */
const remarksOf = (row: DosingRow | undefined): string | undefined => withCautions(row?.cautions, row?.remarks);

test('an item carries its id, names, classes and notes, and leaves out what it does not have', () => {
  assert.deepEqual(
    items.find(({ medId }) => medId === 'NOREPI'),
    {
      medId: 'NOREPI',
      genericName: 'norepinephrine',
      location: 'KIT 1',
      classPrimary: 'Vasopressor',
      classSecondary: 'Sympathomimetic',
      notes: withCautions(drugOf('norepinephrine').cautions, drugOf('norepinephrine').notesCaution),
    },
  );
  const { classSecondary: _, notesCaution: __, cautions: ___, ...drug } = drugOf('norepinephrine');
  const bare = inventory({ ...edition, formulary: { norepinephrine: { ...drug, kitNumber: 6 } } });
  assert.deepEqual(Object.keys(bare[0] ?? {}), ['medId', 'genericName', 'location', 'classPrimary']);
  assert.equal(bare[0]?.location, 'External');
});

test('there is one static row for each dosing row, in order', () => {
  assert.equal(rows.length, drugs.flatMap(({ dosing }) => dosing).length);
  assert.deepEqual(
    rows.map(({ medId, indication }) => `${medId} ${indication}`),
    drugs.flatMap(({ medId, dosing }) => dosing.map(({ indication }) => `${medId} ${indication}`)),
  );
});

test('rows of the original list read Various, keep their true route in the remarks, and fall back to the original data', () => {
  const originals = rows.filter(({ medId }) => medId.startsWith('ORIG_'));
  assert.ok(originals.length >= 55);
  for (const { medId, route, remarks } of originals) {
    assert.equal(route, 'Various', medId);
    assert.match(remarks, /^Route: \S/, medId);
  }
  assert.deepEqual(rows[0], {
    medId: 'ORIG_0',
    indication: 'Cardiac arrest',
    route: 'Various',
    adultDose: '1 mg',
    pedsDose: '0.01 mg/kg (max 1 mg)',
    maxTotal: 'See original data',
    repeatInterval: 'Not cold, or core 35 °C or above: every 3-5 min; core 30-35 °C: every 6-10 min',
    remarks: `Route: IV/IO, push. ${remarksOf(drugOf('epinephrine-1-10000').dosing[0])}`,
  });
  assert.equal(
    rows.find(({ indication }) => indication === 'Severe bronchospasm (asthma)')?.remarks,
    'Route: IM, outer thigh, middle, child: 1 mL syringe. Never into a vein at this strength: an overdose. At once, before or during the nebule.',
  );
});

test('other rows read their true route and leave empty what they do not state', () => {
  for (const { medId, route, adultDose, pedsDose, maxTotal, repeatInterval, remarks } of rows) {
    if (medId.startsWith('ORIG_')) continue;
    assert.notEqual(route, 'Various', medId);
    for (const text of [adultDose, pedsDose, maxTotal, repeatInterval, remarks]) {
      assert.notEqual(text, 'See original data', medId);
    }
  }
  const diazepam = rows.find(({ medId, route }) => medId === 'DIAZEPAM' && route.startsWith('PR'));
  assert.equal(diazepam?.adultDose, '');
});

test('no true route is lost', () => {
  const shown = rows.map(({ route, remarks }) => (route === 'Various' ? remarks : route));
  drugs
    .flatMap(({ dosing }) => dosing)
    .forEach(({ route }, at) => {
      assert.ok(shown[at]?.includes(route), route);
    });
});

test('a screen prints Various with the true route beside it, every figure that is known, and the original data for the rest', () => {
  let originals = 0;
  for (const drug of drugs) {
    for (const row of drug.dosing as readonly DosingRow[]) {
      const printed = printedRow(drug, row);
      if (!drug.medId.startsWith('ORIG_')) {
        assert.deepEqual(printed, { ...row, ...(remarksOf(row) && { remarks: remarksOf(row) }) });
        continue;
      }
      originals += 1;
      assert.equal(printed.route, `Various: ${row.route}`);
      for (const field of ['adultDose', 'pedsDose', 'maxTotal', 'repeatInterval'] as const) {
        assert.equal(printed[field], row[field] ?? 'See original data', `${drug.id}: ${row.indication}, ${field}`);
      }
      assert.equal(printed.remarks, remarksOf(row) ?? 'See original data', `${drug.id}: ${row.indication}`);
    }
  }
  assert.ok(originals >= 55, `only ${originals}`);
});
