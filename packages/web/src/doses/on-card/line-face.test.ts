import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ageOnCard, kg, type LinePatient, years } from '@first60/clinical';
import { edition } from '@first60/content';
import type { MedicationLine, Protocol, ProtocolId } from '@first60/edition';
import type { DrugsWithActs } from '../../edition/shown-card.ts';
import { lineFace } from './line-face.ts';

const { acts, formulary } = edition;
assert.ok(acts);
const drugs: DrugsWithActs = { acts, formulary };
const ORDER = [
  'How',
  'Again',
  'Stop at',
  'OLMD',
  'Never',
  'Warning',
  'OLMD first',
  'First, then',
  'Target',
  'Stop if',
  'Less',
  'Instead',
  'Watch',
  'Know',
];

function lineOf(card: ProtocolId, medication: string, act: string): MedicationLine {
  const line = edition.protocols[card]?.medications.find((one) => one.medication === medication && one.act === act);
  assert.ok(line, `${card}: ${medication}/${act}`);
  return line;
}

function patientOn(
  { ageGroup }: Pick<Protocol, 'ageGroup'>,
  kilograms: string,
  known?: string,
): LinePatient | undefined {
  const [weight, age] = [kg(kilograms), known === undefined ? null : years(known)];
  const group = ageOnCard(ageGroup === undefined ? {} : { ageGroup }, weight, age);
  return group && { weight, age: group, years: age };
}

function textOf(line: MedicationLine, patient: LinePatient | undefined, term: string): string {
  const [, text = ''] = lineFace(drugs, line, patient)?.facts.find(([own]) => own === term) ?? [];
  return [text].flat().join('\n');
}

test('a dose that age makes smaller is told with its volume and why; the same patient a little younger has no such line', () => {
  const line = lineOf('rapid-sequence-intubation', 'midazolam', 'after-tube');
  assert.match(
    lineFace(drugs, line, patientOn({}, '70', '70'))?.own ?? '',
    /^For this patient: 2\.5 mg = 2\.5 mL, .*69 years/,
  );
  assert.equal(lineFace(drugs, line, patientOn({}, '70', '40'))?.own, undefined);
  assert.equal(lineFace(drugs, line, undefined)?.own, undefined);
});

test('a dose that is not given to a patient says so, and the line still says why and how', () => {
  const line = lineOf('pain-management', 'ketorolac', 'pain-iv');
  const old = patientOn({}, '70', '70');
  assert.match(lineFace(drugs, line, old)?.own ?? '', /not given/);
  assert.equal(lineFace(drugs, line, patientOn({}, '70', '40'))?.own, undefined);
  assert.match(textOf(line, old, 'Never'), /65 years/);
  assert.match(textOf(line, old, 'How'), /IV/);
});

test('without a patient limits stand for both groups; a weight leaves its own, in figures', () => {
  const line = lineOf('seizures', 'midazolam', 'seizure-im');
  const unknown = textOf(line, undefined, 'Stop at');
  assert.match(unknown, /adult/i);
  assert.match(unknown, /child.*0\.4 mg\/kg/i);
  const child = textOf(line, patientOn({}, '16'), 'Stop at');
  assert.match(child, /6\.4 mg/);
  assert.doesNotMatch(child, /adult|kg/i);
  // Nobody of 16 kg is under 1 month old. One of 4 kg may be.
  assert.doesNotMatch(textOf(line, patientOn({}, '16'), 'OLMD first'), /under 1 month/);
  assert.match(textOf(line, patientOn({}, '4'), 'OLMD first'), /under 1 month/);
});

test('a line for others is told as to nobody, so that a crew that opens it reads all of it', () => {
  const line = lineOf('soft-tissue-orthopedic', 'ketorolac', 'pain-im');
  const face = lineFace(drugs, line, patientOn({}, '20'));
  assert.deepEqual(face, lineFace(drugs, line, undefined));
  assert.ok(face);
});

test('a further act is told to whom it is for, also on a line that is for others', () => {
  const line = lineOf('nerve-agent', 'atropine-pralidoxime-auto-injector', 'nerve-agent-atropine');
  const named = (kilograms: string) =>
    lineFace(drugs, line, patientOn({}, kilograms))?.also.map(({ facts }) => [facts[0]?.[1]].flat().join());
  assert.deepEqual(named('20'), ['2.1 mg, 1 injector']);
  assert.deepEqual(named('30'), ['4.2 mg, 2 injectors']);
  assert.deepEqual(named('80'), []);
  const second = lineFace(drugs, lineOf('adult-tachyarrhythmia', 'lidocaine', 'stable-vt'), undefined)?.also[0];
  assert.deepEqual(
    second?.facts.slice(0, 2).map(([term]) => term),
    ['Dose', 'How'],
  );
});

test('another drug is named with its look-alike letters', () => {
  assert.match(textOf(lineOf('abdominal-pain', 'morphine', 'pain-vein'), undefined, 'Instead'), /: fentaNYL/);
});

test('a line without an act, such as that of a recalled drug, has no face', () => {
  const { act: _, ...recalled } = lineOf('seizures', 'midazolam', 'seizure-im');
  assert.equal(lineFace(drugs, recalled as MedicationLine, undefined), undefined);
  assert.equal(
    lineFace({ formulary, acts: { ...acts, drugs: {} } }, lineOf('seizures', 'midazolam', 'seizure-im'), undefined),
    undefined,
  );
});

test('every line of every card has a face for every patient, with its facts always in the same order', () => {
  const patients = [[], ['3'], ['4', '0.05'], ['10'], ['16'], ['45'], ['45', '13'], ['70'], ['70', '70']] as const;
  let checked = 0;
  for (const card of Object.values(edition.protocols)) {
    for (const [weight, age] of patients) {
      const patient = weight === undefined ? undefined : patientOn(card, weight, age);
      for (const line of card.medications) {
        const name = `${card.id}: ${line.medication}/${line.act} at ${weight ?? 'no'} kg`;
        const face = lineFace(drugs, line, patient);
        assert.ok(face && face.how !== '', name);
        const terms = face.facts.map(([term]) => term);
        assert.deepEqual(
          terms,
          ORDER.filter((term) => terms.includes(term)),
          name,
        );
        assert.deepEqual(face.facts.slice(face.facts.length - face.bounds.length), face.bounds, name);
        assert.ok(
          face.facts.every(([, text]) => [text].flat().every((one) => one.trim() !== '')),
          name,
        );
        checked += 1;
      }
    }
  }
  assert.ok(checked > 3_000, `${checked} faces`);
});
