import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Decimal } from '../decimal.ts';
import type { ArrestEvent, ArrestEventData } from './arrest-event.ts';
import {
  ADULT,
  ASYSTOLE,
  CHILD,
  CPR,
  drug,
  ENDED,
  eventOf,
  PAUSE,
  REARREST,
  ROSC,
  SHOCK,
  VF,
} from './arrest-fixture.ts';
import type { ArrestPlan } from './arrest-plan.ts';
import { type ArrestState, arrestState, continued } from './arrest-state.ts';
import { arrestSummary } from './arrest-summary.ts';
import type { Cue } from './cue.ts';
import { cuesAt } from './cues-at.ts';
import { drugDose } from './drug-dose.ts';
import { epinephrineDoses } from './epinephrine-cue.ts';
import { nextPress } from './next-press.ts';
import { nextShock } from './next-shock.ts';
import { corrected, undoing } from './undo.ts';

const RUNS = { numRuns: 400 };
const SECOND = 1_000;

/** A crew's presses, generated more often than other events. */
const acts: fc.Arbitrary<ArrestEventData> = fc.constantFrom(
  CPR,
  PAUSE,
  VF,
  VF,
  ASYSTOLE,
  SHOCK,
  SHOCK,
  ROSC,
  REARREST,
  ENDED,
  { kind: 'rhythm', rhythm: 'pulse' },
  { kind: 'rhythm', rhythm: 'no-shock' },
);
const care: fc.Arbitrary<ArrestEventData> = fc.oneof(
  fc.constantFrom(...[...ADULT.drugs, ...CHILD.drugs].map(({ id }) => drug(id))),
  fc.constantFrom('0.4', '3.3', '16', '38', '70', '150', '160').map((weight) => ({ kind: 'patient' as const, weight })),
  fc
    .integer({ min: 0, max: 60 })
    .map((value) => ({ kind: 'vital' as const, vital: 'etco2' as const, value: String(value) })),
  fc.constantFrom<ArrestEventData>(
    { kind: 'patient' },
    { kind: 'airway', airway: 'tube' },
    { kind: 'circumstance', circumstance: 'cold', holds: true },
    { kind: 'circumstance', circumstance: 'cold', holds: false },
    { kind: 'circumstance', circumstance: 'cold-not-measured', holds: true },
    { kind: 'circumstance', circumstance: 'cool', holds: true },
    { kind: 'circumstance', circumstance: 'trauma', holds: true },
    { kind: 'circumstance', circumstance: 'pregnant', holds: true },
    { kind: 'cause', cause: 'hypoxia', state: 'treated' },
    { kind: 'task', task: 'ecg' },
    { kind: 'began', before: 60_000 },
    { kind: 'plan', plan: 'child', layout: 'als' },
    { kind: 'plan', plan: 'adult', layout: 'bls' },
    { kind: 'clock-gap', away: 40_000 },
    { kind: 'clock-changed', by: -40_000, unsure: true },
    { kind: 'started', plan: 'child', edition: 'x', practice: true, layout: 'als' },
  ),
);
const corrections: fc.Arbitrary<ArrestEventData> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('undone' as const, 'restored' as const),
    of: fc.integer({ min: 1, max: 50 }).map(String),
  }),
  fc.record({
    kind: fc.constant('amended' as const),
    of: fc.integer({ min: 1, max: 50 }).map(String),
    t: fc.integer({ min: -120_000, max: 3_000_000 }),
  }),
);

/** A log of one plan: the press on CODE first, then any events in any order, up to two minutes apart. */
const logs: fc.Arbitrary<ArrestEvent[]> = fc
  .tuple(
    fc.constantFrom<'adult' | 'child'>('adult', 'child'),
    fc.array(
      fc.tuple(
        fc.oneof({ arbitrary: acts, weight: 5 }, { arbitrary: care, weight: 3 }, { arbitrary: corrections, weight: 2 }),
        fc.integer({ min: 0, max: 120 * SECOND }),
      ),
      { maxLength: 50, size: 'max' },
    ),
  )
  .map(([plan, parts]) => {
    let t = 0;
    const started: ArrestEventData = { kind: 'started', plan, edition: 'x', practice: false, layout: 'als' };
    return [
      eventOf(1, 0, started),
      ...parts.map(([data, later], index) => {
        t += later;
        return eventOf(index + 2, t, data);
      }),
    ];
  });

const planOf = ({ plan }: ArrestState): ArrestPlan => (plan === 'adult' ? ADULT : CHILD);
const endOf = (log: readonly ArrestEvent[]): number => log.at(-1)?.t ?? 0;
/** The state of a log, without the lists of its events and of undone events. */
const meaning = ({ log: _, undone: __, ...state }: ArrestState) => state;

test('the state of a log is that of its begin, continued by the rest', () => {
  fc.assert(
    fc.property(logs, fc.nat(), (log, place) => {
      const cut = place % (log.length + 1);
      assert.deepEqual(log.slice(cut).reduce(continued, arrestState(log.slice(0, cut))), arrestState(log));
    }),
    RUNS,
  );
});

