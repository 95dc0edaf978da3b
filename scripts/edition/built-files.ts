import { contentsOf } from '../../packages/edition/src/index.ts';
import { linesOfTexts, unsignedEdition } from '../../packages/seal/src/index.ts';
import type { BuiltEdition } from './edition-folder.ts';

/**
 * The files of `packages/content/src/built`: the edition as the lines of its manifest and parts, its digest, the cover
 * that Home renders before reading any of the edition, and the content that the rules and the review sheet need.
 */
export async function builtFiles({
  edition,
  reviewPoints,
  exceptions,
}: BuiltEdition): Promise<ReadonlyMap<string, string>> {
  const { digest, texts } = await unsignedEdition(edition);
  const { zones: _, protocols: __, ...cover } = contentsOf({ ...edition, sha256: digest });
  return new Map([
    ['edition.txt', linesOfTexts(texts)],
    ['cover.ts', moduleOf('cover', 'EditionCover', cover)],
    ['digest.ts', `${HEAD}export const digest = '${digest}';\n`],
    ['exceptions.ts', moduleOf('exceptions', 'Exceptions', exceptions)],
    ['review-points.ts', moduleOf('reviewPoints', 'readonly ReviewPoint[]', reviewPoints)],
  ]);
}

const HEAD = '// Written by scripts/build-edition.ts from the content folder. Do not edit.\n';

/** A constant whose value is parsed from JSON, because browsers parse JSON faster than code. */
const moduleOf = (name: string, type: string, value: unknown): string =>
  [
    HEAD,
    `import type { ${/\w+/.exec(type.replace('readonly ', ''))?.[0]} } from '@first60/edition';`,
    '',
    `export const ${name}: ${type} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`,
  ].join('\n');
