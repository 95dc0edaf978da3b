import type { ProtocolId, SourceKey } from '../ids.ts';
import type { Line } from './line.ts';

/** One drawing of a sheet: its heading and the words printed next to it. */
export interface IllustrationPanel {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly Line[];
  /** Sources of the drawing itself, when its wording does not cite them. */
  readonly sources: readonly SourceKey[];
}

/** One printed page of a sheet, with the panels that stay legible together. */
interface IllustrationPaper {
  readonly title: string;
  /** Ids of its panels, in order. */
  readonly panels: readonly string[];
}

/** A sheet of drawings that can be shown on a card, saved as a picture and printed. */
export interface Illustration {
  readonly id: string;
  readonly protocol: ProtocolId;
  readonly title: string;
  /** The edition as printed on the sheet. */
  readonly basis: string;
  /** Site path without its extension. An SVG and a PNG are stored there. */
  readonly path: string;
  /** Site path of the PDF with its pages. Sheets of one card share it. */
  readonly pdf: string;
  readonly panels: readonly IllustrationPanel[];
  /** The sheet on paper: every panel on one page. */
  readonly papers: readonly IllustrationPaper[];
}
