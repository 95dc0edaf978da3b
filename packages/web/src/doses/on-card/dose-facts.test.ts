import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kg, type LineDose } from '@first60/clinical';
import { edition } from '@first60/content';
import type { Drug, MedicationLine } from '@first60/edition';
import { doseFacts } from './dose-facts.ts';

const epinephrine = edition.formulary['epinephrine-1-10000'];
const methylprednisolone = edition.formulary.methylprednisolone;
assert.ok(epinephrine && methylprednisolone);

const lineOf = (more: Partial<MedicationLine>): MedicationLine => ({
  medication: 'epinephrine-1-10000',
  act: 'arrest',
  indication: 'x',
  kind: 'bolus',
  routes: ['IV'],
  route: 'IV',
  sources: [],
  ...more,
});
const facts = (line: Partial<MedicationLine>, dose: LineDose, drug: Drug | undefined = epinephrine) =>
  doseFacts(lineOf(line), dose, drug);

test('1 mg of 0.1 mg/mL is 10 mL', () => {
  assert.deepEqual(facts({}, { text: '1 mg', fixed: { amount: 1, unit: 'mg' } }), {
    main: '1 mg',
    volume: { volume: '10 mL', concentration: '0.1 mg/mL' },
  });
});

test('a dose written in mL is not printed again as its own volume', () => {
  const dextrose = edition.formulary['dextrose-10'];
  const adult = { text: '250 mL (25 g)', fixed: { amount: 25, unit: 'g' }, inMl: true } as const;
  const child = {
    text: '5 mL/kg (0.5 g/kg, max 25 g = 250 mL)',
    perKg: { amount: 0.5, unit: 'g' },
    inMl: true,
  } as const;
  assert.deepEqual(facts({}, adult, dextrose), { main: '250 mL', beside: '(25 g)' });
  assert.equal(facts({}, child, dextrose).volume, undefined);
});

test('a per-kg dose has a volume per kg and its ceiling, and its bracket stands beside it', () => {
  const dose = {
    text: '2 mg/kg (max 60 mg)',
    perKg: { amount: 2, unit: 'mg' },
    max: { amount: 60, unit: 'mg' },
  } as const;
  assert.deepEqual(facts({}, dose, methylprednisolone), {
    main: '2 mg/kg',
    beside: '(max 60 mg)',
    // 2 / 62.5 = 0.032 exactly. Rounding to two decimals would be an error of 6 %.
    volume: { volume: '0.032 mL/kg', perKg: true, max: '0.96 mL', concentration: '62.5 mg/mL' },
  });
});

test('a smallest dose has its volume too', () => {
  const dose = {
    text: '0.02 mg/kg (min 0.1 mg, max 0.5 mg)',
    perKg: { amount: 0.02, unit: 'mg' },
    min: { amount: 0.1, unit: 'mg' },
    max: { amount: 0.5, unit: 'mg' },
  } as const;
  assert.deepEqual(facts({}, dose).volume, {
    volume: '0.2 mL/kg',
    perKg: true,
    min: '1 mL',
    max: '5 mL',
    concentration: '0.1 mg/mL',
  });
});

test('a mandatory dilution is what the volume is of: 10 mcg of 10 mcg/mL is 1 mL, not 0.1 mL of the stock', () => {
  const dose = { text: '10 mcg', fixed: { amount: 10, unit: 'mcg' } } as const;
  const preparation = { recipe: 'r', perMl: { amount: 10, unit: 'mcg' }, mandatory: true } as const;
  assert.equal(facts({ preparation }, dose).volume?.volume, '1 mL');
  assert.equal(facts({ preparation: { ...preparation, mandatory: false } }, dose).volume?.volume, '0.1 mL');
});

test('a dose whose diluent is missing says so where its volume would stand: amiodarone with a pulse, on both cards', () => {
  const said = ['adult-tachyarrhythmia', 'pediatric-tachyarrhythmia'].flatMap((id) =>
    (edition.protocols[id]?.medications ?? []).flatMap((each) => {
      const dose = each.adult ?? each.pediatric;
      if (each.medication !== 'amiodarone' || dose === undefined) return [];
      // The route says how fast it runs.
      assert.match(each.route, each.adult ? /over 10 min/ : /over 60 min, by pump/);
      return [undefined, kg(20)].map((weight) => {
        const { main, volume, diluted, inWords } = doseFacts(each, dose, edition.formulary.amiodarone, weight);
        return [main, volume, diluted, inWords];
      });
    }),
  );
  const sentence = 'No volume: dextrose 5% is not in the kits. Call OLMD.';
  assert.deepEqual(said, [
    ['150 mg', undefined, undefined, sentence],
    ['150 mg', undefined, undefined, sentence],
    ['5 mg/kg', undefined, undefined, sentence],
    ['100 mg', undefined, undefined, sentence],
  ]);
});

