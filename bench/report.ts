/** Prints one line of a measurement. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

let failures = 0;

/** Prints a line with its limit. A missed limit makes the measurement exit with code 1. */
export function judge(what: string, holds: boolean, figure: string): void {
  if (!holds) {
    failures += 1;
    process.exitCode = 1;
  }
  say(`${holds ? 'ok  ' : 'MISS'} ${what}: ${figure}`);
}

export const failed = (): number => failures;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
