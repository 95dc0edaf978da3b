import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const IMPORT = /\bfrom\s*'([^']+)'/g;
const SCOPE = '@first60/';

/** The modules of the scratch copy: the code of each without its types, and its importers. */
export class ModuleGraph {
  readonly #javascript = new Map<string, string>();
  readonly #importers = new Map<string, Set<string>>();

  constructor(folder: string) {
    const packages = join(folder, 'packages');
    for (const file of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
      if (file.endsWith('.ts')) this.#add(join(packages, file), packages);
    }
  }

  #add(path: string, packages: string): void {
    const javascript = stripTypeScriptTypes(readFileSync(path, 'utf8'));
    this.#javascript.set(path, javascript);
    for (const [, specifier = ''] of javascript.matchAll(IMPORT)) {
      const target = specifier.startsWith(SCOPE)
        ? join(packages, specifier.slice(SCOPE.length), 'src/index.ts')
        : join(path, '..', specifier);
      const importers = this.#importers.get(target) ?? new Set();
      this.#importers.set(target, importers.add(path));
    }
  }

  /** The module's JavaScript. Undefined for a file outside the scratch copy. */
  javascriptOf(path: string): string | undefined {
    return this.#javascript.get(path);
  }

  /** The file and all its direct and indirect importers: everything that a change to the file can affect. */
  reachedFrom(path: string): Set<string> {
    const reached = new Set([path]);
    for (const file of reached) for (const importer of this.#importers.get(file) ?? []) reached.add(importer);
    return reached;
  }
}
