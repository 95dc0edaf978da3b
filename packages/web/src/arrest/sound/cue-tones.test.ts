import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CUE_TONES, type CueTone, renderCue, vibrationOf } from './cue-tones.ts';

const KINDS = Object.keys(CUE_TONES) as CueTone[];

test('no two tones share their pitches or their rhythm: one is told from the other by ear and in the hand', () => {
  for (const trait of [(kind: CueTone) => CUE_TONES[kind].map(({ hz }) => hz), vibrationOf]) {
    assert.equal(new Set(KINDS.map((kind) => trait(kind).join())).size, KINDS.length);
  }
});

test('every tone begins and ends in silence, is heard between, and stays below full scale', () => {
  for (const kind of KINDS) {
    const samples = renderCue(kind, 48_000);
    const loudest = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    assert.ok(loudest > 0.5 && loudest < 1, `${kind}: ${loudest}`);
    assert.deepEqual([samples.at(0), samples.at(-1)], [0, 0], kind);
  }
});

test('the pitch of each note is that of the table, counted in the samples', () => {
  const samples = renderCue('clock', 48_000);
  let rises = 0;
  for (let at = 1; at < 24_000; at += 1) if ((samples[at - 1] ?? 0) <= 0 && (samples[at] ?? 0) > 0) rises += 1;
  assert.ok(Math.abs(rises - 220) <= 1, `${rises} waves in half a second`);
});
