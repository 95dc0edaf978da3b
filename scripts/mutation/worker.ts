import { readFileSync } from 'node:fs';
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type KnownFiles, readEdition } from '../../packages/edition/src/index.ts';
import { unsignedEdition } from '../../packages/seal/src/index.ts';
import { textsIn } from '../edition/edition-folder.ts';
import { ModuleGraph } from './module-graph.ts';
import { type Mutant, mutated } from './mutants.ts';
import { COLLECTOR_SOURCE, failsIn } from './test-collector.ts';

/** A worker's task: a change to make, and the test files to run in order. */
export interface Task {
  readonly mutant: Mutant;
  readonly tests: readonly string[];
}

/** 'types' is a change that affects only the types. No test can detect it, but the compiler can. */
export type Outcome = { readonly kind: 'caught'; readonly by: string } | { readonly kind: 'survived' | 'types' };

const COLLECTOR = 'mutation:collector';
const SEED = 60;
/** The folder of content files, and the module that the tests take their edition from. */
export const CONTENT = 'content';
const EDITION = 'packages/content/src/base-edition.ts';

/** The same module with an edition that was read from a changed content file. */
const CHANGED_EDITION = `
  import { openBaseEdition } from '@first60/seal';
  export const BASE_FILE = new URL('./built/edition.txt', import.meta.url);
  export const baseEdition = await openBaseEdition(globalThis.changedEdition);
  export const edition = await baseEdition.whole();
`;

/**
 * Runs tasks from the parent process, all in this one process. Each change has fresh copies of all modules that it
 * affects.
 */
export function serve(folder: string): void {
  const graph = new ModuleGraph(folder);
  let generation = 0;
  let fresh: ReadonlySet<string> = new Set();
  let changed: { readonly path: string; readonly javascript: string } | null = null;

  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'node:test') return { url: COLLECTOR, shortCircuit: true };
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:')) return resolved;
      return fresh.has(fileURLToPath(resolved.url)) ? { ...resolved, url: `${resolved.url}?${generation}` } : resolved;
    },
    load(url, context, next) {
      if (url === COLLECTOR) return { format: 'module', source: COLLECTOR_SOURCE, shortCircuit: true };
      const path = url.startsWith('file:') ? fileURLToPath(url.split('?')[0] ?? url) : '';
      const source = changed?.path === path && fresh.has(path) ? changed.javascript : graph.javascriptOf(path);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
  // The property tests generate the same examples each time, so that a run can be repeated.
  createRequire(join(folder, 'packages/clinical/package.json'))('fast-check').configureGlobal({ seed: SEED });

  const contents = textsIn(join(folder, CONTENT));
  /** Only the changed file has to be parsed again. */
  const parsed: KnownFiles = new Map();
  readEdition(contents, parsed);
  /** How many changes each test caught. What caught many is run first, because it will catch the next one. */
  const catches = new Map<string, number>();
  const byCatches = (one: string, other: string): number => (catches.get(other) ?? 0) - (catches.get(one) ?? 0);

  /** Makes the tests use an edition with this change. @returns false if the content cannot be read any more */
  async function takeContent(mutant: Mutant, source: string): Promise<boolean> {
    const read = readEdition(new Map([...contents, [relative(CONTENT, mutant.file), source]]), parsed);
    if ('problems' in read) return false;
    const { digest, texts } = await unsignedEdition(read.edition);
    Object.assign(globalThis, { changedEdition: { digest, textsOf: async () => texts } });
    return true;
  }

  async function run({ mutant, tests }: Task): Promise<Outcome> {
    const source = mutated(readFileSync(join(folder, mutant.file), 'utf8'), mutant);
    const isContent = mutant.file.startsWith(`${CONTENT}/`);
    if (isContent && !(await takeContent(mutant, source))) return { kind: 'caught', by: 'the reader' };
    const path = join(folder, isContent ? EDITION : mutant.file);
    const javascript = isContent ? CHANGED_EDITION : stripped(source);
    if (javascript === null) return { kind: 'caught', by: 'the parser' };
    const isChange = mutant.was !== mutant.becomes;
    if (isChange && bare(javascript) === bare(graph.javascriptOf(path) ?? '')) return { kind: 'types' };
    generation += 1;
    fresh = graph.reachedFrom(path);
    changed = { path, javascript };
    for (const test of isContent ? tests.toSorted(byCatches) : tests) {
      if (!fresh.has(join(folder, test))) continue;
      if (await failsIn(pathToFileURL(join(folder, test)).href)) {
        catches.set(test, (catches.get(test) ?? 0) + 1);
        return { kind: 'caught', by: test };
      }
    }
    return { kind: 'survived' };
  }

  process.on('message', async (task: Task) => process.send?.(await run(task)));
  process.send?.('ready');
}

/** Stripping types leaves blanks in the code. */
const bare = (javascript: string): string => javascript.replace(/\s+/g, ' ');

function stripped(source: string): string | null {
  try {
    return stripTypeScriptTypes(source);
  } catch {
    return null;
  }
}
