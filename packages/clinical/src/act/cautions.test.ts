import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Act, ActCaution, DrugActs, DrugClass, Lift } from './act.ts';
import {
  amiodarone,
  asked,
  child,
  epinephrine,
  magnesium,
  midazolam,
  patient,
  saline,
  whoText,
} from './act-fixture.ts';
import { cautionsFor, isStopped, openRoutes } from './cautions.ts';
import type { GivenCaution } from './given.ts';

type Said = Parameters<typeof patient>[0];

const words = ({ caution, from, applies }: GivenCaution): string =>
  [
    whoText(caution.who),
    `(${from})`,
    ...(caution.say === undefined ? [] : [`"${caution.say}"`]),
    ...(applies === 'yes' ? ['!'] : []),
  ].join(' ');

function told(drug: DrugActs, act: Act, classes: readonly DrugClass[], said: Said = {}) {
  const { stop, ask, know, monitor } = cautionsFor(drug, act, classes, patient(said));
  return { stop: stop.map(words), ask: ask.map(words), know, monitor };
}
const of = (drug: DrugActs, id: string, said?: Said) => {
  const { act, classes } = asked(drug, id);
  return told(
    drug,
    act,
    classes.map(({ rules }) => rules),
    said,
  );
};

test('those of the class, the drug and the act, without what surely does not apply', () => {
  assert.deepEqual(of(midazolam, 'light-sedation'), {
    stop: ['child if low-pressure (act)'],
    ask: ['belowMonths 1 (class)'],
    know: [{ say: 'Stops breathing.' }],
    monitor: ['bag-mask-ready', 'spo2'],
  });
  assert.deepEqual(of(midazolam, 'light-sedation', { kg: 16, no: ['low-pressure'] }).stop, []);
  assert.deepEqual(of(midazolam, 'light-sedation', { kg: 16 }).ask, []);
  assert.deepEqual(of(midazolam, 'light-sedation', { kg: 4, yes: ['low-pressure'] }), {
    stop: ['child if low-pressure (act) !'],
    ask: ['belowMonths 1 (class)'],
    know: [{ say: 'Stops breathing.' }],
    monitor: ['bag-mask-ready', 'spo2'],
  });
  assert.deepEqual(of(amiodarone, 'stable-vt').stop, [
    'if torsades (drug)',
    'if long-qt (drug)',
    'if heart-block (act)',
  ]);
});

test('rules of a class for an arrest are for the acts of an arrest', () => {
  assert.deepEqual(of(amiodarone, 'arrest-first', { yes: ['core-below-30'], no: ['torsades', 'long-qt'] }).stop, [
    'if core-below-30 (class) !',
  ]);
  assert.deepEqual(of(amiodarone, 'arrest-first').ask, ['if core-unmeasured-and-cold (class)']);
  assert.deepEqual(of(amiodarone, 'stable-vt').ask, []);
  assert.deepEqual(of(epinephrine, 'arrest-tube'), {
    stop: [],
    ask: ['if core-below-30 (class)', 'if core-unmeasured-and-cold (class)'],
    know: [],
    monitor: [],
  });
  const { act, classes } = asked(amiodarone, 'arrest-first');
  const [first] = cautionsFor(
    amiodarone,
    act,
    classes.map(({ rules }) => rules),
    patient(),
  ).stop;
  assert.deepEqual(first?.caution, { who: { if: 'core-below-30' }, source: ['aha'] });
});

test('an act lifts what it inherits, all or by condition, to a question, a warning or nothing', () => {
  assert.deepEqual(of(magnesium, 'arrest-torsades').stop, []);
  assert.deepEqual(of(saline, 'flush'), { stop: [], ask: [], know: [], monitor: [] });
  assert.deepEqual(of(magnesium, 'bronchospasm').stop, ['if myasthenia (drug)', 'if heart-block (drug)']);
  const eclampsia = of(magnesium, 'eclampsia');
  assert.deepEqual(
    [eclampsia.stop, eclampsia.ask],
    [['if myasthenia (drug)'], ['if heart-block (drug) "read the monitor"']],
  );
  const muscle = of(magnesium, 'eclampsia-im');
  assert.deepEqual(
    [muscle.stop, muscle.ask, muscle.know],
    [['if myasthenia (drug)'], [], [{ say: 'pacer ready', who: { if: 'heart-block' } }]],
  );
});

const plain = asked(magnesium, 'bronchospasm').act;
const { ask: _, ...bare } = plain;
const withStop = (stop: readonly ActCaution[], lift: readonly Lift[] = []): Act => ({ ...bare, stop, lift });

test('what is lifted by its own condition goes before what lifts all; the words and the source of the lift count', () => {
  const drug: DrugActs = {
    ...magnesium,
    stop: [
      { who: { if: 'a' }, say: 'as it was', source: ['old'] },
      { who: { if: 'b' }, say: 'as it was', source: ['old'] },
      { who: child },
    ],
    ask: [{ who: { if: 'c' } }],
  };
  const lifts: Lift[] = [{ to: 'ask' }, { if: 'a', to: 'know', source: ['new'] }, { if: 'b', to: 'ask', say: 'anew' }];
  const act = withStop([{ who: { if: 'own' } }], lifts);
  const { stop, ask, know } = cautionsFor(drug, act, [], patient());
  assert.deepEqual(stop.map(words), ['if own (act)']);
  assert.deepEqual(ask.map(words), ['if b (drug) "anew"', 'child (drug)', 'if c (drug)']);
  assert.deepEqual(ask[0]?.caution.source, ['old']);
  assert.deepEqual(know, [{ say: 'as it was', who: { if: 'a' }, source: ['new'] }]);
  const silent = cautionsFor({ ...drug, stop: [{ who: { if: 'a' } }] }, act, [], patient());
  assert.deepEqual(silent.know, [{ say: '', who: { if: 'a' }, source: ['new'] }]);
});

