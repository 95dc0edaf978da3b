/** The event that a tone announces. */
export type CueTone = 'charge' | 'check' | 'compress' | 'drug' | 'pulse' | 'clock';

interface Note {
  readonly hz: number;
  /** In seconds. */
  readonly length: number;
}

/** Seconds of silence between two notes. */
const GAP = 0.08;
const LOUDNESS = 0.6;
/** Fade-in and fade-out time of a note, in seconds, to avoid a crackle. */
const EDGE = 0.01;

/** Each tone differs from every other in pitch and in rhythm. */
export const CUE_TONES: Readonly<Record<CueTone, readonly Note[]>> = {
  /** Rising: get ready. */
  charge: notes([587, 0.12], [784, 0.12]),
  /** Two long high notes: look now. */
  check: notes([988, 0.35], [988, 0.35]),
  /** Five short notes: hands on the chest. */
  compress: notes([1_319, 0.07], [1_319, 0.07], [1_319, 0.07], [1_319, 0.07], [1_319, 0.07]),
  /** Falling: something must be given. */
  drug: notes([880, 0.14], [659, 0.14], [494, 0.3]),
  /** Rising over four notes: is there a pulse? */
  pulse: notes([523, 0.1], [659, 0.1], [784, 0.1], [1_047, 0.25]),
  /** One long low note: a clock that runs alongside the arrest. */
  clock: notes([440, 0.5]),
};

function notes(...all: ReadonlyArray<readonly [hz: number, length: number]>): readonly Note[] {
  return all.map(([hz, length]) => ({ hz, length }));
}

/** Renders a tone as samples from -1 to 1. */
export function renderCue(kind: CueTone, sampleRate: number): Float32Array<ArrayBuffer> {
  const tone = CUE_TONES[kind];
  const seconds = tone.reduce((sum, { length }) => sum + length + GAP, 0);
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  let start = 0;
  for (const { hz, length } of tone) {
    const count = Math.round(length * sampleRate);
    for (let at = 0; at < count; at += 1) {
      const edge = Math.min(1, at / (EDGE * sampleRate), (count - at) / (EDGE * sampleRate));
      samples[start + at] = LOUDNESS * edge * Math.sin((2 * Math.PI * hz * at) / sampleRate);
    }
    start += Math.round((length + GAP) * sampleRate);
  }
  return samples;
}

/** A tone's rhythm for `navigator.vibrate`: milliseconds on, off, on. */
export const vibrationOf = (kind: CueTone): number[] =>
  CUE_TONES[kind].flatMap(({ length }, nth) => [...(nth === 0 ? [] : [GAP * 1_000]), length * 1_000]);
