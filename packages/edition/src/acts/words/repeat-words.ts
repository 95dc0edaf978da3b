import type { Repeat } from '@first60/clinical';
import { spanWords } from './dose-words.ts';
import { doses } from './sentence.ts';

const DOUBLE = 2;

/** What is said of a dose that is not given again. */
export const ONE_DOSE = 'no, one dose only';

/** Whether and when a dose is given again: "no, one dose only", "every 5-15 min, 3 doses in all", "one more after 5 min". */
export function repeatWords(repeat: Repeat | 'none'): string {
  if (repeat === 'none') return ONE_DOSE;
  const { every, after, noLaterThan, count, factor } = repeat;
  const latest = noLaterThan === undefined ? '' : `, at the latest by ${spanWords(noLaterThan)}`;
  const times =
    factor === undefined ? '' : factor === DOUBLE ? ', each double the last' : `, each ${factor} times the last`;
  if (count === 2 && every === undefined) {
    return after === undefined ? `one more${latest}` : `one more after ${spanWords(after)}${latest}${times}`;
  }
  const time = every === undefined ? after && `after ${spanWords(after)}` : `every ${spanWords(every)}`;
  const most = count === undefined ? undefined : `${doses(count)} in all`;
  return [time === undefined ? undefined : `${time}${latest}${times}`, most].filter(Boolean).join(', ');
}
