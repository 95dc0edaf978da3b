import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ByWho, Repeat } from '@first60/clinical';
import type { z } from 'zod';
import { actDoseText, repeatInFile, whoText } from '../../read/acts/act-text.ts';
import { parseFile } from '../../read/parse-file.ts';
import { problemText } from '../../read/problem.ts';
import { caution, know, lift } from './caution.ts';
import { give, readDose } from './dose.ts';
import { limit, modifier } from './limit.ts';
import { readOrder } from './order.ts';
import { preparation, readMix } from './preparation.ts';
import { product, readHolds, routeLimit } from './product.ts';
import { recheck } from './recheck.ts';
import { repeat } from './repeat.ts';
import { over, readSpan } from './span.ts';
import { conditionOrWho, readWho } from './who.ts';

/** The value of a text in the form of YAML, or its problems. */
function read(schema: z.ZodType, text: string): unknown {
  const result = parseFile('drug.yaml', text, schema);
  return 'value' in result ? result.value : result.map(problemText);
}
const refusal = (sentence: string) => ({ refused: sentence });
const mg = (amount: number) => ({ amount, unit: 'mg' });
const ml = (amount: number) => ({ amount, unit: 'mL' });

test('patients are read as group, ranges and condition', () => {
  assert.deepEqual(readWho('all'), {});
  assert.deepEqual(readWho('adult'), { group: 'adult' });
  assert.deepEqual(readWho('child under 20 kg'), { group: 'child', range: { belowKg: 20 } });
  assert.deepEqual(readWho('newborn under 6 kg'), { group: 'newborn', range: { belowKg: 6 } });
  assert.deepEqual(readWho('from 69 years'), { range: { fromMonths: 828 } });
  assert.deepEqual(readWho('under 1 month'), { range: { belowMonths: 1 } });
  assert.deepEqual(readWho('over 10 years'), { range: { aboveMonths: 120 } });
  assert.deepEqual(readWho('to 12 years'), { range: { toMonths: 144 } });
  assert.deepEqual(readWho('adult if bleeding'), { group: 'adult', if: 'bleeding' });
  assert.deepEqual(readWho('if bleeding'), { if: 'bleeding' });
});

test('a range of years lasts until the next birthday, one of weights holds both ends', () => {
  assert.deepEqual(readWho('6-13 years'), { range: { fromMonths: 72, belowMonths: 168 } });
  assert.deepEqual(readWho('10-20 kg'), { range: { fromKg: 10, toKg: 20 } });
  assert.deepEqual(readWho('1-5 years from 10 kg'), { range: { fromMonths: 12, belowMonths: 72, fromKg: 10 } });
});

test('patients that are not understood are refused with examples', () => {
  const examples = 'write "child", "child under 20 kg", "from 69 years", "6-13 years" or "adult if bleeding"';
  for (const text of [
    '',
    'infant',
    'child below 20 kg',
    'under 20',
    'under 1 years',
    'under 2.5 years',
    'adult bleeding',
    'adult if Bleeding',
    'childunder 2 kg x',
    'from 10 kg from 20 kg',
  ]) {
    assert.deepEqual(readWho(text), refusal(`"${text}" says not whom it is for: ${examples}`));
  }
  assert.deepEqual(
    readWho('from 20 kg under 10 kg'),
    refusal('"from 20 kg under 10 kg" fits nobody: write the lower end first, like "from 10 kg under 20 kg"'),
  );
  assert.deepEqual(readWho('from 1 kg over 2 kg'), refusal('"from 1 kg over 2 kg" names the same end twice: keep one'));
  assert.deepEqual(readWho('under 151 kg'), refusal('"under 151 kg" is above 150 kg or 120 years'));
});

test('a condition is a key, patients have spaces or are one of four words', () => {
  assert.deepEqual(read(conditionOrWho, 'heart-block'), { if: 'heart-block' });
  assert.deepEqual(read(conditionOrWho, 'newborn'), { group: 'newborn' });
  assert.deepEqual(read(conditionOrWho, 'under 1 month'), { range: { belowMonths: 1 } });
  assert.match(String(read(conditionOrWho, 'heart block')), /"heart block" is neither a condition nor whom it is for/);
});

