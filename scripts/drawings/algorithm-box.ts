import type { AlgorithmStep } from '../../packages/edition/src/index.ts';
import { circle, type Ink, type Mark, polyline, rectangle } from './drawing.ts';
import { keepFigures, textWidth, wrapText } from './text-measure.ts';

const TEXT = 14;
const HEAD = 15;
const LEADING = 18;
const WIDEST_TEXT = 196;
const PAD_X = 12;
const PAD_Y = 10;
/** Width of the slanted ends of a decision. */
const SLANT = 14;
const NUMBER_WIDTH = 26;

interface Row {
  readonly text: string;
  readonly size: number;
  readonly bold: boolean;
  /** Distance from the row above. */
  readonly lead: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** The box's drawing elements, with its upper left corner at x, y. */
  readonly at: (x: number, y: number) => readonly Mark[];
}

const LOOK: Record<AlgorithmStep['kind'], { fill: Ink; stroke: Ink; width: number; ink: Ink; tag: Ink; onTag: Ink }> = {
  start: { fill: 'accent', stroke: 'accent', width: 2, ink: 'on-accent', tag: 'on-accent', onTag: 'accent' },
  action: { fill: 'surface', stroke: 'ink', width: 1.5, ink: 'ink', tag: 'ink', onTag: 'surface' },
  decision: { fill: 'accent-soft', stroke: 'accent-ink', width: 2, ink: 'ink', tag: 'accent-ink', onTag: 'surface' },
  end: { fill: 'sunken', stroke: 'ink', width: 3, ink: 'ink', tag: 'ink', onTag: 'surface' },
};

/** A step as a box: its number, its headline in bold, its other lines below. The shape shows the kind of step. */
export function boxOf({ kind, lines }: AlgorithmStep, number: number): Box {
  const rows = lines.flatMap(({ text }, at): Row[] => {
    const bold = at === 0;
    const size = bold ? HEAD : TEXT;
    return wrapText(keepFigures(text), size, bold, WIDEST_TEXT).map((part, line) => ({
      text: part,
      size,
      bold,
      lead: line === 0 && !bold ? LEADING + 3 : LEADING,
    }));
  });
  const side = kind === 'decision' ? SLANT + 4 : PAD_X;
  const textual = Math.max(...rows.map(({ text, size, bold }) => textWidth(text, size, bold)));
  const width = Math.ceil(textual + NUMBER_WIDTH + 2 * side);
  const height = rows.slice(1).reduce((sum, { lead }) => sum + lead, HEAD + 2) + 2 * PAD_Y;
  const look = LOOK[kind];
  const at = (x: number, y: number): Mark[] => {
    const middle = x + side + NUMBER_WIDTH + (width - 2 * side - NUMBER_WIDTH) / 2;
    let baseline = y + PAD_Y + HEAD - 2;
    const texts = rows.map(({ text, size, bold, lead }, row): Mark => {
      if (row > 0) baseline += lead;
      const weight = bold ? { bold } : {};
      return { kind: 'text', x: middle, y: baseline, text, size, ...weight, anchor: 'middle', fill: look.ink };
    });
    const tagX = x + side + 9;
    const tagY = y + PAD_Y + 8.5;
    return [
      {
        kind: 'shape',
        path: outline(kind, x, y, width, height),
        fill: look.fill,
        stroke: look.stroke,
        width: look.width,
      },
      { kind: 'shape', path: circle(tagX, tagY, 11), fill: look.tag },
      {
        kind: 'text',
        x: tagX,
        y: tagY + 4.5,
        text: `${number}`,
        size: 13,
        bold: true,
        anchor: 'middle',
        fill: look.onTag,
      },
      ...texts,
    ];
  };
  return { width, height, at };
}

function outline(kind: AlgorithmStep['kind'], x: number, y: number, width: number, height: number): string {
  if (kind !== 'decision') return rectangle(x, y, width, height, kind === 'action' ? 6 : 16);
  const middle = y + height / 2;
  const corners: ReadonlyArray<readonly [number, number]> = [
    [x + SLANT, y],
    [x + width - SLANT, y],
    [x + width, middle],
    [x + width - SLANT, y + height],
    [x + SLANT, y + height],
    [x, middle],
  ];
  return `${polyline(corners)}z`;
}

const PILL_HEIGHT = 28;

/** "Go to step n", instead of an arrow across the page. */
export function pillOf(number: number): Box {
  const text = `Go to ${number}`;
  const width = Math.ceil(textWidth(text, TEXT, true)) + 28;
  const at = (x: number, y: number): Mark[] => [
    {
      kind: 'shape',
      path: rectangle(x, y, width, PILL_HEIGHT, 13),
      fill: 'surface',
      stroke: 'accent-ink',
      width: 2,
      dash: '5 3',
    },
    { kind: 'text', x: x + width / 2, y: y + 19, text, size: TEXT, bold: true, anchor: 'middle', fill: 'accent-ink' },
  ];
  return { width, height: PILL_HEIGHT, at };
}
