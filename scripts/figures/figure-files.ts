import { edition, type SourceKey } from '../../packages/content/src/index.ts';
import { algorithmDrawing } from './algorithm-drawing.ts';
import type { Drawing } from './drawing.ts';
import { PATTERN_SOURCES, PLACEMENT_SOURCES } from './ecg-sources.ts';
import { PATTERNS_TITLE, patternSheet } from './pattern-sheet.ts';
import type { Imprint, Sheet } from './pdf.ts';
import { PLACEMENT_TITLE, placementSheet } from './placement-sheet.ts';
import { withoutFrame } from './sheet.ts';

/** The folder that the web app serves its own files from. */
export const PUBLIC = new URL('../../packages/web/public/', import.meta.url);

export interface FigureFile {
  /** Path in the public folder, without its ending. */
  readonly path: string;
  readonly svg?: Drawing;
  /** Sheets of the PDF beside it, if there is one. */
  readonly pdf?: { readonly sheets: readonly Sheet[]; readonly imprint: Imprint };
  /** A picture of the SVG, that can be shared from a phone. */
  readonly png?: true;
}

const BASIS = 'Based on AHA 2020';
const DATE = new Date(`${edition.date}T00:00:00Z`).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const IMPRINT: Imprint = { date: edition.date, content: DATE };

const sourceText = (key: SourceKey): string => {
  const { title, edition: of } = edition.sources[key] ?? { title: key, edition: '' };
  return `${title} (${of})`;
};

/** Every figure of this content edition, drawn. */
export async function figureFiles(): Promise<FigureFile[]> {
  const algorithms = Object.values(edition.algorithms).map(async (algorithm): Promise<FigureFile> => {
    const drawing = await algorithmDrawing(algorithm);
    const notes = algorithm.note === undefined ? [] : [algorithm.note];
    const keys = new Set(
      [...algorithm.steps.flatMap(({ lines }) => lines), ...notes].flatMap(({ sources }) => sources),
    );
    const sheet = {
      title: `${algorithm.title} Algorithm`,
      drawing,
      basis: algorithm.basis,
      notes: notes.map(({ text }) => text),
      sources: [...keys].map(sourceText),
    };
    return { path: `algorithms/${algorithm.id}`, svg: drawing, pdf: { sheets: [sheet], imprint: IMPRINT } };
  });
  const placement = placementSheet(PLACEMENT_SOURCES, BASIS, DATE);
  const patterns = patternSheet(PATTERN_SOURCES, BASIS, DATE);
  const ecgSheets = [
    {
      title: `Chest Pain / ACS: ${PLACEMENT_TITLE}`,
      drawing: withoutFrame(placement),
      basis: BASIS,
      notes: [],
      sources: PLACEMENT_SOURCES,
    },
    {
      title: `Chest Pain / ACS: ${PATTERNS_TITLE}`,
      drawing: withoutFrame(patterns),
      basis: `${BASIS}. Synthetic tracings, 25 mm/s, 10 mm/mV`,
      notes: [],
      sources: PATTERN_SOURCES,
    },
  ];
  return [
    ...(await Promise.all(algorithms)),
    { path: 'images/ecg-lead-placement', svg: placement, png: true },
    { path: 'images/stemi-omi-patterns', svg: patterns, png: true },
    { path: 'images/chest-pain-ecg', pdf: { sheets: ecgSheets, imprint: IMPRINT } },
  ];
}
