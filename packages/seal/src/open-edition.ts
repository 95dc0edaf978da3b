import type { CardContent, Edition, EditionContents, Protocol } from '@first60/edition';
import { hex, sha256, utf8 } from './bytes.ts';
import type { Manifest } from './manifest.ts';
import {
  CONTENTS_PATH,
  cardOfParts,
  cardPath,
  contentsOfParts,
  drugPathsOfCard,
  editionOfParts,
  SOURCES_PATH,
} from './parts.ts';

type Sealed = Pick<Manifest, 'parts'>;

/**
 * Fetches the texts of parts by digest, as far as they are available. The texts are not trusted.
 * @param isSecond true when the first texts were missing or damaged. They should now come from another source, if there
 * is one
 */
export type TextsOf = (digests: readonly string[], isSecond: boolean) => Promise<ReadonlyMap<string, string>>;

/** An edition that is read one part at a time. */
export interface OpenEdition {
  readonly contents: EditionContents;
  /** Digest of the part at a path. Undefined when the edition has no such part. */
  readonly partDigest: (path: string) => string | undefined;
  /**
   * The data needed to draw a card. Undefined when no card has this id.
   * @param withWorks whether to include the works that cards cite. The default is true
   * @throws PartError for a part that is missing or damaged
   */
  readonly card: (id: string, withWorks?: boolean) => Promise<OpenCard | undefined>;
  /**
   * The whole edition.
   * @param rest called between the parts, so that the page can respond to input
   * @throws PartError for a part that is missing or damaged
   * @throws Error when the parts do not form a whole edition
   */
  readonly whole: (rest?: () => Promise<void>) => Promise<Edition>;
}

export type OpenCard = CardContent & { readonly protocol: Protocol };

/** Parts are missing, or do not match the manifest. */
export class PartError extends Error {
  readonly paths: readonly string[];

  constructor(paths: readonly string[]) {
    super(`Parts are missing or damaged: ${paths.join(', ')}`);
    this.paths = paths;
  }
}

interface BaseReading {
  /** Digest of the manifest, which identifies the edition. */
  readonly digest: string;
  readonly textsOf: TextsOf;
  /**
   * Accepts the texts without checking them. Used when the browser cannot compute a digest and the texts came with the
   * app.
   */
  readonly isTrusted?: boolean;
}

interface Reading extends BaseReading {
  readonly manifest: Sealed;
}

/**
 * Opens the edition of a build. Its manifest is not signed, so the build supplies the manifest's digest.
 * @throws PartError when the manifest or the contents are missing or damaged
 */
export async function openBaseEdition(reading: BaseReading): Promise<OpenEdition> {
  const { digest, textsOf, isTrusted = false } = reading;
  const isRight = async (text: string | undefined) =>
    text !== undefined && (isTrusted || hex(await sha256(utf8(text))) === digest);
  for (const isSecond of [false, true]) {
    const text = (await textsOf([digest], isSecond)).get(digest);
    // The build created this text, so it has the shape of a manifest.
    if (await isRight(text)) return openEdition({ ...reading, manifest: JSON.parse(text ?? '') as Sealed });
  }
  throw new PartError([MANIFEST]);
}

/** Stands for the manifest in the list of missing paths. */
const MANIFEST = 'manifest';

/**
 * Opens an edition. Its contents are read immediately, everything else on request. Each part is verified once, before
 * any of it is read.
 * @throws PartError when the contents are missing or damaged
 */
export async function openEdition(reading: Reading): Promise<OpenEdition> {
  const { manifest, digest } = reading;
  const values = new Map<string, unknown>();
  const partDigest = (path: string): string | undefined => digestIn(manifest, path);
  const read = async (paths: readonly string[], rest?: () => Promise<void>): Promise<void> => {
    const unread = paths.filter((path) => !values.has(path));
    for (const [path, text] of unread.length > 0 ? await verifiedTexts(unread, reading) : []) {
      values.set(path, JSON.parse(text));
      await rest?.();
    }
  };
  await read([CONTENTS_PATH]);
  const contents = contentsOfParts(values, digest);
  let whole: Promise<Edition> | undefined;
  const readWhole = async (rest?: () => Promise<void>): Promise<Edition> => {
    await read(Object.keys(manifest.parts), rest);
    return editionOfParts(values, digest);
  };
  return {
    contents,
    partDigest,
    card: async (id, withWorks = true) => {
      if (!Object.hasOwn(contents.protocols, id)) return undefined;
      await read([cardPath(id)]);
      const drugs = drugPathsOfCard(values, id).filter((path) => partDigest(path) !== undefined);
      await read([...drugs, ...(withWorks ? [SOURCES_PATH] : [])]);
      return cardOfParts(contents, values, id);
    },
    whole: (rest) => {
      whole ??= readWhole(rest).catch((error: unknown) => {
        whole = undefined;
        throw error;
      });
      return whole;
    },
  };
}

/** The texts at these paths, each matching its digest. @throws PartError for one that does not */
async function verifiedTexts(
  paths: readonly string[],
  { manifest, textsOf, isTrusted = false }: Reading,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  const wrongOf = (some: readonly string[]) =>
    isTrusted ? some.filter((path) => texts.get(path) === '') : wrongParts(manifest, texts, some);
  let wrong: readonly string[] = paths;
  for (const isSecond of [false, true]) {
    const found = await textsOf(
      wrong.flatMap((path) => digestIn(manifest, path) ?? []),
      isSecond,
    );
    for (const path of wrong) texts.set(path, found.get(digestIn(manifest, path) ?? '') ?? '');
    wrong = await wrongOf(wrong);
    if (wrong.length === 0) break;
  }
  if (wrong.length > 0) throw new PartError(wrong);
  return texts;
}

const digestIn = ({ parts }: Sealed, path: string): string | undefined =>
  Object.hasOwn(parts, path) ? parts[path]?.[0] : undefined;

/**
 * The paths whose bytes are missing or do not match the manifest.
 * @param paths the paths to check. By default, all paths of the manifest
 */
export async function wrongParts(
  { parts }: Sealed,
  texts: ReadonlyMap<string, string>,
  paths: readonly string[] = Object.keys(parts),
): Promise<readonly string[]> {
  const wrong = paths.map(async (path) => {
    const seal = Object.hasOwn(parts, path) ? parts[path] : undefined;
    const text = texts.get(path);
    // An unpaired surrogate would be encoded as the bytes of a different character.
    if (seal === undefined || text?.isWellFormed() !== true) return [path];
    const bytes = utf8(text);
    return bytes.length === seal[1] && hex(await sha256(bytes)) === seal[0] ? [] : [path];
  });
  return (await Promise.all(wrong)).flat();
}
