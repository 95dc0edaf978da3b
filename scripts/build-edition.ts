import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { problemText } from '../packages/edition/src/index.ts';
import { type BuiltEdition, editionIn } from './edition/edition-folder.ts';

/*
 * Reads the content folder and writes it as the modules that `packages/content` offers. They are not kept in git:
 * `scripts/setup.cjs` makes them wherever a file of the content has changed.
 */
const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/content/src/built');

/** A module whose values are read from JSON, which a browser does faster than it reads code. */
const moduleOf = (type: string, values: Readonly<Record<string, unknown>>): string =>
  [
    '// Written by scripts/build-edition.ts from the content folder. Do not edit.',
    `import type { ${type} } from '@first60/edition';`,
    '',
    ...Object.entries(values).map(
      ([name, value]) =>
        `export const ${name}: ${Array.isArray(value) ? `readonly ${type}[]` : type} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});`,
    ),
    '',
  ].join('\n');

function write({ edition, reviewPoints }: BuiltEdition): void {
  const { id, date, schemaVersion, sha256, groups } = edition;
  mkdirSync(BUILT, { recursive: true });
  const files = {
    'cover.ts': moduleOf('EditionCover', { cover: { id, date, schemaVersion, sha256, groups } }),
    'edition.ts': moduleOf('Edition', { edition }),
    'review-points.ts': moduleOf('ReviewPoint', { reviewPoints }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(BUILT, name);
    if (textOf(file) !== text) writeFileSync(file, text);
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const folder = resolve(ROOT, process.env.CONTENT_FOLDER ?? 'content');
const read = editionIn(folder);
if ('problems' in read) {
  for (const problem of read.problems) process.stderr.write(`${problemText(problem)}\n`);
  process.stderr.write(`The content in ${folder} cannot be used: ${read.problems.length} to mend.\n`);
  process.exitCode = 1;
} else write(read);
