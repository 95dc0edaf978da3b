import { canonicalJson, type Edition } from '@first60/edition';
import { digestOfText } from './bytes.ts';
import type { Manifest } from './manifest.ts';
import { partSeals, partTexts } from './parts.ts';

/** An edition that ships with a build. It is not signed: it is trusted because it comes with the app. */
export interface UnsignedEdition {
  readonly digest: string;
  /** Digest of each part, by path. */
  readonly digests: ReadonlyMap<string, string>;
  /** The manifest and all parts, by digest. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The parts and the manifest of an edition that ships with the app. It has version 0, no agency and no expiry. Equal
 * content has an equal digest.
 */
export async function unsignedEdition(edition: Omit<Edition, 'sha256'>): Promise<UnsignedEdition> {
  const parts = partTexts(edition);
  const seals = await partSeals(parts);
  const { date, schemaVersion } = edition;
  const text = canonicalJson({
    format: 1,
    agency: '',
    version: 0,
    previous: null,
    base: NO_EDITION,
    schema: schemaVersion,
    minApp: '0.0.0',
    trust: 0,
    title: '',
    reason: '',
    date,
    lastReviewDate: date,
    effectivePeriod: { start: date, end: LAST_DAY },
    authors: [],
    restores: null,
    parts: seals,
  } satisfies Manifest);
  const digest = await digestOfText(text);
  const digests = new Map(Object.entries(seals).map(([path, [one]]) => [path, one]));
  return {
    digest,
    digests,
    texts: new Map([[digest, text], ...[...parts].map(([path, part]) => [digests.get(path) ?? '', part] as const)]),
  };
}

const NO_EDITION = '0'.repeat(64);
const LAST_DAY = '9999-12-31';

/** An edition with the digest that it has as the built-in edition. */
export const withDigest = async (edition: Omit<Edition, 'sha256'>): Promise<Edition> => ({
  ...edition,
  sha256: (await unsignedEdition(edition)).digest,
});
