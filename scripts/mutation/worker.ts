import { readFileSync } from 'node:fs';
import { createRequire, registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

  async function run({ mutant, tests }: Task): Promise<Outcome> {
    const path = join(folder, mutant.file);
    const javascript = stripped(mutated(readFileSync(path, 'utf8'), mutant));
    if (javascript === null) return { kind: 'caught', by: 'the parser' };
    const isChange = mutant.was !== mutant.becomes;
    if (isChange && bare(javascript) === bare(graph.javascriptOf(path) ?? '')) return { kind: 'types' };
    generation += 1;
    fresh = graph.reachedFrom(path);
    changed = { path, javascript };
    for (const test of tests) {
      if (!fresh.has(join(folder, test))) continue;
      if (await failsIn(pathToFileURL(join(folder, test)).href)) return { kind: 'caught', by: test };
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
