import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Drug, Edition, Source } from '@first60/edition';
import { baseEdition as edition } from '../../../../scripts/edition/base-edition.ts';
import { editionChanges } from './edition-changes.ts';

test('nothing changed: no sentence', () => {
  assert.deepEqual(editionChanges(edition, edition), []);
});

const { anaphylaxis, stroke } = edition.protocols;
assert.ok(anaphylaxis !== undefined && stroke !== undefined);

test('new and removed protocols and drugs are named', () => {
  const { stroke: _, ...others } = edition.protocols;
  const { adenosine: __, ...drugs } = edition.formulary;
  assert.deepEqual(editionChanges(edition, { ...edition, protocols: others, formulary: drugs }), [
    'Protocol removed: Stroke, with its whole text',
    'Drug removed: adenosine, with its whole text',
  ]);
  assert.deepEqual(editionChanges({ ...edition, protocols: others }, edition), ['New protocol: Stroke']);
});

test('the priority, the tools, a changed source, a mark and the order of steps are told', () => {
  const [one, two, ...rest] = anaphylaxis.first60Seconds;
  assert.ok(one !== undefined && two !== undefined);
  const changed = {
    ...anaphylaxis,
    priority: 'urgent' as const,
    tools: ['pain-scale' as const, 'apgar' as const],
    first60Seconds: [{ ...two, sources: ['spec' as const], review: 'needs-source' as const }, one, ...rest],
  };
  assert.deepEqual(editionChanges(edition, { ...edition, protocols: { ...edition.protocols, anaphylaxis: changed } }), [
    'Anaphylaxis, priority: critical -> urgent',
    'Anaphylaxis, tools: none -> pain-scale, apgar',
    `Anaphylaxis, first 60 seconds: sources of "${two.text}": ${two.sources.join(', ')} -> spec`,
    `Anaphylaxis, first 60 seconds: "${two.text}", to be confirmed: no -> yes`,
    `Anaphylaxis, first 60 seconds, order from number 1 on: "${one.text}"; "${two.text}" -> "${two.text}"; "${one.text}"`,
  ]);
});

test('a figure that changes behind an unchanged text is told too', () => {
  const [first, ...rest] = anaphylaxis.medications;
  assert.ok(first?.adult !== undefined);
  const wrong = { ...first, adult: { ...first.adult, fixed: { amount: 5, unit: 'mg' as const } } };
  const changed = { ...anaphylaxis, medications: [wrong, ...rest] };
  assert.deepEqual(editionChanges(edition, { ...edition, protocols: { ...edition.protocols, anaphylaxis: changed } }), [
    'Anaphylaxis: adult epinephrine 1:1,000 (Anaphylaxis) 0.5 mg, fixed: 0.5 mg -> 5 mg',
  ]);
});

test('a zone, a quick row and a hospital are told by name', () => {
  const [gray, ...zones] = edition.zones;
  assert.ok(gray !== undefined);
  const changes = editionChanges(edition, {
    ...edition,
    zones: [{ ...gray, ivSize: { ...gray.ivSize, text: '26G' } }, ...zones],
  });
  assert.deepEqual(changes, [`Color zone, gray, iv size: ${gray.ivSize.text} -> 26G`]);
});

test('fields and a hospital are told in words that a director uses', () => {
  const { ketamine } = edition.formulary;
  const [hospital, ...hospitals] = edition.hospitals;
  assert.ok(ketamine !== undefined && hospital !== undefined);
  const [pain, ...dosing] = ketamine.dosing;
  assert.ok(pain !== undefined);
  const other = { ...ketamine, dosing: [{ ...pain, pedsDose: '0.3 mg/kg', maxTotal: '30 mg' }, ...dosing] };
  const changes = editionChanges(edition, {
    ...edition,
    formulary: { ...edition.formulary, ketamine: other },
    hospitals: [{ ...hospital, phone: '+966110000000' }, ...hospitals],
  });
  assert.deepEqual(changes, [
    `ketamine, dosing, ${pain.indication}, ${pain.route}, limit: ${pain.maxTotal} -> 30 mg`,
    `ketamine, dosing, ${pain.indication}, ${pain.route}, child dose: ${pain.pedsDose} -> 0.3 mg/kg`,
    `Hospital, ${hospital.name} (${hospital.id}), phone: ${hospital.phone} -> +966110000000`,
  ]);
});

test('a time, a drug and a mark of a plan and of a clock are told, with times as cards say them', () => {
  const changed = structuredClone(edition) as { -readonly [Key in keyof typeof edition]: (typeof edition)[Key] };
  const { adult, child } = edition.codes ?? {};
  const [, , , stroke] = edition.clocks ?? [];
  assert.ok(adult !== undefined && child !== undefined && stroke?.id === 'stroke');
  const [first, ...drugs] = adult.drugs;
  assert.ok(first !== undefined);
  changed.codes = {
    adult: {
      ...adult,
      cues: false,
      epinephrine: { ...adult.epinephrine, may: 120 },
      drugs: [{ ...first, doses: 3 }, ...drugs],
    },
    child,
  };
  const [hours, ...marks] = stroke.marks;
  assert.ok(hours !== undefined);
  changed.clocks = (edition.clocks ?? []).map((clock) =>
    clock === stroke ? { ...stroke, marks: [{ ...hours, at: 21_600 }, ...marks] } : clock,
  );
  assert.deepEqual(editionChanges(edition, changed), [
    'Plan of an arrest, adult, cues: yes -> no',
    'Plan of an arrest, adult, epinephrine, may: 3 min -> 2 min',
    'Plan of an arrest, adult, drugs, epinephrine, doses: new: 3',
    `Running clock, stroke, marks: "${hours.text}", at: 4 h -> 6 h`,
  ]);
});

