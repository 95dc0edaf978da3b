import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from '../decimal.ts';
import type { Act, DrugActs, Modifier } from './act.ts';
import { asked, doseText, mgs, midazolam, mls, patient, saline } from './act-fixture.ts';
import { writtenDose } from './give-dose.ts';
import { modifiedDose } from './modify-dose.ts';

type Said = Parameters<typeof patient>[0];

function told(drug: DrugActs, act: Act, said: Said) {
  const give = act.dose[0]?.give;
  assert.ok(give !== undefined && give !== 'call' && !('say' in give));
  const { dose, modified, otherwise, ofLimits } = modifiedDose(writtenDose(give), drug, act, patient(said));
  return {
    dose: doseText(dose),
    modified: modified.length,
    otherwise: otherwise.map(({ dose: other, applies }) => `${doseText(other)}${applies === 'yes' ? ', surely' : ''}`),
    ofLimits,
  };
}

test('half is half once, whatever it is half for; what may apply is beside the full dose', () => {
  const { act } = asked(midazolam, 'agitation');
  const at = (said: Said) => told(midazolam, act, said);
  assert.deepEqual(at({ years: 35, no: ['alcohol-or-opioid'] }), {
    dose: '5 mg',
    modified: 0,
    otherwise: [],
    ofLimits: 1,
  });
  assert.deepEqual(at({ years: 70, no: ['alcohol-or-opioid'] }), {
    dose: '2.5 mg',
    modified: 1,
    otherwise: [],
    ofLimits: 0.5,
  });
  assert.deepEqual(at({ years: 35 }), { dose: '5 mg', modified: 0, otherwise: ['2.5 mg'], ofLimits: 1 });
  assert.deepEqual(at({}), { dose: '5 mg', modified: 0, otherwise: ['2.5 mg', '2.5 mg'], ofLimits: 1 });
  assert.deepEqual(at({ years: 70 }), { dose: '2.5 mg', modified: 1, otherwise: [], ofLimits: 0.5 });
  assert.deepEqual(at({ years: 70, yes: ['alcohol-or-opioid'] }), {
    dose: '2.5 mg',
    modified: 2,
    otherwise: [],
    ofLimits: 0.5,
  });
});

test('a modifier is for the acts it names', () => {
  const { act } = asked(midazolam, 'seizure-iv');
  assert.deepEqual(told(midazolam, act, { years: 70, yes: ['alcohol-or-opioid'] }), {
    dose: '5 mg',
    modified: 0,
    otherwise: [],
    ofLimits: 1,
  });
});

test('a modifier of the act: half or none, which shrinks no limit that it does not say', () => {
  const { act } = asked(midazolam, 'light-sedation');
  assert.deepEqual(told(midazolam, act, { years: 35, yes: ['low-pressure'], no: ['alcohol-or-opioid'] }), {
    dose: '0-1.25 mg',
    modified: 1,
    otherwise: [],
    ofLimits: 1,
  });
});

test('another dose instead; never more than the full one', () => {
  const { act } = asked(saline, 'shock');
  assert.deepEqual(told(saline, act, { years: 40, yes: ['heart-failure'] }), {
    dose: '250 mL',
    modified: 1,
    otherwise: [],
    ofLimits: 1,
  });
  assert.deepEqual(told(saline, act, { years: 40 }).otherwise, ['250 mL']);
  const more: Act = { ...act, modify: [{ who: {}, give: { low: mls(3000) } }] };
  assert.deepEqual(told(saline, more, { years: 40 }), {
    dose: 'up to 1000 mL',
    modified: 1,
    otherwise: ['3000 mL, surely'],
    ofLimits: 1,
  });
});

test('without a weight a fixed dose stands instead of one per kg', () => {
  const modify: Modifier[] = [{ who: { if: 'frail' }, give: { low: mgs(20) }, limits: true }];
  const act: Act = {
    ...asked(midazolam, 'sedation').act,
    dose: [{ who: {}, give: { low: mgs(1), perKg: true } }],
    modify,
  };
  const drug: DrugActs = { ...saline, modify: [] };
  assert.deepEqual(told(drug, act, { yes: ['frail'] }), { dose: '20 mg', modified: 1, otherwise: [], ofLimits: 1 });
  assert.deepEqual(told(drug, act, { kg: 10, yes: ['frail'] }).dose, '10 mg');
  assert.deepEqual(told(drug, act, { kg: 30, yes: ['frail'] }).dose, '20 mg');
  assert.deepEqual(told(drug, { ...act, modify: [{ who: {} }] }, { kg: 30 }).dose, '30 mg');
  const { modify: _, ...bare } = drug;
  const { modify: __, ...plain } = act;
  assert.deepEqual(told(bare, plain, { kg: 30 }), { dose: '30 mg', modified: 0, otherwise: [], ofLimits: 1 });
});

