import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contraindication, DoseAge } from '@first60/clinical';
import { edition } from '../base-edition.ts';

/**
 * Contraindications missing from a line or a row, out of those that its drug has for all indications and for these
 * patients.
 */
function lacking(
  medication: string,
  list: readonly Contraindication[] | undefined,
  ages: readonly DoseAge[] = ['adult', 'pediatric'],
): string[] {
  const wanted = (edition.formulary[medication]?.contraindications ?? []).filter(
    ({ indications, to }) => indications === undefined && (to === undefined || ages.includes(to)),
  );
  // A line says the conditions of one route together, and needs no route where it has only one.
  const isSaid = (one: string): boolean =>
    list?.some(({ condition }) => condition.includes(one.replace(/^(?:IM|PO) in /, ''))) ?? false;
  return wanted.map(({ condition }) => condition).filter((one) => !isSaid(one));
}

test('each line of a card, row of a calculator and drug of a plan has every contraindication of its drug', () => {
  const cards = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  const plans = Object.values(edition.codes ?? {}).flatMap(({ drugs }) => drugs.flatMap(({ line }) => line ?? []));
  for (const { medication, indication, contraindications, ...line } of [...cards, ...plans]) {
    const ages = (['adult', 'pediatric'] as const).filter((age) => line[age] !== undefined);
    assert.deepEqual(lacking(medication, contraindications, ages), [], `${medication}, ${indication}`);
  }
  for (const { medication, indication, contraindications } of [...edition.quickDoses, ...edition.quickAgeDoses]) {
    assert.deepEqual(lacking(medication, contraindications), [], `${medication}, ${indication}`);
  }
  for (const { medication, contraindications } of edition.adultDosing) {
    assert.deepEqual(lacking(medication, contraindications, ['adult']), [], `Adult Dosing, ${medication}`);
  }
  for (const { id, dosing } of Object.values(edition.formulary)) {
    for (const { indication, contraindications } of dosing) {
      assert.deepEqual(lacking(id, contraindications), [], `${id}, ${indication}`);
    }
  }
  assert.ok(cards.filter(({ contraindications }) => contraindications !== undefined).length > 0);
});

/** Contraindications on the card lines of these drugs, by the purpose of the line. A line for arrest has its own. */
const ON_CARDS: ReadonlyArray<readonly [medication: string, lines: RegExp, conditions: readonly string[]]> = [
  ['magnesium-sulfate', /clampsia/, ['myasthenia gravis', 'heart block']],
  [
    'magnesium-sulfate',
    /^Torsades with a pulse/,
    ['myasthenia gravis (bag-mask ready)', 'heart block without a ready pacer'],
  ],
  [
    'magnesium-sulfate',
    /^Asthma/,
    ['myasthenia gravis', 'heart block', 'kidney failure', 'slow pulse', 'low blood pressure'],
  ],
  ['tranexamic-acid', /./, ['fresh clot in leg or lung', 'fresh stroke from a clot', 'over 3 hours after injury']],
  ['amiodarone', /./, ['lidocaine given for the rhythm', 'torsades', 'long QT']],
  ['amiodarone', /Stable/, ['heart block', 'iodine allergy', 'low blood pressure', 'overdose', 'high potassium']],
  ['albuterol', /[Ww]heeze|^Asthma(?! before)/, ['under 1 year']],
  ['adenosine', /./, ['heart block', 'sick sinus', 'long QT', 'severe asthma', 'carbamazepine or dipyridamole']],
  ['lidocaine', /./, ['lidocaine allergy']],
  ['ketorolac', /./, ['snake bite', 'pregnancy', 'bleeding', 'kidney disease']],
  ['ondansetron', /./, ['long QT', 'apomorphine', 'pregnancy']],
  [
    'epinephrine-1-1000',
    /infusion|not responding|does not correct|stays|shock|after ROSC/,
    ['bicarbonate in the same line'],
  ],
  ['norepinephrine', /./, ['low blood pressure from blood loss', 'bicarbonate in the same line']],
  ['calcium-chloride', /./, ['bicarbonate not yet flushed out of the line', 'only calcium gluconate at hand']],
  ['calcium-chloride', /^(?!Hyperkalemia, calcium-channel|Arrest)/, ['digoxin']],
  [
    'fentanyl',
    /^(?!Pain after the tube|Pain on the ventilator)/,
    ['drowsy and not intubated', 'head injury below GCS 15'],
  ],
  ['morphine', /./, ['shock', 'severe asthma', 'kidney failure', 'head injury below GCS 15']],
];

test('what forbids a drug is on each card that gives it for the same', () => {
  const lines = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  for (const [drug, purpose, conditions] of ON_CARDS) {
    const those = lines.filter(
      ({ medication, indication, ...line }) =>
        medication === drug && purpose.test(indication) && (drug !== 'albuterol' || line.pediatric !== undefined),
    );
    assert.ok(those.length > 0, `${drug} ${purpose}`);
    for (const { indication, contraindications = [] } of those) {
      const has = contraindications.map(({ condition }) => condition);
      const missing = conditions.filter((condition) => !has.some((one) => one.includes(condition)));
      assert.deepEqual(missing, [], `${drug}, ${indication}`);
    }
  }
});

test('a line for adults alone has no condition of a child, nor has Adult Dosing', () => {
  const lines = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  for (const { medication, pediatric, contraindications = [] } of [
    ...lines,
    ...edition.adultDosing.map((card) => ({ ...card, pediatric: undefined })),
  ]) {
    const ofChild = contraindications.filter(({ to }) => to === 'pediatric');
    assert.ok(pediatric !== undefined || ofChild.length === 0, medication);
  }
});

test('magnesium in an arrest with torsades waits for nothing', () => {
  const lines = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  const arrest = lines.filter(
    (line) => line.medication === 'magnesium-sulfate' && /long QT only/.test(line.indication),
  );
  assert.equal(arrest.length, 2);
  for (const { contraindications } of arrest) assert.equal(contraindications, undefined);
});

/** A condition for only one age group must name that group, because it may be shown for a patient of unknown age. */
const SAYS_WHOM = /\b(?:adult|child|infant|newborns?|born|months?|years?)\b/;

test('a condition that holds for one age says whose it is', () => {
  const lines = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  const rows = Object.values(edition.formulary).flatMap(({ dosing }) => dosing);
  const ofOneAge = [...lines, ...rows, ...edition.quickDoses, ...edition.quickAgeDoses]
    .flatMap(({ contraindications = [] }) => contraindications)
    .filter(({ to }) => to !== undefined)
    .map(({ condition }) => condition);
  assert.ok(ofOneAge.length > 50);
  assert.deepEqual(
    [...new Set(ofOneAge)].filter((condition) => !SAYS_WHOM.test(condition)),
    [],
  );
});

test('a condition holds no comma outside brackets: in a list it would be read as two', () => {
  const lines = Object.values(edition.protocols).flatMap(({ medications }) => medications);
  const rows = Object.values(edition.formulary).flatMap((drug) => [drug, ...drug.dosing]);
  const plans = Object.values(edition.codes ?? {}).flatMap(({ drugs }) => drugs.flatMap(({ line }) => line ?? []));
  const calculators = [...edition.quickDoses, ...edition.quickAgeDoses, ...edition.adultDosing];
  const conditions = [...lines, ...rows, ...plans, ...calculators].flatMap(({ contraindications = [] }) =>
    contraindications.map(({ condition }) => condition),
  );
  assert.ok(conditions.length > 1000);
  assert.deepEqual(
    [...new Set(conditions)].filter((condition) => condition.replaceAll(/\([^)]*\)/g, '').includes(',')),
    [],
  );
});
