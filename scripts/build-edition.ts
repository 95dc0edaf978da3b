import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkEdition } from '../packages/checks/src/index.ts';
import { problemText } from '../packages/edition/src/index.ts';
import { type BuiltEdition, editionIn } from './edition/edition-folder.ts';
import { writeEditorSchemas } from './edition/editor-schemas.ts';

/*
 * Reads the content folder and writes it as the modules that `packages/content` offers. They are not kept in git:
 * `scripts/setup.cjs` makes them wherever a file of the content has changed.
 */
const ROOT = join(import.meta.dirname, '..');
const BUILT = join(ROOT, 'packages/content/src/built');

/** A constant whose value is read from JSON, which a browser does faster than it reads code. */
const constant = (name: string, type: string, value: unknown): string =>
  `export const ${name}: ${type} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;

const moduleOf = (imports: readonly string[], ...lines: readonly string[]): string =>
  ['// Written by scripts/build-edition.ts from the content folder. Do not edit.', ...imports, '', ...lines].join('\n');

const types = (names: string): string => `import type { ${names} } from '@first60/edition';`;

/** Parts that change separately, each a module of its own, so that a corrected card does not reload the formulary. */
const PARTS = ['protocols', 'formulary', 'sources'] as const;

function write({ edition, reviewPoints, exceptions }: BuiltEdition): void {
  const { id, date, schemaVersion, sha256, groups, kits, protocols, formulary, sources, ...rest } = edition;
  mkdirSync(BUILT, { recursive: true });
  const parts = { protocols, formulary, sources };
  const files = {
    'cover.ts': moduleOf(
      [types('EditionCover')],
      constant('cover', 'EditionCover', { id, date, schemaVersion, sha256, groups, kits }),
    ),
    ...Object.fromEntries(
      PARTS.map((name) => [
        `${name}.ts`,
        moduleOf([types('Edition')], constant(name, `Edition['${name}']`, parts[name])),
      ]),
    ),
    'edition.ts': moduleOf(
      [types('Edition, EditionCover'), ...['cover', ...PARTS].map((name) => `import { ${name} } from './${name}.ts';`)],
      constant(
        'rest',
        `Omit<Edition, keyof EditionCover | ${PARTS.map((name) => `'${name}'`).join(' | ')}>`,
        rest,
      ).replace('export ', ''),
      `export const edition: Edition = { ...cover, ${PARTS.join(', ')}, ...rest };\n`,
    ),
    'exceptions.ts': moduleOf([types('Exceptions')], constant('exceptions', 'Exceptions', exceptions)),
    'review-points.ts': moduleOf(
      [types('ReviewPoint')],
      constant('reviewPoints', 'readonly ReviewPoint[]', reviewPoints),
    ),
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

writeEditorSchemas();
const OTHER_FOLDER = process.env.CONTENT_FOLDER;
const folder = resolve(ROOT, OTHER_FOLDER ?? 'content');
const read = editionIn(folder);

/**
 * Why the content may not be built, one line each. The rules run over content from elsewhere alone: that of the
 * repository has them among its tests, and is looked at in the app while it is changed.
 */
function refusals(): readonly string[] {
  if ('problems' in read) return read.problems.map(problemText);
  if (OTHER_FOLDER === undefined) return [];
  const stopped = checkEdition(read.edition, read.exceptions).filter(({ level }) => level === 'stops');
  return stopped.map(({ rule, sentence }) => `${rule}: ${sentence}`);
}

const refused = refusals();
for (const line of refused) process.stderr.write(`${line}\n`);
if ('edition' in read && refused.length === 0) write(read);
else {
  process.stderr.write(`The content in ${folder} cannot be used: ${refused.length} to mend.\n`);
  process.exitCode = 1;
}
