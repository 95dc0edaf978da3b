/** One line of a measurement. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);

let failures = 0;

/** A line with its limit; one that misses it makes the measurement end with code 1. */
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

/** The same sequence for the same seed, so that a failing run can be repeated (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
