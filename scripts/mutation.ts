import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { textsIn } from './edition/edition-folder.ts';
import { whyEquivalent } from './mutation/equivalents.ts';
import { figureMutants, type Mutant, type MutantClass, operatorMutants } from './mutation/mutants.ts';
import { runAll } from './mutation/pool.ts';
import { CONTENT, type Outcome, serve, type Task } from './mutation/worker.ts';

/*
 * Checks that the tests notice changes. It changes every figure of the drugs, their acts, quick rows, zones, adult
 * cards and devices, and every operator of the dose core, one at a time in a scratch copy, and runs the tests on each
 * change. The edition's digest, the oracles and the planted faults are left out. The digest notices any change without
 * judging it. The oracles are slow and would hide gaps. The planted faults are also slow, and they test the rules.
 *
 *   node scripts/mutation.ts [part of a file name] [n]
 *
 * With a number n only every nth change is made: a sample of all files. The acts have some 2,000 changes, the drugs,
 * calculators and tables 700, the code 2,800. A change of the code takes a tenth of a second, one of the content several.
 */
const LIMIT = 0.98;
/** A change whose tests take longer than this, and far longer than those of the unchanged copy, is called endless. */
const LEAST_SECONDS = 90;
const BUSIER = 5;
const UNCHANGED_SECONDS = 1800;
/**
 * Labels, remarks and the doses of other agencies quote figures that are stated nowhere else. The digest of the edition
 * catches any change to them. The share that other tests also notice is printed, but no minimum is set.
 */
const CLASSES: readonly MutantClass[] = ['figure', 'dose text', 'operator', 'prose'];

const CONTENT_TESTS = 'packages/content/src';
const CLINICAL = 'packages/clinical/src';
/** The content files whose figures are changed. */
const FIGURES = /^(?:acts|drugs|calculators)\/|^(?:zones|devices)\.yaml$/;
const SLOW_OR_BLIND = [
  'edition.test.ts',
  'oracle.test.ts',
  'act-oracle.test.ts',
  'arrest-oracle.test.ts',
  'arrest-compared.test.ts',
  'planted-faults.test.ts',
  'unsound-figures.test.ts',
];
/**
 * These tests read the drawings of the web package or the modules of scripts, which the scratch copy does not have. The
 * last two are also oracles.
 */
const BEYOND = ['algorithms.test.ts', 'site-files.test.ts', 'another-strength.test.ts', 'read-back.test.ts'];

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = ['clinical', 'edition', 'seal', 'checks', 'content'];
const FROM_OUTSIDE = ['big.js', 'fast-check', 'yaml', 'zod'];

/** Copies the content, the inner packages and their imports to a folder outside the checkout. Returns the folder. */
async function makeScratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first60-mutation-'));
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@first60'), { recursive: true });
  for (const name of PACKAGES) {
    const copy = join(folder, 'packages', name);
    await cp(join(ROOT, 'packages', name), copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
    await symlink(copy, join(modules, '@first60', name));
  }
  await cp(join(ROOT, CONTENT), join(folder, CONTENT), { recursive: true });
  for (const name of FROM_OUTSIDE) await symlink(join(ROOT, 'node_modules', name), join(modules, name));
  return folder;
}