test('what is undone counts as never logged, and restored as never undone', () => {
  fc.assert(
    fc.property(logs, fc.nat(), (log, place) => {
      const event = log[place % log.length];
      assert.ok(event);
      const t = endOf(log);
      const undone = [...log, eventOf(log.length + 1, t, { kind: 'undone', of: event.id })];
      const without = log.filter((other) => other !== event);
      assert.deepEqual(meaning(arrestState(undone)), meaning(arrestState(without)));
      const restored = [...undone, eventOf(log.length + 2, t, { kind: 'undone', of: String(log.length + 1) })];
      assert.deepEqual(meaning(arrestState(restored)), meaning(arrestState(log)));
    }),
    RUNS,
  );
});

test('every prefix of a log is a valid state: spans in order, nothing negative, one NOW line that is loud', () => {
  fc.assert(
    fc.property(logs, fc.integer({ min: 0, max: 900 * SECOND }), (log, later) => {
      for (let length = 0; length <= log.length; length += 1) {
        const state = arrestState(log.slice(0, length));
        const t = endOf(log.slice(0, length)) + later;
        for (const { from, to } of [...state.runs, ...state.arrests]) assert.ok(to === undefined || from <= to);
        const { compressions, pauses } = arrestSummary(state, t, planOf(state));
        assert.ok(compressions.compressing >= 0 && compressions.compressing <= compressions.arrest);
        const paused = pauses.reduce((sum, pause) => sum + pause.length, 0);
        assert.equal(compressions.compressing + paused, compressions.arrest);
        const cues = cuesAt(planOf(state), state, t, state.patient);
        assert.ok(cues.every(({ since }) => since <= t));
        if (state.phase === 'arrest') assert.ok(cues[0] !== undefined && cues[0].quiet !== true);
        assert.equal(nextPress(planOf(state), state) === 'none', state.phase === 'none' || state.phase === 'ended');
      }
    }),
    { numRuns: 150 },
  );
});

test('Undo pressed until nothing is left leaves the plan, the weight and what nobody pressed; Redo brings back all of it', () => {
  fc.assert(
    fc.property(logs, (drawn) => {
      // A press cannot correct the events it logs itself.
      const log = drawn.map((event) => ({ ...event, t: event.t + event.seq * 50 }));
      const added = (to: readonly ArrestEvent[], data: readonly ArrestEventData[]) => [
        ...to,
        ...data.map((one, index) => eventOf(to.length + 1 + index, endOf(to) + SECOND, one)),
      ];
      let all: readonly ArrestEvent[] = log;
      let presses = 0;
      for (let { next } = undoing(all); next !== undefined; { next } = undoing(all)) {
        all = added(all, corrected(next, 'undone'));
        presses += 1;
      }
      assert.ok(arrestState(all).rows.every(({ event: { data } }) => /started|clock-|plan|patient/.test(data.kind)));
      // Redo restores an event, whatever the timeline showed before.
      if (log.some(({ data: { kind } }) => kind === 'undone' || kind === 'restored')) return;
      for (; presses > 0; presses -= 1) all = added(all, corrected(undoing(all).taken?.press ?? [], 'restored'));
      assert.deepEqual(meaning(arrestState(all)), meaning(arrestState(log)));
    }),
    RUNS,
  );
});

test('what is added later makes of a code what its press at that time would have made of it', () => {
  fc.assert(
    fc.property(logs, fc.oneof(acts, care), fc.integer({ min: -300 * SECOND, max: 6_000 * SECOND }), (log, data, t) => {
      const now = endOf(log);
      const seq = log.length + 1;
      const later = arrestState([
        ...log,
        eventOf(seq, now, data),
        eventOf(seq + 1, now, { kind: 'amended', of: String(seq), t, added: true }),
      ]);
      // An event cannot be later than the time when it was added.
      const pressed = arrestState([...log, eventOf(seq, Math.min(t, now), data)]);
      const plain = (state: ArrestState) =>
        JSON.stringify(state, (key, value) => {
          if (key === 'log' || key === 'amended' || key === 'added') return undefined;
          return key === 'event' ? value.id : value;
        });
      assert.equal(plain(later), plain(pressed));
      assert.deepEqual(
        later.rows
          .concat(later.undone)
          .filter(({ added }) => added === true)
          .map(({ event }) => event.id),
        [String(seq)],
      );
    }),
    RUNS,
  );
});

test('no cue of epinephrine within three minutes of a dose that stands', () => {
  fc.assert(
    fc.property(logs, fc.integer({ min: 0, max: 180 * SECOND - 1 }), (log, later) => {
      const state = arrestState(log);
      const plan = planOf(state);
      const last = epinephrineDoses(plan, state).at(-1);
      if (last === undefined) return;
      const t = last.t + later;
      assert.equal(
        cuesAt(plan, state, t, state.patient).some(({ kind }) => kind === 'epinephrine'),
        false,
      );
    }),
    RUNS,
  );
});

