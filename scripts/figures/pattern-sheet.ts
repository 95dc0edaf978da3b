import type { Drawing, Mark, Panel } from './drawing.ts';
import { stShiftMm } from './ecg-model.ts';
import { NORMAL_BEAT, PATTERNS, type Pattern } from './ecg-patterns.ts';
import { msToX, STRIP, STRIP_HEIGHT, shiftText, stripMarks, zeroLine } from './ecg-strip.ts';
import { sheetOf } from './sheet.ts';
import { fillText } from './text-measure.ts';

export const PANEL_WIDTH = 320;
const TEXT_ROWS = 3;
const HEAD = 26 + TEXT_ROWS * 18 + 2;
const GAP = 8;
const HEIGHT = HEAD + 2 * STRIP_HEIGHT + GAP;

export const PATTERNS_TITLE = 'STEMI and OMI Patterns';

const heading = (title: string, texts: readonly string[]): Mark[] => {
  const rows = fillText(texts.join(' '), 14, false, PANEL_WIDTH - 4);
  if (rows.length > TEXT_ROWS) throw new Error(`"${title}" has ${rows.length} rows of text, ${TEXT_ROWS} fit`);
  return [
    { kind: 'text', x: 0, y: 18, text: title, size: 17, bold: true, fill: 'accent-ink' },
    ...rows.map((text, row): Mark => ({ kind: 'text', x: 0, y: 38 + row * 18, text, size: 14, fill: 'ink' })),
  ];
};

const told = ({ lead, beat, sign }: Pattern['strips'][number]): string =>
  sign === undefined ? lead : `${lead} ${sign === 'st' ? shiftText(stShiftMm(beat)) : sign}`;

function patternPanel({ title, texts, strips }: Pattern): Omit<Panel, 'x' | 'y'> {
  return {
    width: PANEL_WIDTH,
    height: HEIGHT,
    label: `${title}. ${texts.join(' ')} Drawn: ${strips.map(told).join(', ')}.`,
    marks: [
      ...heading(title, texts),
      ...strips.flatMap((strip, at) =>
        stripMarks(strip, (at % 2) * (STRIP.width + 16), HEAD + Math.floor(at / 2) * (STRIP_HEIGHT + GAP)),
      ),
    ],
  };
}

const LIMITS = [
  'STEMI limits',
  'New ST elevation in 2 neighboring leads:',
  '1 mm or more; in V2-V3 more is needed:',
  'women 1.5 mm, men from 40 years 2 mm,',
  'men under 40 years 2.5 mm.',
  'Not valid in LBBB or LVH.',
];

/** How to measure, and how much is too much. */
function measurePanel(): Omit<Panel, 'x' | 'y'> {
  const title = 'How to read';
  const texts = [
    '25 mm/s, 10 mm/mV. One small square: 0.04 s, 0.1 mV. Measure ST at the J point, from the line before the QRS.',
  ];
  const zero = zeroLine(HEAD);
  const jx = msToX(0, NORMAL_BEAT.j);
  const legend = STRIP.width + 16;
  const sample = (y: number, text: string, ink: 'critical-ink' | 'accent-ink'): Mark[] => [
    { kind: 'shape', path: `M${legend} ${y - 5}h22`, stroke: ink, width: 4 },
    { kind: 'text', x: legend + 30, y, text, size: 14, bold: true, fill: ink },
  ];
  return {
    width: PANEL_WIDTH,
    height: HEIGHT,
    label: `${title}. ${texts.join(' ')} ${LIMITS[0]}: ${LIMITS.slice(1).join(' ')}`,
    marks: [
      ...heading(title, texts),
      ...stripMarks({ lead: 'II', beat: NORMAL_BEAT, sign: 'normal' }, 0, HEAD),
      { kind: 'shape', path: `M0 ${zero}h${STRIP.width}`, stroke: 'accent-ink', width: 1, dash: '4 3' },
      { kind: 'shape', path: `M${jx} ${zero + 4}v22`, stroke: 'critical-ink', width: 2 },
      { kind: 'text', x: jx, y: zero + 39, text: 'J', size: 14, bold: true, anchor: 'middle', fill: 'critical-ink' },
      ...sample(HEAD + 44, 'ST up', 'critical-ink'),
      ...sample(HEAD + 70, 'ST down', 'accent-ink'),
      ...LIMITS.map(
        (text, row): Mark => ({
          kind: 'text',
          x: 0,
          y: HEAD + STRIP_HEIGHT + GAP + 22 + row * 19,
          text,
          size: 14,
          fill: 'ink',
          ...(row === 0 ? { bold: true as const } : {}),
        }),
      ),
    ],
  };
}

/** The territories and occlusion patterns, each with its tell-tale leads. */
export const patternSheet = (sources: readonly string[], basis: string, date: string): Drawing =>
  sheetOf({
    title: PATTERNS_TITLE,
    subtitle: `${basis}. Synthetic tracings at 25 mm/s and 10 mm/mV, drawn by First60. Content of ${date}.`,
    panels: [measurePanel(), ...PATTERNS.map(patternPanel)],
    columns: 3,
    sources,
  });
