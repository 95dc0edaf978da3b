import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type ArrestEventData, arrestState, digits, doseSteps, drugDose, nextShock } from '@first60/clinical';
import { edition } from '../base-edition.ts';
import { courseOf } from './arrest-oracle/course.ts';
import { drawnScript } from './arrest-oracle/drawn-script.ts';
import { engineFigures, engineMoment, volumeOfDose } from './arrest-oracle/engine-moment.ts';
import { expectedDose, expectedEnergy, expectedSteps } from './arrest-oracle/expected-figures.ts';
import { logOfScript } from './arrest-oracle/log-of-script.ts';
import { figuresOf, type Moment, momentOf } from './arrest-oracle/moment.ts';
import { clockText, type Press, readScript } from './arrest-oracle/script.ts';
import { standingPresses } from './arrest-oracle/standing.ts';
import { standsFor } from './oracle/rational.ts';

/*
 * The arrest engine and the oracle, which was written independently from the rules and the cards, both state what is on
 * the screen at each second. Every cue, window, cycle, pause and figure must match.
 */
const { codes = {} } = edition;
function withoutAmount(data: ArrestEventData): ArrestEventData {
  if (data.kind !== 'drug') return data;
  const { amount: _, volume: __, ...rest } = data;
  return rest;
}

const FOLDER = new URL('arrest-oracle/scripts/', import.meta.url);
/** Number of randomly generated, unscripted arrests. */
const DRAWN = 30;
let compared = 0;

/** Every value that differs at any of these seconds. */
function differences(presses: readonly Press[], seconds: Iterable<number>): string[] {
  const log = logOfScript(presses);
  let logged = 0;
  let course = courseOf([]);
  let state = arrestState([]);
  const found: string[] = [];
  for (const now of seconds) {
    const compare = (wanted: Moment, engine: Moment) => {
      for (const [key, value] of Object.entries(wanted)) {
        compared += 1;
        if (engine[key] !== value) found.push(`${clockText(now)} ${key}: engine ${engine[key]}, oracle ${value}`);
      }
    };
    const count = presses.filter(({ at }) => at <= now).length;
    if (count !== logged) {
      logged = count;
      course = courseOf(standingPresses(presses, now));
      state = arrestState(log.slice(0, count));
      compare(figuresOf(course), engineFigures(codes, state));
    }
    compare(momentOf(course, now), engineMoment(codes, state, now));
  }
  return found;
}

function* everySecond(last: number): Generator<number> {
  for (let now = 0; now <= last; now += 1) yield now;
}

for (const file of readdirSync(FOLDER).sort()) {
  test(`${file}: engine and oracle show the same at every second`, () => {
    const { presses } = readScript(readFileSync(new URL(file, FOLDER), 'utf8'));
    assert.deepEqual(differences(presses, everySecond((presses.at(-1)?.at ?? 0) + 60)), []);
  });
}

test('engine and oracle show the same in arrests that were drawn by lot', () => {
  const edges = [0, 8, 10, 105, 120, 180, 240, 300];
  for (let seed = 1; seed <= DRAWN; seed += 1) {
    const presses = drawnScript(seed);
    const seconds = presses.flatMap(({ at }) => edges.flatMap((edge) => [at + edge, Math.max(0, at + edge - 1)]));
    const ordered = [...new Set(seconds)].sort((a, b) => a - b);
    assert.deepEqual(differences(presses, ordered), [], `seed ${seed}: ${JSON.stringify(presses)}`);
  }
});

test('a total of the card holds for every dose of its medication: after 300 mg of amiodarone twice none is left', () => {
  const first = ['amiodarone-first', '300', 'mg', '6', 'mL', 'IV'];
  const log = logOfScript([
    { at: 0, kind: 'started', words: ['adult', 'als'] },
    { at: 300, kind: 'drug', words: first },
    { at: 600, kind: 'drug', words: first },
  ]);
  const second = codes.adult?.drugs.find(({ id }) => id === 'amiodarone-second');
  assert.ok(codes.adult !== undefined && second !== undefined);
  const { drugs } = arrestState(log);
  assert.deepEqual(drugDose(second, codes.adult, {}, drugs), { kind: 'none', because: 'total-reached' });
  const unsaid = drugs.map((row) => ({ ...row, event: { ...row.event, data: withoutAmount(row.event.data) } }));
  assert.deepEqual(drugDose(second, codes.adult, {}, unsaid), { kind: 'none', because: 'total-reached' });
  const after = drugDose(second, codes.adult, {}, drugs.slice(1));
  assert.equal(after.kind === 'dose' && after.dose.value.toFixed(), '150');
});

test('every dose and energy, at every weight from 0.5 to 150 kg, is exact', () => {
  const started = { at: 0, kind: 'started', words: ['child', 'als'] };
  const courses = [0, 1, 2, 3].map((shocks) =>
    arrestState(logOfScript([started, ...Array(shocks).fill({ at: 1, kind: 'shock', words: [] })])),
  );
  for (const plan of Object.values(codes)) {
    for (let tenths = 5; tenths <= 1500; tenths += 1) {
      const weight = `${Math.floor(tenths / 10)}.${tenths % 10}`;
      for (const [shocks, course] of courses.entries()) {
        const energy = nextShock(plan, course, { weight });
        const wanted = plan.id === 'child' ? expectedEnergy(shocks, weight) : '-';
        assert.equal(energy.kind === 'joules' ? digits(energy.joules.value) : '-', wanted, `${plan.id} ${weight} kg`);
        compared += 1;
      }
      for (const drug of plan.drugs) {
        const wanted = expectedDose(plan.id, drug.id, weight);
        if (wanted === null) continue;
        const dose = drugDose(drug, plan, { weight }, []);
        const volume = volumeOfDose(dose);
        assert.ok(dose.kind === 'dose' && volume !== undefined, `${plan.id} ${drug.id} ${weight} kg`);
        const isExact = standsFor(dose.dose.value.toFixed(), wanted.mg) && standsFor(volume.toFixed(), wanted.ml);
        assert.ok(isExact, `${plan.id} ${drug.id} ${weight} kg: ${dose.dose.value.toFixed()} mg`);
        compared += 2;
      }
    }
  }
});

test('every volume that may have run, at every weight from 0.5 to 150 kg, is exact', () => {
  for (const plan of Object.values(codes)) {
    for (let tenths = 5; tenths <= 1500; tenths += 1) {
      const weight = `${Math.floor(tenths / 10)}.${tenths % 10}`;
      for (const drug of plan.drugs) {
        const wanted = expectedSteps(plan.id, drug.id, weight);
        const steps = doseSteps(drug, plan, { weight }, []).map(({ dose }) => dose);
        assert.equal(steps.length, wanted.length, `${plan.id} ${drug.id} ${weight} kg`);
        for (const [at, { mg, ml }] of wanted.entries()) {
          const step = steps[at];
          const volume = step && (step.volume?.amount ?? step.dose.value);
          const isExact = step && volume && standsFor(step.dose.value.toFixed(), mg) && standsFor(volume.toFixed(), ml);
          assert.ok(isExact, `${plan.id} ${drug.id} ${weight} kg: ${step?.dose.value.toFixed()}`);
          compared += 2;
        }
      }
    }
  }
});

test('more than a hundred thousand values were compared', (t) => {
  t.diagnostic(`${compared} values`);
  assert.ok(compared > 100_000, String(compared));
});
