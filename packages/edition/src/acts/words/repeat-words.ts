import type { Repeat } from '@first60/clinical';
import { spanWords } from './dose-words.ts';
import { doses } from './sentence.ts';

const DOUBLE = 2;

/** What ends the doses of an act. */
interface RepeatEnd {
  /** Fewer of them than written: more would pass a total. */
  readonly count?: number;
  /** The total that comes before the last of them. */
  readonly total?: string;
  /** Not even OLMD orders more. */
  readonly isLast?: boolean;
}

/** What is said of a dose that is not given again. */
export const ONE_DOSE = 'no, one dose only';

/** What ends a text of a repeat after which nothing more is given. */
export const NO_MORE = ', then no more';

/** Whether and when a dose is given again: "no, one dose only", "every 5-15 min, 3 doses in all", "one more after 5 min". */
export function repeatWords(repeat: Repeat | 'none', { count: fewer, total, isLast }: RepeatEnd = {}): string {
  if (repeat === 'none') return ONE_DOSE;
  const { every, after, noLaterThan, factor } = repeat;
  const count = fewer ?? repeat.count;
  const latest = noLaterThan === undefined ? '' : `, at the latest by ${spanWords(noLaterThan)}`;
  const times =
    factor === undefined ? '' : factor === DOUBLE ? ', each double the last' : `, each ${factor} times the last`;
  const end = isLast ? NO_MORE : '';
  if (count === 2 && every === undefined) {
    const wait = after === undefined ? '' : ` after ${spanWords(after)}`;
    return `one more${wait}${latest}${after === undefined ? '' : times}${end}`;
  }
  const time = every === undefined ? after && `after ${spanWords(after)}` : `every ${spanWords(every)}`;
  const most =
    count === undefined
      ? undefined
      : total === undefined
        ? `${doses(count)} in all${end}`
        : `up to ${doses(count)}, ${total} in all`;
  return [time === undefined ? undefined : `${time}${latest}${times}`, most].filter(Boolean).join(', ');
}
