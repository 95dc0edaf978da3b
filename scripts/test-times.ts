import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEPT_TIMES, type KeptTimes, ROOT, type TestTime } from '../e2e/times/kept-times.ts';
import { hasReason, needsReason } from './test-times/slow-tests.ts';

/* Prints the slowest document and browser tests of the last run, and the total time for each file. */

const SHOWN = 30;

function read(): KeptTimes {
  try {
    return JSON.parse(readFileSync(KEPT_TIMES, 'utf8'));
  } catch {
    process.stderr.write('There are no times yet: run `npm test` or `npm run e2e` first.\n');
    process.exit(1);
  }
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1).padStart(6);
// A command that reads only the first lines closes the pipe early.
process.stdout.on('error', () => process.exit());
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const sum = (tests: readonly TestTime[]): number => tests.reduce((whole, { ms }) => whole + ms, 0);

const { startedAt, ms, workers, tests } = read();
say(`Run of ${startedAt}: ${tests.length} tests, ${seconds(ms).trim()} s with ${workers} workers.\n`);
say(`The slowest ${SHOWN}, in seconds:`);
for (const test of tests.toSorted((one, other) => other.ms - one.ms).slice(0, SHOWN))
  say(`${seconds(test.ms)}  ${test.file}:${test.line}  ${test.title}`);
say('\nThe files, in seconds:');
const files = [...Map.groupBy(tests, ({ file }) => file)].toSorted(([, one], [, other]) => sum(other) - sum(one));
for (const [file, of] of files) say(`${seconds(sum(of))}  ${String(of.length).padStart(3)} tests  ${file}`);

const unexplained = tests
  .filter(needsReason)
  .filter(({ file, line }) => !hasReason(readFileSync(join(ROOT, file), 'utf8'), line));
for (const { file, line, title } of unexplained)
  say(`\n${file}:${line}  "${title}" takes over 15 s and says no reason ("// Slow: ..." above it).`);
if (unexplained.length > 0) process.exitCode = 1;
