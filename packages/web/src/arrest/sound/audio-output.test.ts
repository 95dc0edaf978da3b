import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { newAudioOutput } from './audio-output.ts';

/** A started source: its start time, its offset in the buffer, and its stop time. */
interface Started {
  readonly length: number;
  readonly loop: boolean;
  readonly at: number;
  readonly offset: number;
  stoppedAt?: number | undefined;
}

/** An audio context that the test controls: on a device in a call, or with a stopped clock. */
class ScriptedContext extends EventTarget {
  state: 'suspended' | 'running' | 'closed' | 'interrupted' = 'suspended';
  currentTime = 0;
  readonly sampleRate = 48_000;
  readonly outputLatency = 0;
  readonly destination = {};
  readonly started: Started[] = [];
  resumes = 0;
  to(state: typeof this.state) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  async resume() {
    this.resumes += 1;
  }
  async close() {
    this.to('closed');
  }
  createBuffer(_channels: number, length: number) {
    return { length, copyToChannel: () => undefined };
  }
  createBufferSource() {
    const { started } = this;
    let mine: Started | undefined;
    const source = {
      buffer: { length: 0 },
      loop: false,
      connect: () => undefined,
      start: (at = 0, offset = 0) => {
        mine = { length: source.buffer.length, loop: source.loop, at, offset };
        started.push(mine);
      },
      stop: (at?: number) => {
        if (mine !== undefined) mine.stoppedAt = at ?? -1;
      },
    };
    return source;
  }
}

let opened: ScriptedContext[] = [];
beforeEach(() => {
  opened = [];
});

function output() {
  return newAudioOutput(() => {
    const context = new ScriptedContext();
    opened.push(context);
    return context as unknown as AudioContext;
  });
}

const last = (): ScriptedContext => opened.at(-1) ?? assert.fail('no context was opened');

test('one loop of 6 s plays, and another rate or breath replaces it', () => {
  const sound = output();
  sound.open();
  assert.equal(sound.hearing(), 'opening');
  last().to('running');
  assert.equal(sound.hearing(), 'heard');
  sound.metronome({ perMin: 110 });
  const { started } = last();
  assert.deepEqual(
    started.map(({ length, loop }) => ({ length, loop })),
    [{ length: 288_000, loop: true }],
  );
  last().currentTime = 10;
  sound.metronome({ perMin: 110, breathEvery: 6 });
  assert.equal(started[0]?.stoppedAt, started[1]?.at);
  assert.ok(Math.abs((started[1]?.offset ?? 0) - 4) < 1e-9, 'the beat goes on where it was');
  sound.metronome({ perMin: 120 });
  assert.equal(started[2]?.offset, 0);
  sound.metronome(undefined);
  assert.equal(started[2]?.stoppedAt, -1);
  assert.equal(sound.beats(), undefined);
});

test('beats follow the audio clock', () => {
  const sound = output();
  sound.open();
  last().to('running');
  sound.metronome({ perMin: 120 });
  assert.equal(sound.beats(), undefined, 'the first click has not been heard');
  last().currentTime = (last().started[0]?.at ?? 0) + 30;
  assert.equal(sound.beats(), 60);
});

test('after a phone call the same context goes on by itself', () => {
  const sound = output();
  sound.open();
  last().to('running');
  sound.metronome({ perMin: 110 });
  last().to('interrupted');
  assert.equal(sound.hearing(), 'needs-tap');
  assert.ok(last().resumes >= 2, 'it is asked for again');
  last().currentTime = 5;
  last().to('running');
  assert.equal(sound.hearing(), 'heard');
  assert.equal(opened.length, 1);
});

test('a resumed context whose clock stands still asks for a tap, and the tap opens a new one with the same metronome', () => {
  const sound = output();
  sound.open();
  last().to('running');
  sound.metronome({ perMin: 100, breathEvery: 3 });
  last().currentTime = 7;
  sound.check();
  for (let look = 0; look < 3; look += 1) sound.check();
  assert.equal(sound.hearing(), 'needs-tap');
  sound.tapped();
  assert.equal(opened.length, 2);
  assert.equal(opened[0]?.state, 'closed');
  last().to('running');
  assert.equal(sound.hearing(), 'heard', 'the closing of the old one is not taken for the new one');
  assert.deepEqual(sound.track(), { perMin: 100, breathEvery: 3 });
  assert.equal(last().started.length, 1);
});

test('a clock that moves is never taken for one that stands', () => {
  const sound = output();
  sound.open();
  last().to('running');
  for (let second = 1; second <= 600; second += 1) {
    last().currentTime = second;
    sound.check();
    assert.equal(sound.hearing(), 'heard');
  }
  sound.tapped();
  assert.equal(opened.length, 1);
});

test('a cue is played once by a running context and by no other', () => {
  const sound = output();
  sound.cue('check');
  sound.open();
  sound.cue('check');
  assert.equal(last().started.length, 0, 'nothing is kept for a later burst');
  last().to('running');
  sound.cue('check');
  assert.deepEqual(
    last().started.map(({ loop }) => loop),
    [false],
  );
});

test('a device without sound says so, and the rest goes on', () => {
  const sound = newAudioOutput(() => undefined);
  sound.open();
  assert.equal(sound.hearing(), 'none');
  sound.metronome({ perMin: 110 });
  sound.cue('check');
  sound.close();
  assert.equal(sound.hearing(), 'closed');
});
