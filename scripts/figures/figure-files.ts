import {
  edition,
  type Illustration,
  type IllustrationPanel,
  type Line,
  type SourceKey,
} from '../../packages/content/src/index.ts';
import { algorithmDrawing } from './algorithm-drawing.ts';
import type { Drawing } from './drawing.ts';
import { patternPaper, patternSheet } from './pattern-sheet.ts';
import type { Imprint, Sheet } from './pdf.ts';
import { placementSheet } from './placement-sheet.ts';
import { withoutFrame } from './sheet.ts';

/** The folder that the web app serves its own files from. */
export const PUBLIC = new URL('../../packages/web/public/', import.meta.url);

export interface FigureFile {
  /** Path in the public folder, without its ending. */
  readonly path: string;
  readonly svg?: Drawing;
  /** The one page of the PDF of that path, if there is one. */
  readonly pdf?: { readonly sheet: Sheet; readonly imprint: Imprint };
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
    return { path: `algorithms/${algorithm.id}`, svg: drawing, pdf: { sheet, imprint: IMPRINT } };
  });
  return [...(await Promise.all(algorithms)), ...withPapers(edition.illustrations.flatMap(ecgFiles))];
}

/** A sheet as it is drawn by itself, and its pages, each a PDF. */
function ecgFiles(words: Illustration): FigureFile[] {
  const placement = words.id === 'ecg-lead-placement';
  const drawing = (placement ? placementSheet : patternSheet)(words, worksOfPanels(words.panels), DATE);
  const basis = placement ? words.basis : `${words.basis}. Synthetic tracings, 25 mm/s, 10 mm/mV`;
  const card = edition.protocols[words.protocol]?.title ?? words.protocol;
  const papers = words.papers.map(({ title, path, panels }): FigureFile => {
    const printed = words.panels.filter(({ id }) => panels.includes(id));
    const sheet: Sheet = {
      title: `${card}: ${title}`,
      drawing: placement ? withoutFrame(drawing) : patternPaper({ ...words, panels: printed }),
      basis,
      notes: [],
      sources: worksOfPanels(printed),
    };
    return { path: path.slice(1, -'.pdf'.length), pdf: { sheet, imprint: IMPRINT } };
  });
  return [{ path: words.path.slice(1), svg: drawing, png: true }, ...papers];
}

const worksOfPanels = (panels: readonly IllustrationPanel[]): string[] =>
  worksOf(panels.flatMap((panel) => [panel, ...panel.lines]));

/** A sheet on one page shares its picture's path: they are one figure. */
function withPapers(files: readonly FigureFile[]): FigureFile[] {
  const figures = new Map<string, FigureFile>();
  for (const file of files) figures.set(file.path, { ...figures.get(file.path), ...file });
  return [...figures.values()];
}