test('a dose is read with its limits', () => {
  assert.deepEqual(readDose('10 mg'), { low: mg(10) });
  assert.deepEqual(readDose('0.2 mg/kg, max 10 mg'), { low: mg(0.2), perKg: true, max: mg(10) });
  assert.deepEqual(readDose('1 mg/kg, min 0.1 mg, max 0.5 mg'), {
    low: mg(1),
    perKg: true,
    min: mg(0.1),
    max: mg(0.5),
  });
  assert.deepEqual(readDose('0.04-0.08 mg'), { low: mg(0.04), high: mg(0.08) });
  assert.deepEqual(readDose('0.1-1 mcg/kg/min'), {
    low: { amount: 0.1, unit: 'mcg' },
    high: { amount: 1, unit: 'mcg' },
    perKg: true,
    per: 'min',
  });
  assert.deepEqual(readDose('500 mL/h'), { low: ml(500), per: 'h' });
  assert.deepEqual(readDose('up to 0.01 mg/kg, max 0.4 mg'), { low: mg(0.01), perKg: true, upTo: true, max: mg(0.4) });
  assert.deepEqual(readDose('0.4 mg, from dose 4 2 mg'), { low: mg(0.4), fromDose: { dose: 4, give: mg(2) } });
  assert.deepEqual(readDose('0.5 g/kg, max 25 g, in mL'), {
    low: { amount: 0.5, unit: 'g' },
    perKg: true,
    max: { amount: 25, unit: 'g' },
    inMl: true,
  });
});

test('a dose that is not understood is refused with a right one', () => {
  for (const text of [
    '10mg',
    '10',
    '5.0 mg',
    '.5 mg',
    '0 mg',
    '10 mg/h/kg',
    '0.2 mg /kg',
    '10 milligrams',
    '10–20 mg',
  ]) {
    assert.deepEqual(
      readDose(text),
      refusal(`"${text}" is no dose: write a number, a space and a unit, like "0.2 mg/kg, max 10 mg"`),
    );
  }
  assert.deepEqual(
    readDose('10-5 mg'),
    refusal('"10-5 mg" is no dose: write the smaller amount first, like "2-10 mcg/min"'),
  );
  assert.deepEqual(
    readDose('0.2 mg/kg, at most 10 mg'),
    refusal(
      '"at most 10 mg" in "0.2 mg/kg, at most 10 mg" is not understood: behind a dose stand, each once, "min 0.1 mg", "max 10 mg", "from dose 4 2 mg" or "in mL"',
    ),
  );
  assert.match(JSON.stringify(readDose('1 mg, max 2 mg, max 3 mg')), /"max 3 mg\\" in/);
  assert.match(JSON.stringify(readDose('1 mcg/kg/min, max 10 mcg')), /here \\"max 10 mg\/min\\"/);
});

test('what is given is a dose, a call, or the words of a gas', () => {
  assert.deepEqual(read(give, 'call'), { give: 'call' });
  assert.deepEqual(read(give, '"say: 15 L/min by non-rebreather"'), { give: { say: '15 L/min by non-rebreather' } });
  assert.deepEqual(read(give, '{ give: 5 mg, source: spec }'), { give: { low: mg(5) }, source: ['spec'] });
  assert.deepEqual(read(give, '5mg'), [
    'drug.yaml:1: "5mg" is no dose: write a number, a space and a unit, like "0.2 mg/kg, max 10 mg".',
  ]);
});

test('what is printed of a dose and of patients reads as the same', () => {
  for (const text of [
    '10 mg',
    '0.2 mg/kg, max 10 mg',
    '0.1-1 mcg/kg/min, max 10 mcg/min',
    'up to 1000 mL',
    '0.4 mg, from dose 4 2 mg',
    '0.5 g/kg, min 1 g, max 25 g, in mL',
  ]) {
    const dose = readDose(text);
    assert.equal('refused' in dose ? dose.refused : actDoseText(dose), text);
  }
  for (const text of [
    'all',
    'adult',
    'child under 20 kg',
    'from 69 years',
    'over 10 years to 12 years',
    'newborn if bleeding',
    'from 1 year under 6 years from 10 kg',
  ]) {
    const who = readWho(text);
    assert.equal('refused' in who ? who.refused : whoText(who), text);
  }
});

