import { median, say } from '../report.ts';

interface Judged {
  readonly unit: 'ms' | 'kB' | 'MB' | '%' | 'x' | 'points' | 'files' | 'frames';
  readonly limit?: number;
  /** 'most' when the limit is an upper bound. */
  readonly kind?: 'most' | 'least';
  /** The sample that is compared with the limit. */
  readonly by?: 'median' | 'worst';
}

/**
 * Prints a figure: the median and worst of its samples, or the single value. A missed limit makes the run exit with
 * code 1.
 */
export function note(
  what: string,
  samples: readonly number[],
  { unit, limit, kind = 'most', by = 'median' }: Judged,
): void {
  const worst = kind === 'most' ? Math.max(...samples) : Math.min(...samples);
  const judged = by === 'median' ? median(samples) : worst;
  const text = (value: number) =>
    `${value.toFixed(unit === 'x' ? 2 : unit === 'files' || unit === 'frames' || value >= 100 ? 0 : 1)} ${unit}`;
  const holds = limit === undefined || (kind === 'most' ? judged <= limit : judged >= limit);
  if (!holds) process.exitCode = 1;
  const figure =
    samples.length === 1
      ? text(judged)
      : `${by} ${text(judged)} (${by === 'median' ? `worst ${text(worst)}` : `median ${text(median(samples))}`}, n ${samples.length})`;
  const limits = limit === undefined ? '' : `  (${kind === 'most' ? '≤' : '≥'} ${limit} ${unit})`;
  const verdict = limit === undefined ? '' : holds ? 'ok' : 'MISS';
  say(`${verdict.padEnd(5)}${what}: ${figure}${limits}`);
}
