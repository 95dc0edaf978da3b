import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ClickTrack, LOOP_SECONDS, renderLoop } from './click-track.ts';

/** Every click begins at least this loud. A decaying tone never gets this loud again. */
const LOUD = 0.6;
/** Clicks are at least this far apart. */
const APART_SECONDS = 0.2;

/** Finds the samples at which clicks begin, by analyzing only the sound. */
function onsets(loop: Float32Array, sampleRate: number): number[] {
  const found: number[] = [];
  for (const [at, sample] of loop.entries()) {
    const last = found.at(-1);
    if (sample > LOUD && (last === undefined || at - last > APART_SECONDS * sampleRate)) found.push(at);
  }
  return found;
}

for (const sampleRate of [44_100, 48_000]) {
  for (const perMin of [100, 110, 120]) {
    test(`${perMin} a minute at ${sampleRate} Hz: every click of 10 minutes is within one sample of its moment`, () => {
      const loop = renderLoop({ perMin }, sampleRate);
      const inLoop = onsets(loop, sampleRate);
      const loops = 600 / LOOP_SECONDS;
      const heard = Array.from({ length: loops }, (_, nth) => inLoop.map((at) => nth * loop.length + at)).flat();
      assert.equal(heard.length, perMin * 10);
      const off = heard.map((at, nth) => Math.abs(at - (nth * 60 * sampleRate) / perMin));
      assert.ok(Math.max(...off) <= 1, `${Math.max(...off)} samples`);
    });
  }
}

const differing = (track: ClickTrack, sampleRate: number): number[] => {
  const [plain, both] = [renderLoop({ perMin: track.perMin }, sampleRate), renderLoop(track, sampleRate)];
  return [...both.keys()].filter((at) => both[at] !== plain[at]);
};

for (const breathEvery of [2, 3, 6]) {
  test(`a breath every ${breathEvery} s is added to the clicks, and each begins on its sample`, () => {
    const added = differing({ perMin: 110, breathEvery }, 48_000);
    const starts = added.filter((at, nth) => nth === 0 || at - (added[nth - 1] ?? 0) > 24_000);
    const first = starts[0] ?? 0;
    assert.deepEqual(
      starts.map((at) => at - first),
      Array.from({ length: 6 / breathEvery }, (_, nth) => nth * breathEvery * 48_000),
    );
  });
}

test('clicks and breaths together stay below full scale', () => {
  for (const perMin of [100, 110, 120]) {
    for (const breathEvery of [2, 3, 6]) {
      const loudest = renderLoop({ perMin, breathEvery }, 48_000).reduce(
        (most, one) => Math.max(most, Math.abs(one)),
        0,
      );
      assert.ok(loudest < 1, `${loudest}`);
    }
  }
});

test('what the loop does not hold a whole number of times is refused', () => {
  assert.throws(() => renderLoop({ perMin: 105 }, 48_000), RangeError);
  assert.throws(() => renderLoop({ perMin: 0 }, 48_000), RangeError);
  assert.throws(() => renderLoop({ perMin: 110, breathEvery: 4 }, 48_000), RangeError);
});
