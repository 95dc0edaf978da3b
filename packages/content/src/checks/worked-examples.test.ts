import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Concentration, convert, Decimal, doseOf, type LineDose, perMl, volumeOf } from '@first60/clinical';
import { noteOf } from '@first60/edition';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';
import { isDrugUnit, strengthFor, strengthOf } from './drawn-up.ts';
import { cardOf } from './looked-up.ts';

type PerKg = Pick<LineDose, 'perKg' | 'min' | 'max'>;

/** A text in which a dose is worked out for a crew, and what it must follow from. */
interface Note {
  readonly where: string;
  readonly text: string;
  readonly doses: readonly PerKg[];
  readonly strength: () => Concentration;
}

const present = (doses: readonly (PerKg | undefined)[]): PerKg[] => doses.filter((dose) => dose !== undefined);

const notes: readonly Note[] = [
  ...Object.values(protocols).flatMap(({ id, medications }) =>
    medications.map((line) => ({
      where: `${id}: ${line.medication}`,
      text: `${line.examples ?? ''}. ${noteOf(line) ?? ''}`,
      doses: present([line.adult, line.pediatric]),
      strength: () => strengthFor(line),
    })),
  ),
  ...Object.values(formulary).flatMap((drug) =>
    drug.dosing.map((row) => ({
      where: `${drug.id}: ${row.indication}`,
      text: row.remarks ?? '',
      doses: present([row.adultFigure, row.pedsFigure]),
      strength: () => (row.concentration === undefined ? strengthOf(drug) : perMl(row.concentration)),
    })),
  ),
];

/** "20 kg: 2 mg = 0.4 mL" or "20 kg: 0.4 mL", but no range, no rate and nothing drawn from a dilution. */
const EXAMPLE = /([\d.]+) kg: (?:([\d.]+) (mg|mcg|g|mEq|units) = )?([\d.]+) mL(?!\/| of it)/g;
const HALF_UP = 1;

/** The dose at a weight within its limits, in the words of an example. */
function workedOut({ perKg, min, max }: PerKg, strength: Note['strength'], weight: string, unit = ''): string {
  if (perKg === undefined) return 'nothing per kg';
  const byWeight = new Decimal(perKg.amount).times(weight).toNumber();
  const dose = doseOf({
    amount: Math.max(Math.min(byWeight, max?.amount ?? byWeight), min?.amount ?? 0),
    unit: perKg.unit,
  });
  const volume = dose.unit === 'mL' ? dose : volumeOf(dose, strength());
  const drawn = `${volume.value.round(2, HALF_UP).toFixed()} mL`;
  return isDrugUnit(unit) ? `${convert(dose, unit).value.toFixed()} ${unit} = ${drawn}` : drawn;
}

test('every dose that is worked out for a weight, on a card or in a row, follows from its dose per kg and the stock', () => {
  const examples = notes.flatMap(({ where, text, doses, strength }) =>
    [...text.matchAll(EXAMPLE)].map(([said, weight = '', , unit]) => {
      const reckoned = doses.map((dose) => `${weight} kg: ${workedOut(dose, strength, weight, unit)}`);
      return { said: `${where}: ${said}`, reckoned, isRight: reckoned.includes(said) };
    }),
  );
  const wrong = examples.filter(({ isRight }) => !isRight).map(({ said, reckoned }) => `${said}; reckoned ${reckoned}`);
  assert.deepEqual(wrong, [], 'work the note or the remark out anew from the dose above it');
  assert.ok(examples.length >= 60, `only ${examples.length} examples were found`);
});

test('the weight at which "a child reaches the maximum" is the maximum divided by the dose per kg', () => {
  const ceilings = notes.flatMap(({ where, text, doses }) =>
    [...text.matchAll(/a child reaches the maximum at ([\d.]+) kg/gi)].map(([, weight = '']) => {
      const weights = doses.map(
        ({ perKg, max }) => perKg && max && new Decimal(max.amount).div(perKg.amount).toFixed(),
      );
      return { said: `${where}: ${weight} kg`, weights, isRight: weights.includes(weight) };
    }),
  );
  const wrong = ceilings.filter(({ isRight }) => !isRight).map(({ said, weights }) => `${said}; reckoned ${weights}`);
  assert.deepEqual(wrong, [], 'work the note or the remark out anew from the dose above it');
});

test('the examples of a medication line stand apart from its note: a card that knows the weight leaves them out', () => {
  const mixed = Object.values(protocols).flatMap(({ id, medications }) =>
    medications
      .map((line) => noteOf(line) ?? '')
      .filter((note) => /(?:^|\. )(?:At |From )?[\d.]+ kg: /.test(note))
      .map((note) => `${id}: ${note}`),
  );
  assert.deepEqual(mixed, []);
});

test('the tidal volumes of the ventilator card follow from the predicted weight, every 5 cm', () => {
  const texts = cardOf('transport-ventilator').steps?.map(({ text }) => text) ?? [];
  for (const [who, base, shortest, tallest] of [
    ['Man', 50, 160, 185],
    ['Woman', 45.5, 150, 170],
  ] as const) {
    const said = texts
      .filter((text) => text.startsWith(`${who} `))
      .flatMap((text) => [...text.matchAll(/(\d+) cm (\S+) mL/g)]);
    const reckoned = Array.from({ length: (tallest - shortest) / 5 + 1 }, (_, step) => shortest + step * 5).map(
      (cm) => {
        const predicted = new Decimal(cm).minus(152.4).times(0.91).plus(base);
        const [low, high] = [6, 8].map((mlPerKg) => predicted.times(mlPerKg).round(0, HALF_UP).toFixed());
        return `${cm} cm ${low}-${high} mL`;
      },
    );
    assert.deepEqual(
      said.map(([example]) => example),
      reckoned,
    );
  }
});
