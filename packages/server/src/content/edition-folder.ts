import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  canonicalJson,
  type Edition,
  type Exceptions,
  type Problem,
  type ReviewPoint,
  readEdition,
} from '@first60/edition';

/** An edition with its digest, as the app shows it. */
export interface BuiltEdition {
  readonly edition: Edition;
  readonly reviewPoints: readonly ReviewPoint[];
  readonly exceptions: Exceptions;
}

/** SHA-256, in hex, of an edition's canonical JSON without its own `sha256`. */
export function digestOf(edition: Omit<Edition, 'sha256'>): string {
  const { sha256: _, ...content } = edition as Edition;
  return createHash('sha256').update(canonicalJson(content)).digest('hex');
}

/** The texts of the YAML files of a folder, by their paths in it, in the order of their names. Also those that the reader refuses for
 * their ending, so that none is passed over. */
export function textsIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Reads the edition in a folder, or says what keeps it from being read. */
export function editionIn(folder: string): BuiltEdition | { readonly problems: readonly Problem[] } {
  const read = readEdition(textsIn(folder));
  if ('problems' in read) return read;
  return { ...read, edition: { ...read.edition, sha256: digestOf(read.edition) } };
}
