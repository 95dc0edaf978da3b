import type { Line } from '../../packages/content/src/index.ts';
import { cite, plain } from './markdown.ts';

/** A line as the last two cells of a row: what it says, marked where it is not confirmed, and what it rests on. */
export const lineCells = ({ text, sources, review }: Line): string[] => [
  `${review === undefined ? '' : '**To be confirmed.** '}${plain(text)}`,
  cite(sources),
];
