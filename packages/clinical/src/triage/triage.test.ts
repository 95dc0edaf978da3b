import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TRIAGE_COLORS, type Triage } from './decision.ts';
import { jumpStartTriage } from './jump-start.ts';
import { startTriage } from './start.ts';

/** Every path, written by hand from the flowcharts: the answers, the color, the reason. */
const START_PATHS = [
  ['yes', 'green', 'walks'],
  ['no no no', 'black', 'noBreath'],
  ['no no yes', 'red', 'breathesOpened'],
  ['no yes over30', 'red', 'fast'],
  ['no yes upTo30 poor', 'red', 'poorPerfusion'],
  ['no yes upTo30 good no', 'red', 'obeysNot'],
  ['no yes upTo30 good yes', 'yellow', 'obeys'],
] as const;

const JUMP_START_PATHS = [
  ['yes', 'green', 'walks'],
  ['no no yes', 'red', 'breathesOpened'],
  ['no no no no', 'black', 'noPulse'],
  ['no no no yes yes', 'red', 'breathesAfterBreaths'],
  ['no no no yes no', 'black', 'noBreathAfterBreaths'],
  ['no yes below15', 'red', 'slow'],
  ['no yes over45', 'red', 'fast'],
  ['no yes irregular', 'red', 'irregular'],
  ['no yes from15to45 no', 'red', 'noPulseBreathing'],
  ['no yes from15to45 yes alert', 'yellow', 'responds'],
  ['no yes from15to45 yes voice', 'yellow', 'responds'],
  ['no yes from15to45 yes pain', 'yellow', 'responds'],
  ['no yes from15to45 yes posturing', 'red', 'posturing'],
  ['no yes from15to45 yes unresponsive', 'red', 'unresponsive'],
] as const;

const BOTH: ReadonlyArray<{
  name: string;
  triage: Triage;
  paths: ReadonlyArray<readonly [string, string, string]>;
}> = [
  { name: 'START', triage: startTriage, paths: START_PATHS },
  { name: 'JumpSTART', triage: jumpStartTriage, paths: JUMP_START_PATHS },
];

/** All outcomes that the answers can lead to, in the same form as the tables. */
function endsFrom(triage: Triage, given: readonly string[] = []): string[][] {
  const state = triage(given);
  if (state.kind === 'end') return [[given.join(' '), state.end.color, state.end.reason]];
  return state.answers.flatMap((answer) => endsFrom(triage, [...given, answer]));
}

for (const { name, triage, paths } of BOTH) {
  test(`${name}: the paths are those of the table, and no others`, () => {
    assert.deepEqual(endsFrom(triage).sort(), paths.map((path) => [...path]).sort());
  });

  test(`${name}: any choices end in a color after at most 5 answers, no question comes twice`, () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 5, maxLength: 5 }), (choices) => {
        const given: string[] = [];
        const asked = new Set<string>();
        let state = triage(given);
        for (const choice of choices) {
          if (state.kind === 'end') break;
          assert.ok(!asked.has(state.question) && state.answers.length >= 2);
          asked.add(state.question);
          given.push(state.answers[choice % state.answers.length] ?? '');
          state = triage(given);
        }
        assert.ok(state.kind === 'end' && TRIAGE_COLORS.includes(state.end.color));
        assert.throws(() => triage([...given, 'yes']), RangeError);
      }),
    );
  });

  test(`${name}: one answer less is the question before`, () => {
    for (const [path] of paths) {
      const given = path.split(' ');
      const before = triage(given.slice(0, -1));
      assert.ok(before.kind === 'question' && before.answers.includes(given.at(-1) ?? ''), path);
    }
  });

  test(`${name}: black needs no breath, also after the airway is opened`, () => {
    const black = endsFrom(triage).filter(([, color]) => color === 'black');
    assert.ok(black.length > 0 && black.every(([path]) => path?.startsWith('no no no')));
  });

  test(`${name}: an answer that is not offered is a bug of the caller`, () => {
    assert.throws(() => triage(['perhaps']), RangeError);
    assert.throws(() => triage(['toString']), RangeError);
  });
}

test('a child is black only without a pulse or after 5 breaths', () => {
  const noBreath = jumpStartTriage(['no', 'no', 'no']);
  assert.ok(noBreath.kind === 'question' && noBreath.question === 'pulseWithoutBreath');
});