test('times and paces', () => {
  assert.deepEqual(readSpan('5 min'), { low: 5, high: 5, unit: 'min' });
  assert.deepEqual(readSpan('5-15 min'), { low: 5, high: 15, unit: 'min' });
  assert.deepEqual(
    readSpan('5min'),
    refusal('"5min" is no time: write a number or a range, a space and s, min or h, like "5-15 min"'),
  );
  assert.deepEqual(
    readSpan('15-5 min'),
    refusal('"15-5 min" is no time: write the shorter time first, like "5-15 min"'),
  );
  assert.equal(read(over, 'push'), 'push');
  assert.deepEqual(read(over, '60 s'), { low: 60, high: 60, unit: 's' });
  assert.deepEqual(read(over, 'rapid'), [
    'drug.yaml:1: "rapid" is no pace: write push, slow, fast, or a time in s or min, like "1-2 min".',
  ]);
});

test('whether a dose is given again, for everybody or by patient', () => {
  assert.deepEqual(read(repeat, 'none'), [{ is: 'none' }]);
  assert.deepEqual(read(repeat, '{ every: 5-15 min, count: 3 }'), [
    { is: { every: { low: 5, high: 15, unit: 'min' }, count: 3 } },
  ]);
  assert.deepEqual(read(repeat, '{ adult: { after: 5 min, noLaterThan: 20 min }, child: none }'), [
    {
      who: { group: 'adult' },
      is: { after: { low: 5, high: 5, unit: 'min' }, noLaterThan: { low: 20, high: 20, unit: 'min' } },
    },
    { who: { group: 'child' }, is: 'none' },
  ]);
  assert.deepEqual(read(repeat, '{ every: 5min }'), [
    'drug.yaml:1, every: "5min" is no time: write a number or a range, a space and s, min or h, like "5-15 min".',
  ]);
  assert.deepEqual(read(repeat, '{ every: 5 min, after: 5 min }'), [
    'drug.yaml:1: "every" and "after" cannot stand together: "every" is for doses that go on, "after" for one more.',
  ]);
  assert.deepEqual(read(repeat, '{ every: 5 min, factor: 2 }'), [
    { is: { every: { low: 5, high: 5, unit: 'min' }, factor: 2 } },
  ]);
  assert.deepEqual(read(repeat, '{ every: 5 min, factor: 1 }'), ['drug.yaml:1, factor: This must be more: above 1.']);
  assert.deepEqual(read(repeat, '{}'), ['drug.yaml:1: Nobody is named here: write for whom, like "adult: 10 mg".']);
});

test('what is printed of a repeat reads as the same', () => {
  for (const text of ['every: 5-15 min, count: 3', 'after: 5 min, noLaterThan: 20 min', 'every: 5 min, factor: 2']) {
    const [one] = read(repeat, `{ ${text} }`) as ByWho<Repeat | 'none'>;
    assert.equal(one && repeatInFile(one.is), text);
  }
  assert.equal(repeatInFile('none'), 'none');
});

test('when OLMD comes in', () => {
  assert.deepEqual(readOrder('always'), { kind: 'order' });
  assert.deepEqual(readOrder('child'), { kind: 'order', who: { group: 'child' } });
  assert.deepEqual(readOrder('under 1 year'), { kind: 'order', who: { range: { belowMonths: 12 } } });
  assert.deepEqual(readOrder('if cause-unknown'), { kind: 'order', if: 'cause-unknown' });
  assert.deepEqual(readOrder('adult if bleeding'), { kind: 'order', who: { group: 'adult' }, if: 'bleeding' });
  assert.deepEqual(readOrder('from dose 2'), { kind: 'order', fromDose: 2 });
  assert.deepEqual(readOrder('adult from dose 3'), { kind: 'order', who: { group: 'adult' }, fromDose: 3 });
  assert.deepEqual(readOrder('tell after dose 2'), { kind: 'tell', fromDose: 2 });
  assert.deepEqual(readOrder('child above 10 mcg/min'), {
    kind: 'order',
    who: { group: 'child' },
    above: { low: { amount: 10, unit: 'mcg' }, per: 'min' },
  });
  assert.deepEqual(readOrder('after midazolam by IM or IN'), {
    kind: 'order',
    after: { given: 'midazolam', routes: ['IM', 'IN'] },
  });
  assert.deepEqual(readOrder('after seizure-im'), { kind: 'order', after: { given: 'seizure-im' } });
  assert.deepEqual(readOrder('always unless danger-to-life'), { kind: 'order', unless: 'danger-to-life' });
});

