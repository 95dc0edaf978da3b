/*
 * A synthetic electrocardiogram. Each beat is a sum of Gaussian waves, based on the idea of McSharry et al., "A
 * dynamical model for generating synthetic electrocardiogram signals", IEEE Trans Biomed Eng 2003;50:289. Times are in
 * ms from the peak of the R wave, voltages in mV. Generated for teaching: no patient's tracing was copied.
 */

interface Wave {
  /** Centre, ms from the R peak. */
  readonly at: number;
  /** Standard deviation, ms. */
  readonly spread: number;
  /** Amplitude at the centre, mV. */
  readonly mv: number;
}

export interface Beat {
  readonly waves: readonly Wave[];
  /** End of the QRS complex, ms from the R peak. */
  readonly j: number;
}

/** 75 beats per min. */
const BEAT_MS = 800;
/** Time at which the isoelectric line is measured: after P, before QRS. */
const BASELINE_AT = -75;
const J_NARROW = 50;
const J_WIDE = 110;

const P_WAVE: Wave = { at: -165, spread: 20, mv: 0.12 };

interface Repolarization {
  /** ST segment level, mV, at its start and (if it slopes) at its end. */
  readonly st?: number;
  readonly stEnd?: number;
  /** Height of the T wave, mV. Two heights make it biphasic. */
  readonly t?: number | readonly [first: number, second: number];
  /** Standard deviation of the T wave, ms. */
  readonly tSpread?: number;
}

interface Narrow extends Repolarization {
  readonly q?: number;
  readonly r?: number;
  readonly s?: number;
}

/** A beat with a narrow QRS of about 90 ms. */
export function narrowBeat({ q = 0, r = 0, s = 0, ...rest }: Narrow): Beat {
  const qrs: Wave[] = [
    { at: -26, spread: 7, mv: q },
    { at: 0, spread: 9, mv: r },
    { at: 24, spread: 7, mv: s },
  ];
  return { j: J_NARROW, waves: [P_WAVE, ...qrs, ...repolarization(J_NARROW, rest)] };
}

/** A beat with the broad, notched QRS of left bundle branch block. A negative height inverts it. */
export function leftBundleBeat({ qrs, ...rest }: Repolarization & { readonly qrs: number }): Beat {
  const notched: Wave[] = [
    { at: 0, spread: 20, mv: qrs },
    { at: 50, spread: 18, mv: qrs * 0.85 },
  ];
  return { j: J_WIDE, waves: [P_WAVE, ...notched, ...repolarization(J_WIDE, rest)] };
}

/** Four waves 50 ms apart make a level segment. This is their sum at the J point for waves of height 1. */
const ST_OFFSETS = [-10, 40, 90, 140];
const ST_SPREAD = 32;
const bell = (distance: number, spread: number): number => Math.exp(-0.5 * (distance / spread) ** 2);

function repolarization(j: number, { st = 0, stEnd = st, t = 0.25, tSpread = 45 }: Repolarization): Wave[] {
  const levels = ST_OFFSETS.map((_, at) => st + ((stEnd - st) * at) / (ST_OFFSETS.length - 1));
  const sumAtJ = ST_OFFSETS.reduce((sum, offset, at) => sum + (levels[at] ?? 0) * bell(offset, ST_SPREAD), 0);
  const gain = st === 0 ? 1 / 1.6 : st / sumAtJ;
  const segment = ST_OFFSETS.map((offset, at) => ({ at: j + offset, spread: ST_SPREAD, mv: (levels[at] ?? 0) * gain }));
  const peak = j + 240;
  const tWaves =
    typeof t === 'number'
      ? [{ at: peak, spread: tSpread, mv: t }]
      : [
          { at: peak - 35, spread: tSpread * 0.6, mv: t[0] },
          { at: peak + 45, spread: tSpread * 0.7, mv: t[1] },
        ];
  return [...segment, ...tWaves];
}

/** Voltage in mV at a time in ms from the first R peak. It includes the waves of the previous and the next beat. */
export function voltageAt({ waves }: Beat, ms: number): number {
  let sum = 0;
  for (const offset of [-1, 0, 1, 2, 3]) {
    for (const { at, spread, mv } of waves) sum += mv * bell(ms - offset * BEAT_MS - at, spread);
  }
  return sum;
}

/** The ST shift in mm (10 mm/mV), measured as a reader does: the J point against the line before the QRS. */
export const stShiftMm = (beat: Beat): number => 10 * (voltageAt(beat, beat.j) - voltageAt(beat, BASELINE_AT));

/** Lowest and highest point of the QRS complex, in mm from the line before it. */
export function qrsMm(beat: Beat): { readonly lowest: number; readonly highest: number } {
  const baseline = voltageAt(beat, BASELINE_AT);
  const values = Array.from({ length: beat.j + 50 }, (_, at) => voltageAt(beat, at - 50) - baseline);
  return { lowest: 10 * Math.min(...values), highest: 10 * Math.max(...values) };
}

/** Highest or lowest point of the T wave, whichever is farther from the line, in mm. */
export function tPeakMm(beat: Beat): number {
  const baseline = voltageAt(beat, BASELINE_AT);
  let peak = 0;
  for (let ms = beat.j + 160; ms < beat.j + 360; ms += 2) {
    const value = 10 * (voltageAt(beat, ms) - baseline);
    if (Math.abs(value) > Math.abs(peak)) peak = value;
  }
  return peak;
}
