import type { Illustration, IllustrationPanel } from '../../packages/edition/src/index.ts';
import type { Drawing, Mark, Panel } from './drawing.ts';
import { stShiftMm } from './ecg-model.ts';
import { NORMAL_BEAT, PATTERNS, type Pattern } from './ecg-patterns.ts';
import { msToX, STRIP, STRIP_HEIGHT, shiftText, stripMarks, zeroLine } from './ecg-strip.ts';
import { sheetOf, withoutFrame } from './sheet.ts';
import { fillText } from './text-measure.ts';

const PANEL_WIDTH = 320;
type PanelDrawing = Omit<Panel, 'x' | 'y'>;

const TEXT_ROWS = 3;
const HEAD = 26 + TEXT_ROWS * 18 + 2;
const GAP = 8;
const HEIGHT = HEAD + 2 * STRIP_HEIGHT + GAP;

/** The panel with that id. A drawing without text, or text without a drawing, is a bug. */
const wordsOf = (sheet: Illustration, id: string): IllustrationPanel => {
  const panel = sheet.panels.find((one) => one.id === id);
  if (panel === undefined) throw new Error(`${sheet.id} has no panel "${id}"`);
  return panel;
};

const textOf = ({ lines }: IllustrationPanel): string => lines.map(({ text }) => text).join(' ');

const heading = (panel: IllustrationPanel): Mark[] => {
  const { title } = panel;
  const rows = fillText(textOf(panel), 14, false, PANEL_WIDTH - 4);
  if (rows.length > TEXT_ROWS) throw new Error(`"${title}" has ${rows.length} rows of text, ${TEXT_ROWS} fit`);
  return [
    { kind: 'text', x: 0, y: 18, text: title, size: 17, bold: true, fill: 'accent-ink' },
    ...rows.map((text, row): Mark => ({ kind: 'text', x: 0, y: 38 + row * 18, text, size: 14, fill: 'ink' })),
  ];
};

const told = ({ lead, beat, sign }: Pattern['strips'][number]): string =>
  sign === undefined ? lead : `${lead} ${sign === 'st' ? shiftText(stShiftMm(beat)) : sign}`;

function patternPanel(panel: IllustrationPanel, strips: Pattern['strips']): PanelDrawing {
  return {
    width: PANEL_WIDTH,
    height: HEIGHT,
    label: `${panel.title}. ${textOf(panel)} Drawn: ${strips.map(told).join(', ')}.`,
    marks: [
      ...heading(panel),
      ...strips.flatMap((strip, at) =>
        stripMarks(strip, (at % 2) * (STRIP.width + 16), HEAD + Math.floor(at / 2) * (STRIP_HEIGHT + GAP)),
      ),
    ],
  };
}

/** A panel that shows how to measure, and which values are too high. */
function measurePanel(panel: IllustrationPanel, limits: IllustrationPanel): PanelDrawing {
  const limitRows = limits.lines.flatMap(({ text }) => fillText(text, 14, false, PANEL_WIDTH - 4));
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
    label: `${panel.title}. ${textOf(panel)} ${limits.title}: ${textOf(limits)}`,
    marks: [
      ...heading(panel),
      ...stripMarks({ lead: 'II', beat: NORMAL_BEAT, sign: 'normal' }, 0, HEAD),
      { kind: 'shape', path: `M0 ${zero}h${STRIP.width}`, stroke: 'accent-ink', width: 1, dash: '4 3' },
      { kind: 'shape', path: `M${jx} ${zero + 4}v22`, stroke: 'critical-ink', width: 2 },
      { kind: 'text', x: jx, y: zero + 39, text: 'J', size: 14, bold: true, anchor: 'middle', fill: 'critical-ink' },
      ...sample(HEAD + 44, 'ST up', 'critical-ink'),
      ...sample(HEAD + 70, 'ST down', 'accent-ink'),
      ...[limits.title, ...limitRows].map(
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

/**
 * The drawings of a sheet's panels, in the sheet's order. The limits are next to the panel that shows how to measure.
 */
const panelsOf = (words: Illustration): PanelDrawing[] =>
  words.panels.flatMap((panel): PanelDrawing[] => {
    if (panel.id === 'how-to-read') return [measurePanel(panel, wordsOf(words, 'stemi-limits'))];
    if (panel.id === 'stemi-limits') return [];
    const pattern = PATTERNS.find(({ id }) => id === panel.id);
    if (pattern === undefined) throw new Error(`no drawing of "${panel.id}"`);
    return [patternPanel(panel, pattern.strips)];
  });

/**
 * Panels on one page of paper, without title and footer. With all twelve panels on one page, the text would be in
 * 6-point type.
 */
export const patternPaper = (words: Illustration): Drawing =>
  withoutFrame(sheetOf({ title: words.title, subtitle: '', panels: panelsOf(words), columns: 2, sources: [] }));

/** The territories and occlusion patterns, each with its characteristic leads. */
export function patternSheet(words: Illustration, sources: readonly string[], date: string): Drawing {
  for (const { id } of PATTERNS) wordsOf(words, id);
  return sheetOf({
    title: words.title,
    subtitle: `${words.basis}. Synthetic tracings at 25 mm/s and 10 mm/mV, drawn by First60. Content of ${date}.`,
    panels: panelsOf(words),
    columns: 3,
    sources,
  });
}
