import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { editionIn } from '../../../../scripts/edition/edition-folder.ts';
import { editionChanges } from './edition-changes.ts';

const read = editionIn(join(import.meta.dirname, '../../../../content'));
assert.ok('edition' in read);
const { edition } = read;

test('nothing changed: no sentence', () => {
  assert.deepEqual(editionChanges(edition, edition), []);
});

const { anaphylaxis, stroke } = edition.protocols;
assert.ok(anaphylaxis !== undefined && stroke !== undefined);

test('new and removed protocols and drugs are named', () => {
  const { stroke: _, ...others } = edition.protocols;
  const { adenosine: __, ...drugs } = edition.formulary;
  assert.deepEqual(editionChanges(edition, { ...edition, protocols: others, formulary: drugs }), [
    'Protocol removed: Stroke',
    'Drug removed: adenosine',
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
    `Anaphylaxis, first 60 seconds: sources of "${two.text}": ${two.sources.toSorted().join(', ')} -> spec`,
    `Anaphylaxis, first 60 seconds: "${two.text}" is now marked to be confirmed`,
    'Anaphylaxis, first 60 seconds: the lines stand in another order',
  ]);
});

test('a figure that changes behind an unchanged text is told too', () => {
  const [first, ...rest] = anaphylaxis.medications;
  assert.ok(first?.adult !== undefined);
  const wrong = { ...first, adult: { ...first.adult, fixed: { amount: 5, unit: 'mg' as const } } };
  const changed = { ...anaphylaxis, medications: [wrong, ...rest] };
  assert.deepEqual(editionChanges(edition, { ...edition, protocols: { ...edition.protocols, anaphylaxis: changed } }), [
    'Anaphylaxis: adult epinephrine 1:1,000 0.5 mg, fixed: 0.5 mg -> 5 mg',
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
    `ketamine, dosing, ${pain.indication}, ${pain.route}, child dose: ${pain.pedsDose} -> 0.3 mg/kg`,
    `ketamine, dosing, ${pain.indication}, ${pain.route}, limit: ${pain.maxTotal} -> 30 mg`,
    `Hospital, ${hospital.name} (${hospital.id}), phone: ${hospital.phone} -> +966110000000`,
  ]);
});
