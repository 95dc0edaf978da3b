import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type Edition, type Exceptions, type Problem, type ReviewPoint, readEdition } from '@first60/edition';
import { withDigest } from '@first60/seal';

/** An edition with its digest, as the app shows it. */
export interface BuiltEdition {
  readonly edition: Edition;
  readonly reviewPoints: readonly ReviewPoint[];
  readonly exceptions: Exceptions;
}

/**
 * The contents of the YAML files in a folder, keyed by their paths within it, ordered by name. Files with an extension
 * that the reader refuses are included, so that none is overlooked.
 */
export function textsIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Reads the edition in a folder, or returns the problems that prevent it. */
export async function editionIn(folder: string): Promise<BuiltEdition | { readonly problems: readonly Problem[] }> {
  const read = readEdition(textsIn(folder));
  if ('problems' in read) return read;
  return { ...read, edition: await withDigest(read.edition) };
}
