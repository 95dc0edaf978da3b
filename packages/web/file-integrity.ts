import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Entry {
  readonly url: string;
  readonly revision: string | null;
}

/**
 * Adds each file's hash to the worker's list, so that the worker can verify it before storing. A name without a hash
 * exists in every build. The worker must store only its own build's file, so this reads the files that this build
 * writes.
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
