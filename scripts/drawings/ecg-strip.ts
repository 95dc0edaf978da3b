import { type Mark, polyline, rectangle, short } from './drawing.ts';
import { type Beat, stShiftMm, voltageAt } from './ecg-model.ts';
import type { Strip } from './ecg-patterns.ts';
import { textWidth } from './text-measure.ts';

/** 4 px to the millimetre: 25 mm/s makes 1 s 100 px wide, 10 mm/mV makes 1 mV 40 px tall. */
const MM = 4;
const PX_PER_MS = (25 * MM) / 1000;
const PX_PER_MV = 10 * MM;

export const STRIP = { width: 38 * MM, height: 28 * MM };
const LABEL_ROW = 22;
export const STRIP_HEIGHT = LABEL_ROW + STRIP.height;
/** The isoelectric line, with 18 mm of space above it and 10 mm below. */
const ZERO = 18 * MM;
/** Position of the first R peak. */
const LEAD_IN_MS = 280;
const DURATION_MS = STRIP.width / PX_PER_MS;
const STEP_MS = 4;

/** ECG paper: a fine line each millimetre, a strong line every five. */
function paper(x: number, y: number, width: number, height: number): Mark[] {
  const grid = (mm: number): string => {
    let path = '';
    for (let at = 0; at <= width / MM; at += mm) path += `M${short(x + at * MM)} ${short(y)}v${height}`;
    for (let at = 0; at <= height / MM; at += mm) path += `M${short(x)} ${short(y + at * MM)}h${width}`;
    return path;
  };
  return [
    { kind: 'shape', path: rectangle(x, y, width, height), fill: 'surface' },
    { kind: 'shape', path: grid(1), stroke: 'grid', width: 0.5 },
    { kind: 'shape', path: grid(5), stroke: 'grid-bold', width: 0.8 },
  ];
}

/** The beat's line between two times, with as few points as its shape needs. */
function trace(beat: Beat, x: number, y: number, fromMs: number, toMs: number): string {
  const points: Array<readonly [number, number]> = [];
  for (let ms = fromMs; ms <= toMs; ms += STEP_MS) {
    points.push([x + (ms + LEAD_IN_MS) * PX_PER_MS, y + ZERO - voltageAt(beat, ms) * PX_PER_MV]);
  }
  return polyline(simplify(points));
}

/** Ramer, Douglas and Peucker's simplification. No point moves by more than an eighth of a pixel. */
function simplify(points: ReadonlyArray<readonly [number, number]>): ReadonlyArray<readonly [number, number]> {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 3) return points;
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  const distances = points.map(([x, y]) => Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length);
  const farthest = Math.max(...distances);
  if (farthest <= 0.125) return [first, last];
  const at = distances.indexOf(farthest);
  return [...simplify(points.slice(0, at + 1)), ...simplify(points.slice(at)).slice(1)];
}

/** A shift as a reader would state it: in mm, rounded to half a millimetre. */
export function shiftText(mm: number): string {
  const half = Math.round(Math.abs(mm) * 2) / 2;
  return `ST ${half} mm ${mm > 0 ? 'up' : 'down'}`;
}

/** One lead: its name, its finding, and its tracing on ECG paper. ST segments that show the finding are drawn thick. */
export function stripMarks({ lead, beat, sign }: Strip, x: number, y: number): Mark[] {
  const top = y + LABEL_ROW;
  const end = DURATION_MS - LEAD_IN_MS;
  const shift = stShiftMm(beat);
  const ink = shift > 0 ? 'critical-ink' : 'accent-ink';
  const words = sign === 'st' ? shiftText(shift) : sign;
  const nameWidth = textWidth(lead, 15, true);
  const marks: Mark[] = [
    ...paper(x, top, STRIP.width, STRIP.height),
    { kind: 'text', x, y: y + 16, text: lead, size: 15, bold: true, fill: 'ink' },
    { kind: 'shape', path: trace(beat, x, top, -LEAD_IN_MS, end), stroke: 'ink', width: 1.6 },
  ];
  if (words !== undefined) {
    const fill = sign === 'st' ? ink : 'ink';
    marks.push({ kind: 'text', x: x + nameWidth + 8, y: y + 16, text: words, size: 14, bold: true, fill });
  }
  if (sign === 'st') {
    for (const offset of [0, 800]) {
      const until = Math.min(offset + beat.j + 110, end);
      marks.push({ kind: 'shape', path: trace(beat, x, top, offset + beat.j, until), stroke: ink, width: 4 });
    }
  }
  return marks;
}

export const zeroLine = (y: number): number => y + LABEL_ROW + ZERO;
export const msToX = (x: number, ms: number): number => x + (ms + LEAD_IN_MS) * PX_PER_MS;
