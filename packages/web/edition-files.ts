import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const BUILT = join(import.meta.dirname, '../content/src/built');
const PARTS = join(BUILT, 'parts');
/** Below the folder of the hashed files: a part is named by its content as well. */
const PLACE = 'assets/parts';
/** What is imported by this name is the address of a file of the built content. */
const ADDRESS = 'virtual:edition/';

/** Serves the edition: its parts as files by the names of their digests, the whole as files whose addresses are imported. */
export function editionFiles(): Plugin {
  return {
    name: 'edition-files',
    resolveId: (name) => (name.startsWith(ADDRESS) ? `${join(BUILT, name.slice(ADDRESS.length))}?url` : undefined),
    generateBundle() {
      for (const name of readdirSync(PARTS)) {
        this.emitFile({ type: 'asset', fileName: `${PLACE}/${name}`, source: readFileSync(join(PARTS, name)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${PLACE}`, ({ url = '' }, answer, next) => {
        const name = readdirSync(PARTS).find((part) => url === `/${part}`);
        if (name === undefined) return next();
        answer.setHeader('content-type', 'application/json').end(readFileSync(join(PARTS, name)));
      });
    },
  };
}
