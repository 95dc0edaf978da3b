import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/**
 * Tells the worker what to compare a file with before it stores it. A name without a hash is in every build: of it the
 * worker stores only the file of its own, so the files are read where this build writes them.
 */
export function fileIntegrity() {
  let folder = '';
  const plugin: Plugin = {
    name: 'file-integrity',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
  };
  const integrityOf = (name: string): string =>
    `sha256-${createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('base64')}`;
  const addTo = <E extends Entry>(entries: readonly E[]) => ({
    manifest: entries.map((entry) =>
      entry.revision === null ? entry : { ...entry, integrity: integrityOf(entry.url) },
    ),
  });
  return { plugin, addTo };
}
