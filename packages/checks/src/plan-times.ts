import { Decimal } from '@first60/clinical';

/** Fields in plans and running clocks that hold seconds. */
export const PLAN_TIMES: ReadonlySet<string> = new Set([
  'length',
  'chargeAt',
  'warnAt',
  'limit',
  'within',
  'may',
  'due',
  'late',
  'gap',
  'after',
  'at',
  'every',
]);

const MINUTE = 60;
const HOUR = 3600;
/** Hours are written with at most one decimal: "4.5 h". */
const TENTH_OF_HOUR = HOUR / 10;

/** Seconds in the format that cards use: "15 s", "2 min", "4.5 h". */
export function timeText(seconds: number): string {
  const [size, unit] =
    seconds >= HOUR && seconds % TENTH_OF_HOUR === 0
      ? [HOUR, 'h']
      : seconds >= MINUTE && seconds % MINUTE === 0
        ? [MINUTE, 'min']
        : [1, 's'];
  return `${new Decimal(seconds).div(size).toFixed()} ${unit}`;
}
