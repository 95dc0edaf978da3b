import { createHash } from 'node:crypto';
import {
  canonicalJson,
  cardPart,
  type Edition,
  type Manifest,
  manifestOf,
  type ProtocolId,
} from '../../packages/edition/src/index.ts';
import type { BuiltEdition } from './edition-folder.ts';

/** The folder of the parts among the built files. */
export const PARTS_FOLDER = 'parts';

/** Fields that change separately, each a file of its own, so that a corrected card does not reload the formulary. */
const FIELDS = ['protocols', 'formulary', 'sources'] as const;

/**
 * The files of `packages/content/src/built`: the edition as modules and as the JSON that the web app reads, each card in
 * a line of its own, and each card's part by the name of its digest.
 */
export function builtFiles({ edition, reviewPoints, exceptions }: BuiltEdition): ReadonlyMap<string, string> {
  const { id, date, schemaVersion, sha256, groups, kits, protocols, formulary, sources, ...rest } = edition;
  const fields = { protocols, formulary, sources };
  const parts = partsOf(edition);
  const digests = Object.fromEntries([...parts].map(([card, text]) => [card, sha256Of(text)]));
  return new Map([
    [
      'cover.ts',
      moduleOf(
        [types('EditionCover')],
        constant('cover', 'EditionCover', { id, date, schemaVersion, sha256, groups, kits }),
      ),
    ],
    [
      'manifest.ts',
      moduleOf([types('Manifest')], constant('manifest', 'Manifest', manifestOf(edition, digests) satisfies Manifest)),
    ],
    ...FIELDS.map(
      (name) =>
        [`${name}.ts`, moduleOf([types('Edition')], constant(name, `Edition['${name}']`, fields[name]))] as const,
    ),
    [
      'edition.ts',
      moduleOf(
        [
          types('Edition, EditionCover'),
          ...['cover', ...FIELDS].map((name) => `import { ${name} } from './${name}.ts';`),
        ],
        constant(
          'rest',
          `Omit<Edition, keyof EditionCover | ${FIELDS.map((name) => `'${name}'`).join(' | ')}>`,
          rest,
        ).replace('export ', ''),
        `export const edition: Edition = { ...cover, ${FIELDS.join(', ')}, ...rest };\n`,
      ),
    ],
    ['exceptions.ts', moduleOf([types('Exceptions')], constant('exceptions', 'Exceptions', exceptions))],
    [
      'review-points.ts',
      moduleOf([types('ReviewPoint')], constant('reviewPoints', 'readonly ReviewPoint[]', reviewPoints)),
    ],
    [
      'protocols.json',
      `[\n${Object.values(protocols)
        .map((card) => JSON.stringify(card))
        .join(',\n')}\n]`,
    ],
    ['formulary.json', JSON.stringify(formulary)],
    ['sources.json', JSON.stringify(sources)],
    ['rest.json', JSON.stringify(rest)],
    ...[...parts.values()].map((text) => [`${PARTS_FOLDER}/${sha256Of(text)}.json`, text] as const),
  ]);
}

/** The canonical text of each card's part. */
const partsOf = (edition: Edition): ReadonlyMap<ProtocolId, string> =>
  new Map(Object.values(edition.protocols).map(({ id }) => [id, canonicalJson(cardPart(edition, id))]));

const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A constant whose value is read from JSON, which a browser does faster than it reads code. */
const constant = (name: string, type: string, value: unknown): string =>
  `export const ${name}: ${type} = /* @__PURE__ */ JSON.parse(${JSON.stringify(JSON.stringify(value))});\n`;

const moduleOf = (imports: readonly string[], ...lines: readonly string[]): string =>
  ['// Written by scripts/build-edition.ts from the content folder. Do not edit.', ...imports, '', ...lines].join('\n');

const types = (names: string): string => `import type { ${names} } from '@first60/edition';`;
