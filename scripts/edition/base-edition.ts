import { join } from 'node:path';
import { type Edition, type KnownFiles, problemText, readEdition } from '../../packages/edition/src/index.ts';
import { withDigest } from '../../packages/seal/src/index.ts';
import { textsIn } from './edition-folder.ts';

const known: KnownFiles = new Map();

/** This repository's content files, for tests that read them with a change. */
export const baseTexts = textsIn(join(import.meta.dirname, '../../content'));

/**
 * Reads files that are mostly this repository's content files. Unchanged files are parsed once for all tests in a
 * process.
 */
export const readChanged = (texts: ReadonlyMap<string, string>): ReturnType<typeof readEdition> =>
  readEdition(texts, known);

const read = readChanged(baseTexts);
if ('problems' in read) throw new Error(read.problems.map(problemText).join('\n'));

/** The edition built from the content. */
export const baseEdition: Edition = await withDigest(read.edition);

/** The acts of its drugs. */
export const baseActs = read.edition.acts;
