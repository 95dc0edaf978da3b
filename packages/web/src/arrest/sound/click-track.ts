/** What the metronome plays. */
export interface ClickTrack {
  /** Compressions a minute, in tens: the loop holds a whole number of clicks. */
  readonly perMin: number;
  /** With an advanced airway: a breath every so many seconds, a divisor of the loop's 6 s. */
  readonly breathEvery?: number;
}

/** At 100, 110 and 120 a minute 6 s hold 10, 11 and 12 clicks: the loop meets its own beginning at any sample rate. */
export const LOOP_SECONDS = 6;

const CLICK = { hz: 1_600, seconds: 0.03, loudness: 0.7 };
/** Lower, softer and longer than a click. Both at once stay below full scale. */
const BREATH = { hz: 392, seconds: 0.3, loudness: 0.28 };
/** A tone falls to this part of its loudness before it ends. */
const REST = 0.01;

/**
 * The loop of a track as samples from -1 to 1.
 * @throws RangeError for a rate or a breath that the loop does not hold a whole number of times
 */
export function renderLoop({ perMin, breathEvery }: ClickTrack, sampleRate: number): Float32Array<ArrayBuffer> {
  const clicks = (perMin * LOOP_SECONDS) / 60;
  if (!isCount(clicks)) throw new RangeError(`${perMin} a minute is no whole number of clicks in ${LOOP_SECONDS} s`);
  const loop = new Float32Array(LOOP_SECONDS * sampleRate);
  addTones(loop, sampleRate, CLICK, clicks, 0);
  if (breathEvery === undefined) return loop;
  const breaths = LOOP_SECONDS / breathEvery;
  if (!isCount(breaths)) throw new RangeError(`a breath every ${breathEvery} s does not fit ${LOOP_SECONDS} s`);
  // Half a beat after the first click, so that both are heard.
  addTones(loop, sampleRate, BREATH, breaths, 30 / perMin);
  return loop;
}

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0;

function addTones(loop: Float32Array, sampleRate: number, tone: typeof CLICK, count: number, from: number): void {
  for (let nth = 0; nth < count; nth += 1) {
    const start = Math.round(sampleRate * (from + (nth * LOOP_SECONDS) / count));
    addTone(loop, sampleRate, tone, start);
  }
}

/** Adds a tone that begins at full loudness with its first sample and dies away. */
function addTone(loop: Float32Array, sampleRate: number, { hz, seconds, loudness }: typeof CLICK, start: number): void {
  const length = Math.round(seconds * sampleRate);
  for (let at = 0; at < length; at += 1) {
    const fade = REST ** (at / length);
    const place = (start + at) % loop.length;
    loop[place] = (loop[place] ?? 0) + loudness * fade * Math.cos((2 * Math.PI * hz * at) / sampleRate);
  }
}