test('what may apply and would give more stands beside the written dose, each by itself', () => {
  const more = (modify: readonly Modifier[], said: Said) => {
    const { modify: _, ...drug } = midazolam;
    const act: Act = { ...asked(midazolam, 'sedation').act, dose: [{ who: {}, give: { low: mgs(2.1) } }], modify };
    const { dose, otherwise } = told(drug, act, said);
    return [dose, ...otherwise];
  };
  const moderate: Modifier = { who: { if: 'moderate' }, give: { low: mgs(4.2) } };
  const severe: Modifier = { who: { if: 'severe' }, give: { low: mgs(6.3) } };
  const old: Modifier = { who: { if: 'old' }, factor: { low: 0.5, high: 0.5 } };
  const small: Modifier = { who: { if: 'small' }, give: { low: mgs(2) } };
  const none: Modifier = { who: { if: 'frail' }, factor: { low: 0, high: 0.5 } };
  const same: Modifier = { who: { if: 'thin' }, give: { low: { amount: 2100, unit: 'mcg' } } };
  assert.deepEqual(more([moderate, severe], {}), ['2.1 mg', '4.2 mg', '6.3 mg']);
  assert.deepEqual(more([moderate, severe], { no: ['severe'] }), ['2.1 mg', '4.2 mg']);
  assert.deepEqual(more([moderate, severe], { yes: ['severe'], no: ['moderate'] }), ['2.1 mg', '6.3 mg, surely']);
  assert.deepEqual(more([severe, old], { yes: ['old'] }), ['1.05 mg', '6.3 mg']);
  assert.deepEqual(more([severe, old], { yes: ['severe'] }), ['2.1 mg', '6.3 mg, surely', '1.05 mg']);
  assert.deepEqual(more([old, small], { yes: ['old'] }), ['1.05 mg']);
  assert.deepEqual(more([old, small], { yes: ['small'] }), ['2 mg', '1.05 mg']);
  assert.deepEqual(more([old, none], { yes: ['old'] }), ['1.05 mg', '0-1.05 mg']);
  // Half for the age and half or none for something else: none is still a choice.
  assert.deepEqual(more([old, none], { yes: ['old', 'frail'] }), ['0-1.05 mg']);
  assert.deepEqual(more([same], {}), ['2.1 mg']);
});

test('a dose that is the same in amount alone is another one', () => {
  const other = (low: Act['dose'][number]['give'], give: NonNullable<Modifier['give']>) => {
    const { modify: _, ...drug } = midazolam;
    const act: Act = {
      ...asked(midazolam, 'sedation').act,
      dose: [{ who: {}, give: low }],
      modify: [{ who: { if: 'x' }, give }],
    };
    return told(drug, act, {}).otherwise;
  };
  assert.deepEqual(other({ low: mgs(5) }, { low: mgs(5), upTo: true }), ['up to 5 mg']);
  assert.deepEqual(other({ low: mgs(5), perKg: true }, { low: mgs(5), perKg: true, max: mgs(9) }), [
    '5 mg/kg, max 9 mg',
  ]);
  assert.deepEqual(other({ low: mgs(5), perKg: true }, { low: mgs(5), perKg: true, min: mgs(9) }), [
    '5 mg/kg, min 9 mg',
  ]);
  assert.deepEqual(other({ low: mgs(5), perKg: true }, { low: mgs(5) }), ['5 mg']);
  assert.deepEqual(other({ low: mgs(5), perKg: true }, { low: mgs(5), perKg: true }), []);
});

test('a later dose that is larger grows from the first, its limits too, and keeps its modifiers', () => {
  const grown = (give: NonNullable<Modifier['give']>, modify: readonly Modifier[], times: number, said: Said = {}) => {
    const { modify: _, ...drug } = midazolam;
    const act: Act = { ...asked(midazolam, 'sedation').act, modify };
    return doseText(modifiedDose(writtenDose(give), drug, act, patient(said), new Decimal(times)).dose);
  };
  assert.equal(grown({ low: mgs(0.05), perKg: true, max: mgs(2) }, [], 4, { kg: 9 }), '1.8 mg');
  assert.equal(grown({ low: mgs(0.05), perKg: true, max: mgs(2) }, [], 8, { kg: 9 }), '3.6 mg');
  assert.equal(grown({ low: mgs(0.05), perKg: true, max: mgs(2) }, [], 4), '0.2 mg/kg, max 8 mg');
  assert.equal(grown({ low: mgs(1), high: mgs(2) }, [], 4), '4-8 mg');
  assert.equal(grown({ low: mgs(2), max: mgs(3) }, [], 2), '4 mg');
  assert.equal(grown({ low: mgs(2) }, [{ who: {}, factor: { low: 0.5, high: 0.5 } }], 4), '4 mg');
  assert.equal(grown({ low: mgs(2) }, [{ who: {}, give: { low: mgs(0.5) } }], 4), '2 mg');
});

test('"half or none" stays where "half" follows, and a range that reaches higher changes nothing', () => {
  const { act } = asked(midazolam, 'agitation');
  const halfOrNone: Modifier = { who: {}, factor: { low: 0, high: 0.5 } };
  const half: Modifier = { who: {}, factor: { low: 0.5, high: 0.5 } };
  const wider: Modifier = { who: {}, give: { low: mgs(1), high: mgs(20) } };
  const doseBy = (...modify: readonly Modifier[]) =>
    told({ ...midazolam, modify }, act, { years: 35, no: ['alcohol-or-opioid'] }).dose;
  assert.equal(doseBy(halfOrNone, half), '0-2.5 mg');
  assert.equal(doseBy(half, halfOrNone), '0-2.5 mg');
  assert.equal(doseBy(wider), '5 mg');
});
