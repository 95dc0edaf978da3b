import { type Beat, leftBundleBeat, narrowBeat } from './ecg-model.ts';

export interface Strip {
  readonly lead: string;
  readonly beat: Beat;
  /**
   * The sign of the pattern in this lead: its ST segment is marked and measured, or a word is written next to the
   * lead's name.
   */
  readonly sign?: 'st' | string;
}

export interface Pattern {
  /** The panel of the sheet with the text for this pattern. */
  readonly id: string;
  /** Two rows of two. */
  readonly strips: readonly Strip[];
}

const limb = { q: -0.04, r: 0.7, s: -0.1 };
const right = { r: 0.25, s: -0.7 };
const middle = { r: 0.6, s: -0.6 };
const left = { q: -0.05, r: 0.9, s: -0.15 };

const st = (lead: string, beat: Beat): Strip => ({ lead, beat, sign: 'st' });
const up = (lead: string, qrs: object, mv: number, t = 0.35): Strip => st(lead, narrowBeat({ ...qrs, st: mv, t }));
const down = (lead: string, qrs: object, mv: number, t = 0.12): Strip => st(lead, narrowBeat({ ...qrs, st: -mv, t }));

/** The patterns in sheet order. Territories first, then occlusion without classic ST elevation. */
export const PATTERNS: readonly Pattern[] = [
  {
    id: 'inferior',
    strips: [up('II', limb, 0.2), up('III', limb, 0.3), up('aVF', limb, 0.25), down('aVL', limb, 0.15, -0.15)],
  },
  {
    id: 'right-ventricle',
    strips: [up('III', limb, 0.3), up('II', limb, 0.15), up('V1', right, 0.1), up('V4R', { r: 0.3, s: -0.3 }, 0.15)],
  },
  {
    id: 'anterior',
    strips: [
      up('V1', right, 0.15),
      up('V2', right, 0.3, 0.5),
      up('V3', middle, 0.35, 0.6),
      up('V4', middle, 0.25, 0.5),
    ],
  },
  {
    id: 'anterolateral',
    strips: [up('V3', middle, 0.35, 0.6), up('V6', left, 0.2), up('aVL', limb, 0.15), down('III', limb, 0.15, -0.15)],
  },
  {
    id: 'lateral',
    strips: [up('aVL', limb, 0.2), down('III', limb, 0.15, -0.15), up('V5', left, 0.2), up('V6', left, 0.2)],
  },
  {
    id: 'posterior',
    strips: [
      down('V2', { r: 1, s: -0.3 }, 0.2, 0.55),
      down('V3', { r: 1, s: -0.3 }, 0.2, 0.55),
      up('V8', { q: -0.1, r: 0.45 }, 0.1, 0.2),
      up('V9', { q: -0.1, r: 0.4 }, 0.1, 0.2),
    ],
  },
  {
    id: 'hyperacute-t',
    strips: [
      { lead: 'V2', beat: narrowBeat({ r: 0.25, s: -0.5, st: 0.05, t: 1.05, tSpread: 68 }), sign: 'T bulky' },
      { lead: 'V3', beat: narrowBeat({ r: 0.35, s: -0.5, st: 0.06, t: 1.2, tSpread: 68 }), sign: 'T bulky' },
      { lead: 'V4', beat: narrowBeat({ r: 0.5, s: -0.4, st: 0.05, t: 1.05, tSpread: 66 }), sign: 'T bulky' },
      { lead: 'V6', beat: narrowBeat({ ...left, t: 0.25 }), sign: 'normal' },
    ],
  },
  {
    id: 'de-winter',
    strips: [
      st('V2', narrowBeat({ ...right, st: -0.15, stEnd: 0.1, t: 0.8, tSpread: 48 })),
      st('V3', narrowBeat({ ...middle, st: -0.2, stEnd: 0.12, t: 1, tSpread: 48 })),
      st('V4', narrowBeat({ ...middle, st: -0.2, stEnd: 0.1, t: 0.9, tSpread: 48 })),
      up('aVR', { r: 0.05, s: -0.6 }, 0.1, -0.1),
    ],
  },
  {
    id: 'wellens',
    strips: [
      { lead: 'V2', beat: narrowBeat({ ...right, t: [0.3, -0.35] }), sign: 'A' },
      { lead: 'V3', beat: narrowBeat({ ...middle, t: [0.3, -0.4] }), sign: 'A' },
      { lead: 'V2', beat: narrowBeat({ ...right, t: -0.6 }), sign: 'B' },
      { lead: 'V3', beat: narrowBeat({ ...middle, t: -0.75 }), sign: 'B' },
    ],
  },
  {
    id: 'sgarbossa',
    strips: [
      { lead: 'V6', beat: leftBundleBeat({ qrs: 0.7, st: 0.2, t: 0.3 }), sign: 'st' },
      { lead: 'V2', beat: leftBundleBeat({ qrs: -0.55, st: -0.2, t: -0.15 }), sign: 'st' },
      { lead: 'V3', beat: leftBundleBeat({ qrs: -0.75, st: 0.4, t: 0.5 }), sign: 'st' },
      { lead: 'V1', beat: leftBundleBeat({ qrs: -0.75, st: 0.1, t: 0.3 }), sign: 'usual in LBBB' },
    ],
  },
  {
    id: 'avr',
    strips: [
      up('aVR', { r: 0.05, s: -0.7 }, 0.15, -0.12),
      down('II', limb, 0.15),
      down('V5', left, 0.2),
      down('V6', left, 0.15),
    ],
  },
];

/** A lead of a normal beat, for the panel that shows how to measure. */
export const NORMAL_BEAT = narrowBeat({ ...limb, t: 0.25 });
