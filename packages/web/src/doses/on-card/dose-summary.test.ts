import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ageFit,
  ageOnCard,
  type DoseAge,
  isForPatient,
  isForWeight,
  kg,
  type LinePatient,
  readAge,
  withheldLine,
  type Years,
} from '@first60/clinical';
import { edition } from '@first60/content';
import type { MedicationLine, ProtocolId } from '@first60/edition';
import { summaryDoses } from './dose-summary.ts';

const linesOf = (id: ProtocolId): readonly MedicationLine[] => edition.protocols[id]?.medications ?? [];
/** An age that fits every adult dose, or every child dose, on a card. */
function yearsOf(age: DoseAge): Years {
  const reading = readAge(age === 'adult' ? '30' : '11');
  assert.ok(reading.kind === 'age');
  return reading.age;
}
const CARDS = Object.values(edition.protocols);
const WEIGHTS = ['3', '9', '14', '20', '30', '39.9', '40', '50', '55', '80', '120'];

test('without a weight every line is for the patient, and each age reads its written dose, the chosen one first', () => {
  for (const { medications } of CARDS) {
    for (const line of medications) {
      assert.ok(isForPatient(line, undefined));
      const ages = summaryDoses(line, undefined, 'pediatric', undefined).map(({ age }) => age);
      const written = (['pediatric', 'adult'] as const).filter((age) => line[age] !== undefined);
      assert.deepEqual(ages, written);
    }
  }
});

test('at every weight each line of each card is the patient’s with one dose of that age, or is told apart with what is written', () => {
  for (const protocol of CARDS) {
    for (const weight of WEIGHTS.map(kg)) {
      const age = ageOnCard(protocol, weight, null);
      if (age === undefined || age === 'both') continue;
      for (const line of protocol.medications) {
        const weighed: LinePatient = { weight, age, years: yearsOf(age) };
        const doses = summaryDoses(line, edition.formulary[line.medication], 'adult', weighed);
        const own = line[age];
        if (own !== undefined && isForWeight(own, weight) && ageFit(age, own, weight, weighed.years) !== 'excluded') {
          assert.ok(isForPatient(line, weighed));
          assert.deepEqual(
            doses.map((dose) => dose.age),
            [age],
          );
        } else {
          assert.ok(!isForPatient(line, weighed));
          assert.ok(doses.length > 0, 'nothing is left out');
        }
      }
    }
  }
});

test('at 20 kg three lines of soft-tissue injuries are not for the patient, and fentanyl is 20 mcg = 0.4 mL', () => {
  const weighed = { weight: kg('20'), age: 'pediatric', years: null } as const;
  const lines = linesOf('soft-tissue-orthopedic');
  assert.deepEqual(
    lines.filter((line) => !isForPatient(line, weighed)).map(({ indication }) => indication),
    ['Pain, adult of 50 kg or less', 'Pain, child of 10 kg or less', 'Pain without bleeding or kidney risk, no IV'],
  );
  const fentanyl = lines.find(({ medication, indication }) => medication === 'fentanyl' && indication === 'Pain');
  assert.ok(fentanyl);
  const [dose, ...more] = summaryDoses(fentanyl, edition.formulary.fentanyl, 'adult', weighed);
  assert.equal(more.length, 0);
  assert.equal(dose?.facts.main, '20 mcg');
  assert.equal(dose?.facts.volume?.volume, '0.4 mL');
});

test('a line for certain ages says its rule and no figure until a child’s age is known, and is not for a child it excludes', () => {
  const line = linesOf('rapid-sequence-intubation').find(({ medication }) => medication === 'etomidate');
  assert.ok(line);
  const read = (text: string): Years => {
    const reading = readAge(text);
    assert.ok(reading.kind === 'age');
    return reading.age;
  };
  const of = (years: Years | null): LinePatient => ({ weight: kg('20'), age: 'pediatric', years });
  const main = (weighed: LinePatient) =>
    summaryDoses(line, edition.formulary.etomidate, 'pediatric', weighed).map(({ facts }) => facts.main);
  assert.equal(withheldLine(line, of(null)), 'needs-age');
  assert.ok(!main(of(null)).includes('6 mg'));
  assert.equal(withheldLine(line, of(read('6'))), 'age');
  assert.ok(!isForPatient(line, of(read('6'))));
  assert.deepEqual(main(of(read('11'))), ['6 mg']);
});