test('an advised dilution has its volume beside that of the stock: 14 mg of ketamine are 0.28 mL, or 2.8 mL of 5 mg/mL', () => {
  const ketamine = edition.formulary.ketamine;
  const preparation = { recipe: 'r', perMl: { amount: 5, unit: 'mg' }, mandatory: false } as const;
  const fixed = facts({ preparation }, { text: '14 mg', fixed: { amount: 14, unit: 'mg' } }, ketamine);
  assert.deepEqual(fixed.volume, { volume: '0.28 mL', concentration: '50 mg/mL' });
  assert.deepEqual(fixed.diluted, { volume: '2.8 mL', concentration: '5 mg/mL' });
  const perKg = { text: '0.2 mg/kg', perKg: { amount: 0.2, unit: 'mg' }, max: { amount: 20, unit: 'mg' } } as const;
  assert.deepEqual(facts({ preparation }, perKg, ketamine).diluted, {
    volume: '0.04 mL/kg',
    perKg: true,
    max: '4 mL',
    concentration: '5 mg/mL',
  });
  assert.equal(facts({}, perKg, ketamine).diluted, undefined);
});

test('an infusion shows the rates of its preparation', () => {
  const preparation = {
    recipe: 'r',
    perMl: { amount: 4, unit: 'mcg' },
    mandatory: true,
    adultRateMlPerHour: { low: 30, high: 150 },
  } as const;
  const low = { amount: 2, unit: 'mcg' } as const;
  const high = { amount: 10, unit: 'mcg' } as const;
  const adult = facts({ kind: 'infusion', preparation }, { text: 'x', infusion: { low, high, per: 'min' } });
  assert.deepEqual(adult.volume, { volume: '30-150 mL/h', concentration: '4 mcg/mL' });
  const child = facts({ kind: 'infusion', preparation }, { text: 'x', infusion: { low, high, per: 'kg/min' } });
  assert.equal(child.volume, undefined, 'no rate for children in the preparation');
});

test('solids, gases and injectors have no volume but their count, once', () => {
  const dose = { text: '0.3 mg', fixed: { amount: 0.3, unit: 'mg' }, count: '1 injector' } as const;
  assert.deepEqual(facts({ kind: 'autoinjector' }, dose), { main: '0.3 mg', inWords: '1 injector' });
  assert.equal(facts({ kind: 'autoinjector' }, { ...dose, text: '0.3 mg (1 injector)' }).inWords, undefined);
});

test('no volume where the dose is one already, where units differ, or where no strength is known', () => {
  assert.equal(facts({ kind: 'fluid' }, { text: '1000 mL', fixed: { amount: 1000, unit: 'mL' } }).volume, undefined);
  assert.equal(facts({}, { text: '5 units', fixed: { amount: 5, unit: 'units' } }).volume, undefined);
  assert.equal(doseFacts(lineOf({}), { text: '1 mg', fixed: { amount: 1, unit: 'mg' } }, undefined).volume, undefined);
});

test('on the cards every dose in mg or mcg that is drawn up names its volume, or that its diluent is missing', () => {
  let checked = 0;
  for (const [id, { medications }] of Object.entries(edition.protocols)) {
    for (const line of medications.filter(({ kind }) => kind === 'bolus')) {
      for (const dose of [line.adult, line.pediatric]) {
        const figure = dose?.fixed ?? dose?.perKg;
        if (!dose || (figure?.unit !== 'mg' && figure?.unit !== 'mcg')) continue;
        const { volume, inWords } = doseFacts(line, dose, edition.formulary[line.medication]);
        assert.ok((volume === undefined) !== (inWords === undefined), `${id}: ${line.medication}, ${line.indication}`);
        checked += 1;
      }
    }
  }
  assert.ok(checked > 150, `${checked} doses`);
});

test('every dose of the edition that can be drawn up gets facts without a fault', () => {
  for (const protocol of Object.values(edition.protocols)) {
    for (const line of protocol.medications) {
      for (const dose of [line.adult, line.pediatric]) {
        if (dose) assert.ok(doseFacts(line, dose, edition.formulary[line.medication]).main !== '', line.indication);
      }
    }
  }
});