test('a rule for OLMD that is not understood is refused with right ones', () => {
  assert.deepEqual(
    readOrder('cause-unknown'),
    refusal('"cause-unknown" is no rule for OLMD: a condition stands behind "if", like "if cause-unknown"'),
  );
  for (const text of [
    '',
    'after dose 2',
    'tell from dose 2',
    'always from dose 2',
    'after midazolam by mouth',
    'Always',
    'sometimes, child',
    'always unless',
    'from dose two',
  ]) {
    assert.deepEqual(
      readOrder(text),
      refusal(
        `"${text}" is no rule for OLMD: write "always", "child", "if bleeding", "from dose 2", "child above 10 mcg/min", "after midazolam by IM or IN", "tell after dose 2" or "always unless life-in-danger"`,
      ),
      text,
    );
  }
  assert.match(JSON.stringify(readOrder('above 10mcg')), /is no dose/);
});

test('stops, questions, warnings, and what an act lowers of them', () => {
  assert.deepEqual(read(caution, 'heart-block'), { who: { if: 'heart-block' } });
  assert.deepEqual(read(caution, '{ if: low-pressure, who: child, say: use the bag-mask }'), {
    who: { if: 'low-pressure', group: 'child' },
    say: 'use the bag-mask',
  });
  assert.deepEqual(read(caution, '{ if: low-pressure, say: ventilate }'), {
    who: { if: 'low-pressure' },
    say: { table: 'circumstances', words: [{ key: 'ventilate' }] },
  });
  assert.deepEqual(read(caution, '{ say: never }'), [
    'drug.yaml:1: Say once for whom or under which condition: "if: heart-block" or "if: under 1 month".',
  ]);
  assert.deepEqual(read(caution, '{ if: adult, who: child }'), [
    'drug.yaml:1: Say once for whom or under which condition: "if: heart-block" or "if: under 1 month".',
  ]);
  assert.deepEqual(read(caution, '{ if: shock, acts: [a], except: [b] }'), [
    'drug.yaml:1: "acts" and "except" cannot stand together: keep one.',
  ]);
  assert.deepEqual(read(know, 'Stops breathing.'), { say: 'Stops breathing.' });
  assert.deepEqual(read(know, '{ if: kidney-failure, say: tell OLMD }'), {
    say: 'tell OLMD',
    who: { if: 'kidney-failure' },
  });
  assert.deepEqual(read(lift, 'all'), [{ to: 'none' }]);
  assert.deepEqual(read(lift, '[{ if: heart-block, to: know, say: pacer ready }]'), [
    { if: 'heart-block', to: 'know', say: 'pacer ready' },
  ]);
});

test('what is given in all, and what makes a dose smaller', () => {
  assert.deepEqual(read(limit, '{ who: child, total: 0.4 mg/kg, max: 10 mg, then: stop, source: la-1309 }'), {
    who: { group: 'child' },
    total: { low: mg(0.4), perKg: true, max: mg(10) },
    then: 'stop',
    source: ['la-1309'],
  });
  assert.deepEqual(read(limit, '{ counts: class, doses: 2, family: true, in: seizing, then: order }'), {
    counts: 'class',
    doses: 2,
    family: true,
    in: 'seizing',
    then: 'order',
  });
  assert.deepEqual(read(limit, '{ who: adult, then: order }'), [
    'drug.yaml:1: A limit says how much or how often: write "total: 10 mg" or "doses: 2".',
  ]);
  assert.deepEqual(read(limit, '{ total: 10 mg, max: 5 mg, then: order }'), [
    'drug.yaml:1, max: "max" is for a total per kg: write "total: 0.4 mg/kg, max: 10 mg", or "total: 10 mg" alone.',
  ]);
  assert.deepEqual(read(modifier, '{ if: from 69 years, factor: 0.5, limits: true }'), {
    who: { range: { fromMonths: 828 } },
    factor: { low: 0.5, high: 0.5 },
    limits: true,
  });
  assert.deepEqual(read(modifier, '{ if: low-pressure, who: adult, factor: 0-0.5 }'), {
    who: { if: 'low-pressure', group: 'adult' },
    factor: { low: 0, high: 0.5 },
  });
  assert.deepEqual(read(modifier, '{ if: shock, factor: half }'), [
    'drug.yaml:1, factor: "half" is no factor: write a number below 1 or a range, like 0.5 or "0-0.5".',
  ]);
  assert.deepEqual(read(modifier, '{ if: shock, factor: 2 }'), ['drug.yaml:1, factor: This must be less: below 1.']);
  assert.deepEqual(read(modifier, '{ if: shock }'), [
    'drug.yaml:1: Write either what the dose is multiplied by, "factor: 0.5", or what is given, "give: 250 mL".',
  ]);
});

