import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Cue, type CueDrug, joulesPerKg, kg, type NextShock, shockEnergy } from '@first60/clinical';
import { cueWords } from './cue-words.ts';
import { energyText, loggedJoules, wholeJoules } from './energy-words.ts';
import { rhythmWords } from './event-words.ts';
import { windowsOf } from './window-words.ts';

const joules = (value: string, more: { readonly mayPassAdult?: true } = {}): NextShock => ({
  kind: 'joules',
  number: 1,
  // Calculated with 10 J per kg.
  joules: shockEnergy(joulesPerKg(10), kg(Number(value) / 10)),
  text: 'J/kg.',
  ...more,
});
const ADULT_ENERGY: NextShock = { kind: 'text', number: 1, text: 'Biphasic: 120-200 J.' };
const give: CueDrug = { drug: 'one', name: 'Amiodarone', dose: { kind: 'text', text: '300 mg', routes: [] } };
const words = (cue: Cue): string => cueWords(cue).text;

test('a shock that waits is told with its energy, a late one before the call to compress, one of an AED without joules', () => {
  const shock = { kind: 'shock', since: 0, energy: joules('32') } as const;
  assert.equal(words(shock), 'Stand clear. Shock: 32 J');
  assert.equal(
    words({ ...shock, compressing: true }),
    'VF/pVT, no shock logged. Given? Log it. Else charge 32 J, stand clear, shock.',
  );
  assert.equal(
    words({ ...shock, energy: ADULT_ENERGY, compressing: true }),
    'No shock logged. Given? Log it. Else charge, stand clear, shock.',
  );
  assert.deepEqual(cueWords({ ...shock, over: true }), { text: 'Shock now, or compress.', tone: 'urgent' });
  assert.equal(words({ ...shock, aed: true }), 'Stand clear. Shock.');
});

test('a figure above the lowest dose of an adult says so', () => {
  assert.equal(energyText(joules('120')), '120 J');
  assert.equal(energyText(joules('300', { mayPassAdult: true })), '300 J, adult dose at most');
});

test('an energy is said in whole joules, a half of one down, and an upper end never above what it is', () => {
  for (const [exact, said] of [
    ['6.6', '7 J'],
    ['6.5', '6 J'],
    ['6.4', '6 J'],
    ['1', '1 J'],
    ['159.6', '160 J'],
    ['119.7', '120 J'],
  ] as const) {
    assert.equal(energyText(joules(exact)), said);
  }
  const upTo = shockEnergy(joulesPerKg(10), kg('3.39'));
  assert.equal(energyText({ ...joules('13.6'), upTo } as NextShock), '14 J, up to 33 J');
  assert.equal(loggedJoules(joules('159.6')), 159.6);
  assert.equal(wholeJoules(159.6), '160');
});

test('no whole energy passes 10 J/kg, from the lightest child on', () => {
  for (let grams = 500; grams <= 150_000; grams += 50) {
    const weight = kg(String(grams / 1000));
    for (const perKg of [2, 4]) {
      const said = wholeJoules(shockEnergy(joulesPerKg(perKg), weight).value);
      assert.ok(Number(said) >= 1 && shockEnergy(joulesPerKg(10), weight).value.gte(said), `${grams} g: ${said} J`);
    }
  }
});

test('from the most that any device gives on it is the dose of an adult, and the log holds no figure', () => {
  const most = joules('360', { mayPassAdult: true });
  assert.equal(energyText(most), 'adult dose');
  assert.equal(words({ kind: 'charge', since: 0, due: 1, energy: most }), 'Charge adult dose. Next compressor.');
  assert.equal(loggedJoules(most), undefined);
  assert.equal(energyText(joules('359', { mayPassAdult: true })), '359 J, adult dose at most');
});

test('charging says the energy first where it is a figure, and last where it is sentences', () => {
  const charge = { kind: 'charge', since: 0, due: 1 } as const;
  assert.equal(words({ ...charge, energy: joules('64') }), 'Charge 64 J. Next compressor.');
  assert.equal(words({ ...charge, energy: ADULT_ENERGY }), 'Charge. Next compressor. Biphasic: 120-200 J.');
});

test('the words for a crew with an AED are its own', () => {
  const pause = { kind: 'pause', since: 0, paused: 0, warn: false } as const;
  assert.equal(words(pause), 'Check rhythm. Organized: feel for a pulse. 10 s at most.');
  assert.equal(words({ ...pause, aed: true }), 'AED: nobody touches. Then compress at once.');
  assert.equal(words({ kind: 'check', since: 0, missed: 2, aed: true }), 'Compress until the AED says stand clear.');
  assert.equal(words({ kind: 'pads', since: 0, aed: true }), 'AED on as soon as it arrives.');
  assert.equal(words({ kind: 'pads', since: 0 }), 'Pads on while compressions go on, then check the rhythm at once.');
});

