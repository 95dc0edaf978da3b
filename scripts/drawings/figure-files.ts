import { edition } from '../../packages/content/src/index.ts';
import type { Illustration, IllustrationPanel, Line, SourceKey } from '../../packages/edition/src/index.ts';
import { algorithmDrawing } from './algorithm-drawing.ts';
import type { Drawing } from './drawing.ts';
import { patternPaper, patternSheet } from './pattern-sheet.ts';
import type { Imprint, Paper, Sheet } from './pdf.ts';
import { placementSheet } from './placement-sheet.ts';
import { withoutFrame } from './sheet.ts';

/** The folder for the web app's static files. */
export const PUBLIC = new URL('../../packages/web/public/', import.meta.url);

export interface FigureFile {
  /** Path in the public folder, without its ending. */
  readonly path: string;
  readonly svg?: Drawing;
  /** The pages of the PDF at that path, if there is one. */
  readonly pdf?: Paper;
  /** True if there is also a picture of the SVG, which can be shared from a phone. */
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

/** The works cited by some lines, in order of appearance, as printed in a footer. */
const worksOf = (cited: ReadonlyArray<Pick<Line, 'sources'>>): string[] =>
  [...new Set(cited.flatMap(({ sources }) => sources))].map(sourceText);

/** Every figure in this content edition, as a drawing. */
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
    return {
      path: `algorithms/${algorithm.id}`,
      svg: drawing,
      pdf: { title: sheet.title, sheets: [sheet], imprint: IMPRINT },
    };
  });
  return [...(await Promise.all(algorithms)), ...edition.illustrations.map(pictureFile), ...paperFiles()];
}

const isPlacement = ({ id }: Illustration): boolean => id === 'ecg-lead-placement';

const drawingOf = (words: Illustration): Drawing =>
  (isPlacement(words) ? placementSheet : patternSheet)(words, worksOfPanels(words.panels), DATE);

/** A single sheet as a drawing. */
const pictureFile = (words: Illustration): FigureFile => ({
  path: words.path.slice(1),
  svg: drawingOf(words),
  png: true,
});

/** One PDF for all of a card's sheets. */
const paperFiles = (): FigureFile[] =>
  [...Map.groupBy(edition.illustrations, ({ pdf }) => pdf)].map(([path, sheets]) => {
    const [first] = sheets;
    const title = `${cardOf(first)}: ${sheets.map((sheet) => sheet.title).join(', ')}`;
    return { path: path.slice(1, -'.pdf'.length), pdf: { title, sheets: sheets.flatMap(pagesOf), imprint: IMPRINT } };
  });

const cardOf = (words: Illustration | undefined): string => (words && edition.protocols[words.protocol]?.title) ?? '';

/** A sheet for printing, on as many pages as are needed to keep its text legible. */
const pagesOf = (words: Illustration): Sheet[] =>
  words.papers.map(({ title, panels }) => {
    const printed = words.panels.filter(({ id }) => panels.includes(id));
    return {
      title: `${cardOf(words)}: ${title}`,
      drawing: isPlacement(words) ? withoutFrame(drawingOf(words)) : patternPaper({ ...words, panels: printed }),
      basis: isPlacement(words) ? words.basis : `${words.basis}. Synthetic tracings, 25 mm/s, 10 mm/mV`,
      notes: [],
      sources: worksOfPanels(printed),
    };
  });

const worksOfPanels = (panels: readonly IllustrationPanel[]): string[] =>
  worksOf(panels.flatMap((panel) => [panel, ...panel.lines]));