test('a dose that the card and its plan change together is told once, of the card', () => {
  const doubled = JSON.parse(
    JSON.stringify(edition, (key, value) =>
      key === 'adult' && value?.fixed?.amount === 1 && value.text === '1 mg'
        ? { ...value, text: '2 mg', fixed: { amount: 2, unit: 'mg' } }
        : value,
    ),
  );
  const told = editionChanges(edition, doubled);
  assert.ok(
    told.some((sentence) =>
      sentence.startsWith('Adult Cardiac Arrest: adult epinephrine 1:10,000 (Cardiac arrest) 1 mg -> 2 mg'),
    ),
  );
  assert.ok(
    told.every((sentence) => !sentence.startsWith('Plan of an arrest')),
    told.join('\n'),
  );
});

test('an edition that had no plan and no clock says each statement of the new ones', () => {
  const { codes: _, clocks: __, ...older } = edition;
  const told = editionChanges(older, edition);
  assert.ok(told.includes('Plan of an arrest, child, cycle, length: new: 2 min'));
  assert.ok(told.includes('Running clock, tourniquet, repeat, every: new: 5 min'));
});

test('a figure that is not what its changed text says is told beside the text', () => {
  const [first, ...rest] = anaphylaxis.medications;
  assert.ok(first?.adult !== undefined);
  const reworded = { ...first, adult: { ...first.adult, text: '0.3 mg', fixed: { amount: 3, unit: 'mg' as const } } };
  const changed = { ...anaphylaxis, medications: [reworded, ...rest] };
  assert.deepEqual(editionChanges(edition, { ...edition, protocols: { ...edition.protocols, anaphylaxis: changed } }), [
    'Anaphylaxis: adult epinephrine 1:1,000 (Anaphylaxis) 0.5 mg -> 0.3 mg',
    'Anaphylaxis: adult epinephrine 1:1,000 (Anaphylaxis), fixed: 0.5 mg -> 3 mg',
  ]);
});

test('the name of a bag, a high-alert drug, when a dilution is made and the order of drugs are told', () => {
  const { ketamine, morphine, ...drugs } = edition.formulary;
  const [first, ...kits] = edition.kits;
  assert.ok(ketamine !== undefined && morphine !== undefined);
  const isDiluted = (row: Drug['dosing'][number]): boolean => row.dilution !== undefined;
  const diluted = ketamine.dosing.find(isDiluted);
  assert.ok(diluted?.dilution !== undefined);
  const use = diluted.dilution.use === 'always' ? 'advised' : 'always';
  const dilution = { ...diluted.dilution, use } as const;
  const other = {
    ...ketamine,
    highAlert: !ketamine.highAlert,
    dosing: ketamine.dosing.map((row) => (row === diluted ? { ...row, dilution } : row)),
  };
  const told = editionChanges(edition, {
    ...edition,
    kits: [{ ...first, name: 'Red bag' }, ...kits] as unknown as Edition['kits'],
    formulary: { ketamine: other, morphine, ...drugs },
  });
  assert.ok(told.includes(`Kit, 1, name: ${first.name} -> Red bag`), told.join('\n'));
  assert.ok(told.some((sentence) => /^ketamine, high alert: (yes -> no|no -> yes)$/.test(sentence)));
  assert.ok(
    told.some((sentence) => /^ketamine, dosing, .*, dilution, use: (always -> advised|\S+ -> always)$/.test(sentence)),
  );
  assert.ok(told.some((sentence) => /^Drugs, order from number 1 on: /.test(sentence)));
});

test('the order of fields and another digest of the same content are no change', () => {
  const turned = JSON.parse(
    JSON.stringify(edition, (key, value) =>
      value === null ||
      typeof value !== 'object' ||
      Array.isArray(value) ||
      ['', 'protocols', 'formulary', 'sources'].includes(key)
        ? value
        : Object.fromEntries(Object.entries(value).toReversed()),
    ),
  );
  assert.deepEqual(editionChanges(edition, { ...turned, sha256: 'another' }), []);
});

test('a date alone, a source alone and a mark that no eye sees are told', () => {
  const [[key, source]] = Object.entries(edition.sources) as [[string, Source]];
  const sources = { ...edition.sources, [key]: { ...source, edition: `${source.edition}\u200e` } };
  assert.deepEqual(editionChanges(edition, { ...edition, date: '2030-01-01', sources }), [
    `Source, ${key}, edition: "${source.edition}" -> "${source.edition}\\u200e"`,
    `Edition, date: ${edition.date} -> 2030-01-01`,
  ]);
});
