import type { Line } from '../../packages/edition/src/index.ts';
import { cite, plain } from './markdown.ts';

/** The last two cells of a line's row: its text, marked where it is not confirmed, and its sources. */
export const lineCells = ({ text, sources, review }: Line): string[] => [
  `${review === undefined ? '' : '**To be confirmed.** '}${plain(text)}`,
  cite(sources),
];