test('what is in a syringe or bag', () => {
  assert.deepEqual(readMix('5 mL of 1 mg/mL in saline'), {
    mix: { kind: 'syringe', volume: ml(5), strength: mg(1) },
    diluent: 'saline',
  });
  assert.deepEqual(readMix('1 mg in 250 mL saline'), {
    mix: { kind: 'bag', drug: mg(1), in: ml(250) },
    diluent: 'saline',
  });
  assert.deepEqual(readMix('dose made up to 20 mL saline'), {
    mix: { kind: 'up-to', volume: ml(20) },
    diluent: 'saline',
  });
  assert.deepEqual(readMix('dose made up to 2 mg/mL dextrose-5'), {
    mix: { kind: 'up-to-strength', strength: mg(2) },
    diluent: 'dextrose-5',
  });
  assert.deepEqual(readMix('dose into 100 mL saline'), { mix: { kind: 'into', volume: ml(100) }, diluent: 'saline' });
  assert.deepEqual(read(preparation, '{ mix: 1 mL + 4 mL saline, must: [{ acts: [a] }] }'), [
    'drug.yaml:1, mix: "1 mL + 4 mL saline" is no mix: write "5 mL of 1 mg/mL in saline", "1 mg in 250 mL saline", "dose made up to 20 mL saline", "dose made up to 2 mg/mL saline" or "dose into 100 mL saline".',
  ]);
});

test('what is stocked, and how strong and fast it may go in', () => {
  assert.deepEqual(readHolds('15 mg in 3 mL'), { drug: mg(15), volume: ml(3) });
  assert.deepEqual(readHolds('1000 mL'), { volume: ml(1000) });
  assert.deepEqual(readHolds('25 g'), { drug: { amount: 25, unit: 'g' } });
  for (const text of ['15 mg/3 mL', '15mg in 3mL', '10 mL in 3 mL', '0 mg']) {
    assert.deepEqual(
      readHolds(text),
      refusal(`"${text}" says not what one container holds: write "15 mg in 3 mL", "1000 mL" or "0.3 mg"`),
    );
  }
  assert.deepEqual(read(product, '{ form: flush-syringe, holds: 10 mL, also: [20 mL], neverMixIn: true }'), {
    form: 'flush syringe',
    holds: { volume: ml(10) },
    also: [ml(20)],
    undiluted: [],
    neverMixIn: true,
  });
  assert.deepEqual(read(routeLimit, '{ routes: [IV, IO], strength: 200 mg/mL, rate: 150 mg/min, source: spec }'), {
    routes: ['IV', 'IO'],
    strength: mg(200),
    rate: mg(150),
    source: ['spec'],
  });
  assert.deepEqual(read(routeLimit, '{ routes: [IV], rate: 150 mg, source: spec }'), [
    'drug.yaml:1, rate: "150 mg" is no rate: write how much goes in in one minute, like "150 mg/min".',
  ]);
  assert.deepEqual(read(routeLimit, '{ routes: [IV], source: spec }'), [
    'drug.yaml:1: A limit of a route says how strong or how fast: write "strength: 200 mg/mL" or "rate: 150 mg/min".',
  ]);
});

test('what is looked at again', () => {
  assert.deepEqual(read(recheck, 'lungs after each step'), { what: 'lungs', after: 'each step' });
  assert.deepEqual(read(recheck, 'lungs'), [
    'drug.yaml:1: "lungs" says not what is looked at when: write a key of monitoring and when, like "lungs after each step".',
  ]);
});