test('a condition stands once, where it stood first and in the words of the act, at its strictest', () => {
  const one: DrugClass = {
    stop: [{ who: { if: 'wet-lungs' } }, { who: { if: 'shock' } }],
    ask: [{ who: { range: { fromKg: 3, toKg: 9 } } }, { who: { if: 'cold' } }],
    know: [{ say: 'slow' }],
    monitor: ['spo2'],
    source: [],
  };
  const drug: DrugActs = {
    ...magnesium,
    stop: [{ who: { range: { toKg: 9, fromKg: 3 } } }],
    ask: [{ who: { if: 'shock' } }, { who: { if: 'cold' } }],
    know: [{ say: 'slow' }, { say: 'slow', who: { if: 'cold' } }],
    monitor: ['spo2', 'pressure'],
  };
  const act: Act = { ...withStop([{ who: { if: 'wet-lungs' }, say: 'none at all' }]), monitor: ['pressure'] };
  assert.deepEqual(told(drug, act, [one]), {
    stop: ['if wet-lungs (act) "none at all"', 'if shock (class)', 'toKg 9 fromKg 3 (drug)'],
    ask: ['if cold (drug)'],
    know: [{ say: 'slow' }, { say: 'slow', who: { if: 'cold' } }],
    monitor: ['spo2', 'pressure'],
  });
});

test('a caution is for the acts and routes that it names, and not for those it excepts', () => {
  const of = (caution: Omit<ActCaution, 'who'>, ask: boolean = false) => {
    const all = [{ who: { if: 'x' }, ...caution }];
    const drug: DrugActs = { ...magnesium, ...(ask ? { stop: [], ask: all } : { stop: all }) };
    const found = cautionsFor(drug, withStop([]), [], patient());
    return found.stop.length + found.ask.length;
  };
  assert.equal(of({}), 1);
  assert.equal(of({ acts: ['bronchospasm'] }), 1);
  assert.equal(of({ acts: ['magnesium-sulfate/bronchospasm'] }), 1);
  assert.equal(of({ acts: ['eclampsia'] }), 0);
  assert.equal(of({ except: ['bronchospasm'] }), 0);
  assert.equal(of({ except: ['magnesium-sulfate/bronchospasm'] }, true), 0);
  assert.equal(of({ except: ['eclampsia'] }), 1);
  assert.equal(of({ routes: ['IO'] }), 1);
  assert.equal(of({ routes: ['IN'] }, true), 0);
});

test('a warning is for its acts and patients', () => {
  const drug: DrugActs = {
    ...magnesium,
    know: [
      { say: 'all' },
      { say: 'this', acts: ['bronchospasm'] },
      { say: 'other', acts: ['eclampsia'] },
      { say: 'children', who: child },
    ],
  };
  const known = (said: Said) => cautionsFor(drug, withStop([]), [], patient(said)).know.map(({ say }) => say);
  assert.deepEqual(known({ years: 40 }), ['all', 'this']);
  assert.deepEqual(known({}), ['all', 'this', 'children']);
});

test('a sure stop withholds; one that is for single routes closes those', () => {
  const stop = (caution: Omit<ActCaution, 'who'>, applies: 'yes' | 'unsure'): GivenCaution => ({
    caution: { who: { if: 'x' }, ...caution },
    from: 'act',
    applies,
  });
  assert.equal(isStopped([]), false);
  assert.equal(isStopped([stop({}, 'unsure')]), false);
  assert.equal(isStopped([stop({}, 'unsure'), stop({}, 'yes')]), true);
  assert.equal(isStopped([stop({ routes: ['IN'] }, 'yes')]), false);
  assert.deepEqual(openRoutes(['IM', 'IN'], [stop({ routes: ['IN'] }, 'yes')]), ['IM']);
  assert.deepEqual(openRoutes(['IM', 'IN'], [stop({ routes: ['IN'] }, 'unsure'), stop({}, 'yes')]), ['IM', 'IN']);
});

test('of two lifts for one condition, or for all, the first counts', () => {
  const shock: ActCaution = { who: { if: 'shock' } };
  const drug: DrugActs = { ...magnesium, stop: [shock] };
  const levels = (lift: readonly Lift[]) => {
    const { stop, ask } = told(drug, withStop([], lift), []);
    return [stop, ask];
  };
  assert.deepEqual(
    levels([
      { if: 'shock', to: 'ask' },
      { if: 'shock', to: 'none' },
    ]),
    [[], ['if shock (drug)']],
  );
  assert.deepEqual(levels([{ to: 'ask' }, { to: 'none' }]), [[], ['if shock (drug)']]);
});
