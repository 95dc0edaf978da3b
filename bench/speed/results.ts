import { appendFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { median, say } from '../report.ts';

const HISTORY = join(import.meta.dirname, '../../docs/performance-history.md');

interface Row {
  readonly what: string;
  readonly figure: string;
  readonly limit: string;
  readonly verdict: 'ok' | 'MISS' | '';
}

interface Judged {
  readonly unit: 'ms' | 'kB' | 'MB' | '%' | 'x' | 'points' | 'files' | 'frames';
  readonly limit?: number;
  /** 'most' when the figure may be at most the limit. */
  readonly kind?: 'most' | 'least';
  /** The sample that is compared with the limit. */
  readonly by?: 'median' | 'worst';
}

const rows: Row[] = [];

/** Records a figure: the median and worst of its samples, or the one value. A missed limit makes the run end with 1. */
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
  const row: Row = {
    what,
    figure,
    limit: limit === undefined ? '' : `${kind === 'most' ? '≤' : '≥'} ${limit} ${unit}`,
    verdict: limit === undefined ? '' : holds ? 'ok' : 'MISS',
  };
  rows.push(row);
  say(`${row.verdict.padEnd(5)}${row.what}: ${row.figure}${row.limit === '' ? '' : `  (${row.limit})`}`);
}

/** Adds the run to the history in docs/performance-history.md. */
export async function record(): Promise<void> {
  const [cpu] = cpus();
  const head = `\n## ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC\n\n${cpus().length} cores, ${cpu?.model.trim()}, load average ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}\n`;
  const table = rows.map(({ what, figure, limit, verdict }) => `| ${what} | ${figure} | ${limit} | ${verdict} |`);
  await appendFile(HISTORY, `${head}\n| Measurement | Figure | Limit | |\n|---|---|---|---|\n${table.join('\n')}\n`);
}
