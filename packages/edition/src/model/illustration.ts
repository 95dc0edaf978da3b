import type { ProtocolId, SourceKey } from '../ids.ts';
import type { Line } from './line.ts';

/** One drawing of a sheet: its heading and the words printed beside it. */
export interface IllustrationPanel {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** What the drawing itself was made after, where its words do not say so. */
  readonly sources: readonly SourceKey[];
}

/** One printed page of a sheet, with the panels that stay legible together. */
interface IllustrationPaper {
  readonly title: string;
  /** Ids of its panels, in order. */
  readonly panels: readonly string[];
}

/** A sheet of drawings that a card shows, saves as a picture and prints. */
export interface Illustration {
  readonly id: string;
  readonly protocol: ProtocolId;
  readonly title: string;
  /** The edition as the sheet prints it. */
  readonly basis: string;
  /** Site path without its ending: an SVG and a PNG lie there. */
  readonly path: string;
  /** Site path of the PDF with its pages; sheets of one card share theirs. */
  readonly pdf: string;
  readonly panels: readonly IllustrationPanel[];
  /** The sheet on paper: every panel on one page. */
  readonly papers: readonly IllustrationPaper[];
}
