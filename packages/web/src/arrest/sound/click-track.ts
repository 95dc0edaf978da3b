/** The metronome's track. */
export interface ClickTrack {
  /** Compressions per minute, in tens, so that the loop holds a whole number of clicks. */
  readonly perMin: number;
  /** Seconds between breaths with an advanced airway. They divide the 6 s of the loop evenly. */
  readonly breathEvery?: number;
}

/** At 100, 110 and 120 per minute, 6 s hold 10, 11 and 12 clicks, so the loop is seamless at any sample rate. */
export const LOOP_SECONDS = 6;

const CLICK = { hz: 1_600, seconds: 0.03, loudness: 0.7 };
/** The breath tone: lower, softer and longer than a click. The sum of the two stays below full scale. */
const BREATH = { hz: 392, seconds: 0.3, loudness: 0.28 };
/** A tone decays to this fraction of its loudness before it ends. */
const REST = 0.01;

/**
 * Renders a track's loop as samples from -1 to 1.
 * @throws RangeError if the loop does not hold a whole number of clicks or breaths
 */
export function renderLoop({ perMin, breathEvery }: ClickTrack, sampleRate: number): Float32Array<ArrayBuffer> {
  const clicks = (perMin * LOOP_SECONDS) / 60;
  if (!isCount(clicks)) throw new RangeError(`${perMin} a minute is no whole number of clicks in ${LOOP_SECONDS} s`);
  const loop = new Float32Array(LOOP_SECONDS * sampleRate);
  addTones(loop, sampleRate, CLICK, clicks, 0);
  if (breathEvery === undefined) return loop;
  const breaths = LOOP_SECONDS / breathEvery;
  if (!isCount(breaths)) throw new RangeError(`a breath every ${breathEvery} s does not fit ${LOOP_SECONDS} s`);
  // Starts half a beat after the first click, so that both can be heard.
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

/** Adds a tone that begins at full loudness with its first sample and then decays. */
function addTone(loop: Float32Array, sampleRate: number, { hz, seconds, loudness }: typeof CLICK, start: number): void {
  const length = Math.round(seconds * sampleRate);
  for (let at = 0; at < length; at += 1) {
    const fade = REST ** (at / length);
    const place = (start + at) % loop.length;
    loop[place] = (loop[place] ?? 0) + loudness * fade * Math.cos((2 * Math.PI * hz * at) / sampleRate);
  }
}