test('compressing is an alarm only in a pause that is too long', () => {
  const compress = { kind: 'compress', since: 0, paused: 4_000 } as const;
  assert.equal(cueWords({ ...compress, over: false }).tone, 'now');
  assert.equal(cueWords({ ...compress, over: true }).tone, 'urgent');
});

test('a quiet epinephrine gives its reason and no dose', () => {
  const epinephrine = { kind: 'epinephrine', since: 0, window: 'late', first: false, give, quiet: true } as const;
  assert.equal(words({ ...epinephrine, because: 'cold' }), 'Epinephrine only on OLMD.');
  assert.equal(words({ ...epinephrine, because: 'trauma' }), 'Epinephrine last, not first.');
});

test('an antiarrhythmic goes with what the card says of torsades', () => {
  const cue = { kind: 'antiarrhythmic', since: 0, choices: [give], text: 'Torsades: magnesium.' } as const;
  assert.equal(words(cue), 'Amiodarone 300 mg. Torsades: magnesium.');
  assert.equal(
    words({ ...cue, choices: [give, { ...give, name: 'Lidocaine' }] }),
    'Amiodarone 300 mg or Lidocaine 300 mg. Not both. Torsades: magnesium.',
  );
});

test('EtCO2 says which value it means, and when it was', () => {
  const text = 'EtCO2 below 10 mmHg: better compressions.';
  assert.equal(words({ kind: 'etco2-low', since: 0, value: '9', at: 312_000, text }), `9 mmHg at 5:12. ${text}`);
});

test('a pulse of a child is one of 60 or more', () => {
  assert.equal(rhythmWords('pulse', 'child'), 'Pulse, 60 or more');
  assert.equal(rhythmWords('pulse', 'adult'), 'Pulse');
  assert.equal(rhythmWords('vf-pvt', 'child'), 'VF / pVT');
});

test('a first epinephrine that is late is said to be late, on the line and on the button', () => {
  const first = { kind: 'epinephrine', since: 0, first: true, give } as const;
  assert.deepEqual(cueWords({ ...first, window: 'due' }), { text: 'Epinephrine now: 300 mg', tone: 'now' });
  assert.deepEqual(cueWords({ ...first, window: 'late' }), { text: 'Epinephrine late: 300 mg', tone: 'urgent' });
  assert.deepEqual(
    (['due', 'late'] as const).map((window) => windowsOf([{ ...first, window }]).get('one')),
    ['now', 'late'],
  );
});

test('a choice that lacks a weight asks for it and states no dose', () => {
  const lidocaine = { ...give, name: 'Lidocaine', dose: { kind: 'none', because: 'no-weight' } } as const;
  assert.equal(
    words({ kind: 'antiarrhythmic', since: 0, choices: [give, lidocaine] }),
    'Amiodarone 300 mg or Lidocaine (weight first). Not both.',
  );
});

test('a quiet antiarrhythmic says why and states no dose', () => {
  const quiet = {
    kind: 'antiarrhythmic',
    since: 0,
    choices: [give],
    quiet: true,
    text: 'Torsades: magnesium.',
  } as const;
  assert.equal(words({ ...quiet, because: 'trauma' }), 'Injury: its card has no antiarrhythmic.');
  assert.equal(words({ ...quiet, because: 'withheld' }), 'Torsades: magnesium.');
});

test('an EtCO2 that says the pulse may be gone is urgent', () =>
  assert.deepEqual(
    cueWords({
      kind: 'etco2-rearrest',
      since: 0,
      value: '8',
      at: 760_000,
      text: 'Expect re-arrest: feel for a pulse.',
    }),
    { text: 'EtCO2 8 mmHg at 12:40. Expect re-arrest: feel for a pulse.', tone: 'urgent' },
  ));

test('a temperature asks for the core in the words of its row', () => {
  const core = { kind: 'core', since: 0 } as const;
  assert.equal(words({ ...core, value: '28', core: 'cold' }), 'Temperature 28 °C: core? More: Core below 30 °C.');
  assert.equal(words({ ...core, value: '33', core: 'cool' }), 'Temperature 33 °C: core? More: Core 30-35 °C.');
  assert.equal(
    words(core),
    'Cold: core? More: below 30 °C, 30-35 °C; not measured if trunk cold, long cold. 35 °C or more: enter. Else Facts: None known, then what is true.',
  );
});

test('the line of the newly born says where to answer, until somebody has', () => {
  const newborn = { kind: 'newborn', since: 0, text: 'Open Newborn Resuscitation.' } as const;
  assert.equal(words(newborn), 'Open Newborn Resuscitation. Older? Press the weight.');
  assert.equal(words({ ...newborn, told: true }), 'Open Newborn Resuscitation.');
});