async function main(wanted: string, each: number): Promise<number> {
  const folder = await makeScratch();
  try {
    const everything = tasksIn(folder);
    const began = Date.now();
    const failing = await failingBefore(folder, everything);
    // The unchanged copy ran all tests twice. On a machine that grows busier a change takes several times as long.
    const mostSeconds = Math.max(LEAST_SECONDS, (BUSIER * (Date.now() - began)) / 1000);
    if (failing !== null) {
      process.stderr.write(`${failing} fails before any change: nothing can be learnt from it\n`);
      return 1;
    }
    const fitting = everything.filter(({ mutant }) => mutant.file.includes(wanted));
    const tasks = fitting.filter((_, at) => at % each === 0);
    process.stderr.write(`${tasks.length} changes${each > 1 ? ` of ${fitting.length}` : ''}\n`);
    const started = Date.now();
    const outcomes = await runAll(import.meta.filename, folder, availableParallelism(), tasks, mostSeconds, (done) => {
      if (done % 25 === 0) process.stderr.write(`${done} of ${tasks.length}\n`);
    });
    return report(folder, tasks, outcomes, (Date.now() - started) / 1000);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * The test that fails on the unchanged copy, if there is one. If a test failed already, every change would count as
 * caught.
 */
async function failingBefore(folder: string, tasks: readonly Task[]): Promise<string | null> {
  const unchanged = [`${CLINICAL}/decimal.ts`, `${CONTENT}/acts/adenosine.yaml`].map((file): Task => {
    const mutant: Mutant = { file, class: 'operator', at: 0, was: '', becomes: '' };
    return { mutant, tests: [...new Set(tasks.flatMap(({ tests }) => tests))] };
  });
  const outcomes = await runAll(import.meta.filename, folder, 1, unchanged, UNCHANGED_SECONDS);
  return outcomes.flatMap((outcome) => (outcome.kind === 'caught' ? [outcome.by] : []))[0] ?? null;
}

function tasksIn(folder: string): Task[] {
  const files = (...parts: string[]) => {
    const path = join(...parts);
    return readdirSync(join(folder, path), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && ![...SLOW_OR_BLIND, ...BEYOND].includes(basename(file)))
      .map((file) => join(path, file));
  };
  const isTest = (file: string) => file.endsWith('.test.ts');
  // The figures of a fixture are those of the tests.
  const isFixture = (file: string) => file.endsWith('-fixture.ts');
  const figures = [...textsIn(join(folder, CONTENT))].filter(([file]) => FIGURES.test(file));
  const contentTests = files(CONTENT_TESTS).filter(isTest);
  const clinicalTests = files(CLINICAL).filter(isTest);
  const code = files(CLINICAL).filter((file) => !isTest(file) && !isFixture(file));
  const source = (file: string) => readFileSync(join(folder, file), 'utf8');
  return [
    ...code.flatMap((file) => {
      const own = file.replace('.ts', '.test.ts');
      const tests = [...clinicalTests.filter((test) => test === own), ...clinicalTests.filter((test) => test !== own)];
      return operatorMutants(file, source(file)).map((mutant) => ({ mutant, tests: [...tests, ...contentTests] }));
    }),
    ...figures.flatMap(([file, text]) =>
      figureMutants(`${CONTENT}/${file}`, text).map((mutant) => ({ mutant, tests: contentTests })),
    ),
  ];
}

interface Result {
  readonly mutant: Mutant;
  readonly outcome: Outcome;
  /** The changed line of the source. */
  readonly line: string;
  readonly lineNumber: number;
}

function report(folder: string, tasks: readonly Task[], outcomes: readonly Outcome[], seconds: number): number {
  const results = tasks.map(({ mutant }, at): Result => {
    const before = readFileSync(join(folder, mutant.file), 'utf8');
    const lineNumber = before.slice(0, mutant.at).split('\n').length;
    const line = before.split('\n')[lineNumber - 1]?.trim() ?? '';
    return { mutant, outcome: outcomes[at] ?? { kind: 'survived' }, line, lineNumber };
  });
  const survivors = results.filter(({ outcome }) => outcome.kind === 'survived');
  const equal = survivors.filter(({ mutant, line }) => whyEquivalent(mutant, line) !== null);
  const judged = results.filter((result) => result.outcome.kind !== 'types' && !equal.includes(result));
  const shares = CLASSES.map((kind) => {
    const all = judged.filter(({ mutant }) => mutant.class === kind);
    const caught = all.filter(({ outcome }) => outcome.kind === 'caught').length;
    return { kind, all: all.length, caught, share: all.length === 0 ? 1 : caught / all.length };
  });
  const types = results.filter(({ outcome }) => outcome.kind === 'types').length;
  const endless = results.filter(({ outcome }) => outcome.kind === 'caught' && outcome.by === 'the clock').length;
  const lines = [
    `${results.length} changes in ${Math.round(seconds)} s; ${types} are of types alone, ${equal.length} change nothing, ${endless} never ended`,
    ...shares.map(
      ({ kind, all, caught, share }) => `${kind}: ${caught} of ${all} caught, ${(share * 100).toFixed(1)} %`,
    ),
    ...survivors.map(describe),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return shares.every(({ kind, share }) => kind === 'prose' || share >= LIMIT) ? 0 : 1;
}

function describe({ mutant, line, lineNumber }: Result): string {
  const { class: kind, file, was, becomes } = mutant;
  const why = whyEquivalent(mutant, line) ?? (kind === 'prose' ? 'held by the digest of the edition' : 'A GAP');
  return `survived (${kind}; ${why}) ${file}:${lineNumber} "${was}" -> "${becomes}": ${line}`;
}

const [, , mode = '', second = ''] = process.argv;
if (mode === 'worker') serve(second);
else process.exitCode = await main(mode, Math.max(1, Number.parseInt(second, 10) || 1));
