import { resolveObjectURL } from 'node:buffer';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file that a page saved. */
export interface Download {
  readonly suggestedFilename: () => string;
  /** Path of the saved file. */
  readonly path: () => Promise<string>;
}

export async function downloaded(name: string, href: string): Promise<Download> {
  const blob = href.startsWith('blob:') ? resolveObjectURL(href) : await (await fetch(href)).blob();
  if (blob === undefined) throw new Error(`There is nothing at ${href}.`);
  const bytes = await blob.bytes();
  return {
    suggestedFilename: () => name,
    path: async () => {
      const file = join(await mkdtemp(join(tmpdir(), 'first60-download-')), name);
      await writeFile(file, bytes);
      return file;
    },
  };
}
