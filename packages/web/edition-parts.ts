import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PARTS = join(import.meta.dirname, '../content/src/built/parts');
/** Below the folder of the hashed files: a part is named by its content as well. */
const PLACE = 'assets/parts';

/** Serves the parts of the edition as files by the names of their digests. */
export function editionParts(): Plugin {
  return {
    name: 'edition-parts',
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
