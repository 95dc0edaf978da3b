import { edition, type Illustration, type Line, type SourceKey } from '../../packages/content/src/index.ts';
import { algorithmDrawing } from './algorithm-drawing.ts';
import type { Drawing } from './drawing.ts';
import { patternPages, patternSheet } from './pattern-sheet.ts';
import type { Imprint, Sheet } from './pdf.ts';
import { placementSheet } from './placement-sheet.ts';
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

/** The works behind some lines, in order of appearance, as a foot prints them. */
const worksOf = (cited: ReadonlyArray<Pick<Line, 'sources'>>): string[] =>
  [...new Set(cited.flatMap(({ sources }) => sources))].map(sourceText);

/** Every figure of this content edition, drawn. */
export async function figureFiles(): Promise<FigureFile[]> {
  const algorithms = Object.values(edition.algorithms).map(async (algorithm): Promise<FigureFile> => {
    const drawing = await algorithmDrawing(algorithm);
    const notes = algorithm.note === undefined ? [] : [algorithm.note];
    const sheet = {
      title: `${algorithm.title} Algorithm`,
      drawing,
      basis: algorithm.basis,
      notes: notes.map(({ text }) => text),
      sources: worksOf([...algorithm.steps.flatMap(({ lines }) => lines), ...notes]),
    };
    return { path: `algorithms/${algorithm.id}`, svg: drawing, pdf: { sheets: [sheet], imprint: IMPRINT } };
  });
  const ecg = edition.illustrations.map(ecgSheet);
  return [
    ...(await Promise.all(algorithms)),
    ...ecg.map(({ words, drawing }): FigureFile => ({ path: words.path.slice(1), svg: drawing, png: true })),
    { path: 'images/chest-pain-ecg', pdf: { sheets: ecg.flatMap(({ papers }) => papers), imprint: IMPRINT } },
  ];
}

/** A sheet as it is drawn by itself, and as pages of its card's PDF. */
function ecgSheet(words: Illustration): { words: Illustration; drawing: Drawing; papers: Sheet[] } {
  const sources = worksOf(words.panels.flatMap((panel) => [panel, ...panel.lines]));
  const placement = words.id === 'ecg-lead-placement';
  const drawing = (placement ? placementSheet : patternSheet)(words, sources, DATE);
  const pages = placement ? [withoutFrame(drawing)] : patternPages(words);
  const basis = placement ? words.basis : `${words.basis}. Synthetic tracings, 25 mm/s, 10 mm/mV`;
  const card = edition.protocols[words.protocol]?.title ?? words.protocol;
  const papers = pages.map((page, at): Sheet => {
    const part = pages.length === 1 ? '' : ` (${at + 1} of ${pages.length})`;
    return { title: `${card}: ${words.title}${part}`, drawing: page, basis, notes: [], sources };
  });
  return { words, drawing, papers };
}
