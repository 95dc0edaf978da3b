import type { Drawing, Mark, Panel } from './drawing.ts';
import { fillText } from './text-measure.ts';

interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  readonly panels: ReadonlyArray<Omit<Panel, 'x' | 'y'>>;
  readonly columns: number;
  readonly sources: readonly string[];
}

const MARGIN = 20;
const GUTTER = 32;
const HEADER = 76;
const REFERENCE_ONLY = 'Reference only. Follow your local SOP/SOG, OLMD direction and scope of practice.';

/** Panels in rows below a title, with the sources in the footer. */
export function sheetOf({ title, subtitle, panels, columns, sources }: Sheet): Drawing {
  const widest = Math.max(...panels.map(({ width }) => width));
  const width = columns * widest + (columns - 1) * GUTTER + 2 * MARGIN;
  const placed: Panel[] = [];
  let top = HEADER;
  for (let first = 0; first < panels.length; first += columns) {
    const row = panels.slice(first, first + columns);
    row.forEach((panel, at) => {
      placed.push({ ...panel, x: MARGIN + at * (widest + GUTTER), y: top });
    });
    top += Math.max(...row.map(({ height }) => height)) + GUTTER;
  }
  const foot = fillText(`Sources: ${sources.join('; ')}.`, 12, false, width - 2 * MARGIN);
  const marks: Mark[] = [
    { kind: 'text', x: MARGIN, y: 36, text: title, size: 24, bold: true, fill: 'ink' },
    { kind: 'text', x: MARGIN, y: 58, text: subtitle, size: 14, fill: 'ink-2' },
    ...foot.map((text, row): Mark => ({ kind: 'text', x: MARGIN, y: top + row * 16, text, size: 12, fill: 'ink-2' })),
    {
      kind: 'text',
      x: MARGIN,
      y: top + foot.length * 16 + 6,
      text: REFERENCE_ONLY,
      size: 14,
      bold: true,
      fill: 'critical-ink',
    },
  ];
  return { width, height: top + foot.length * 16 + 24, label: title, marks, panels: placed };
}

/** Only the panels, arranged for paper that has its own title and footer. */
export function withoutFrame({ panels, ...drawing }: Drawing): Drawing {
  const bottom = Math.max(...panels.map(({ y, height }) => y + height));
  const moved = panels.map((panel) => ({ ...panel, x: panel.x - MARGIN, y: panel.y - HEADER }));
  return { ...drawing, width: drawing.width - 2 * MARGIN, height: bottom - HEADER, marks: [], panels: moved };
}