test('nobody is told to compress while a shock may be given, and no crew with an AED hears an alarm', () => {
  fc.assert(
    fc.property(logs, fc.integer({ min: 0, max: 900 * SECOND }), (log, later) => {
      const state = arrestState(log);
      const cues = cuesAt(planOf(state), state, endOf(log) + later, state.patient);
      const has = (kind: Cue['kind']) => cues.some((cue) => cue.kind === kind);
      assert.equal(has('compress') && has('shock'), false);
      if (state.layout === 'bls')
        assert.equal(
          cues.some((cue) => 'over' in cue && cue.over),
          false,
        );
    }),
    RUNS,
  );
});

test('after ROSC there are tasks alone and an EtCO2 that says the pulse may be gone, and after the end nothing', () => {
  fc.assert(
    fc.property(logs, fc.constantFrom(ROSC, ENDED), fc.integer({ min: 0, max: 900 * SECOND }), (log, end, later) => {
      const state = arrestState([...log, eventOf(log.length + 1, endOf(log), end)]);
      const kinds = cuesAt(planOf(state), state, endOf(log) + later, state.patient).map(({ kind }) => kind);
      const others = kinds.filter((kind) => kind !== 'task' && kind !== 'etco2-rearrest');
      assert.deepEqual(end === ENDED || state.phase === 'ended' ? kinds : others, []);
      assert.notEqual(state.phase, 'arrest');
    }),
    RUNS,
  );
});

const weights = fc.integer({ min: 1, max: 1_600 }).map((tenths) => new Decimal(tenths).div(10).toFixed());

test('no single dose, total or weight limit is passed by a crew that gives all it is shown', () => {
  fc.assert(
    fc.property(fc.constantFrom(ADULT, CHILD), fc.array(weights, { minLength: 1, maxLength: 9 }), (plan, crew) => {
      const log = [eventOf(1, 0, { kind: 'started', plan: plan.id, edition: 'x', practice: false, layout: 'als' })];
      for (const weight of crew) {
        for (const planDrug of plan.drugs) {
          const state = arrestState(log);
          const found = drugDose(planDrug, plan, { weight }, state.drugs);
          if (found.kind !== 'dose') continue;
          const { dose } = found;
          if (found.weight !== undefined) assert.ok(Number(weight) >= 0.5 && Number(weight) <= 150);
          const { line, total } = planDrug;
          const { fixed, perKg, max, totalPerKg } = line?.[plan.id === 'adult' ? 'adult' : 'pediatric'] ?? {};
          if (perKg !== undefined) assert.ok(dose.value.lte(new Decimal(perKg.amount).times(weight)));
          for (const limit of [fixed, max]) if (limit !== undefined) assert.ok(dose.value.lte(limit.amount));
          const alike = plan.drugs.filter((other) => other.line?.medication === line?.medication).map(({ id }) => id);
          const used = state.drugs.reduce((sum, { event: { data } }) => {
            return data.kind === 'drug' && alike.includes(data.drug) ? sum.plus(data.amount?.value ?? 0) : sum;
          }, dose.value);
          if (total !== undefined) assert.ok(used.lte(total.amount), `${used.toFixed()} of ${total.amount}`);
          if (totalPerKg !== undefined) assert.ok(used.lte(new Decimal(totalPerKg.amount).times(weight)));
          const amount = { value: dose.value.toFixed(), unit: dose.unit };
          log.push(eventOf(log.length + 1, 0, drug(planDrug.id, { amount, weight })));
        }
      }
    }),
    { numRuns: 200 },
  );
});

test('no shock of a child passes 10 J/kg, its own J/kg or the adult’s dose, and none comes from a weight out of range', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 9 }), (weight, given) => {
      const log = Array.from({ length: given }, (_, index) => eventOf(index + 1, 0, SHOCK));
      const next = nextShock(CHILD, arrestState(log), { weight });
      assert.equal(next.kind === 'joules', Number(weight) >= 0.5 && Number(weight) <= 150);
      if (next.kind !== 'joules') return;
      const { joules, upTo } = next;
      const own = new Decimal(given === 0 ? 2 : 4).times(weight);
      assert.ok(joules.value.lte(200) && joules.value.lte(own));
      assert.equal(joules.value.eq(own), next.limited === undefined);
      if (upTo === undefined) return;
      assert.ok(upTo.value.gte(joules.value) && upTo.value.lte(200) && upTo.value.lte(new Decimal(10).times(weight)));
    }),
    RUNS,
  );
});

test('in the cold there is never a fourth shock, an antiarrhythmic or a loud epinephrine', () => {
  fc.assert(
    fc.property(logs, fc.integer({ min: 0, max: 900 * SECOND }), (log, later) => {
      const cold: ArrestEventData = { kind: 'circumstance', circumstance: 'cold-not-measured', holds: true };
      const state = arrestState([...log, eventOf(log.length + 1, endOf(log), cold)]);
      const cues = cuesAt(planOf(state), state, endOf(log) + later, state.patient);
      const has = (refused: (cue: Cue) => boolean) => assert.equal(cues.some(refused), false);
      has(({ kind }) => kind === 'antiarrhythmic');
      has(({ kind }) => (kind === 'shock' || kind === 'charge') && state.shocks.length >= 3);
      has(({ kind, quiet }) => kind === 'epinephrine' && quiet !== true);
    }),
    RUNS,
  );
});
