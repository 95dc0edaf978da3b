import type { Edition } from '@first60/edition';
import {
  editionOfParts,
  expiryOf,
  type TrustList,
  type VerifiedManifest,
  verifiedManifest,
  wrongParts,
} from '@first60/seal';
import type { EditionFacts } from './edition-status.ts';
import type { EditionStore, KeptEdition } from './edition-store.ts';

/** An edition whose every byte was verified. */
export interface SealedEdition {
  readonly edition: Edition;
  readonly facts: EditionFacts;
  /** Digest of the part of a path. */
  readonly partDigest: (path: string) => string | undefined;
}

/** @throws Error for parts that hold no whole edition */
export const sealedEdition = (verified: VerifiedManifest, texts: ReadonlyMap<string, string>): SealedEdition => ({
  edition: editionOfParts(texts, verified.digest),
  facts: factsOf(verified),
  partDigest: (path) => (Object.hasOwn(verified.manifest.parts, path) ? verified.manifest.parts[path]?.[0] : undefined),
});

const factsOf = ({ manifest, digest, approvers }: VerifiedManifest): EditionFacts => ({
  version: manifest.version,
  digest,
  date: manifest.date,
  end: manifest.effectivePeriod.end,
  expiresAt: expiryOf(manifest),
  approvers: approvers.map(({ name, title }) => ({ name, title })),
});

/** The edition that was kept, verified again as if it had just come. Its time is not asked: an expired one stays. */
export async function keptSealed(
  kept: KeptEdition | undefined,
  trust: TrustList,
  store: EditionStore,
): Promise<SealedEdition | undefined> {
  if (kept === undefined) return undefined;
  try {
    const verified = await verifiedManifest(kept.manifest, trust);
    if (typeof verified === 'string') return undefined;
    const texts = textsByPath(verified, await store.parts(Object.values(verified.manifest.parts).map(([one]) => one)));
    return (await wrongParts(verified.manifest, texts)).length > 0 ? undefined : sealedEdition(verified, texts);
  } catch {
    return undefined;
  }
}

/** The texts that a manifest names, by its paths, from texts by their digests. */
export const textsByPath = (
  { manifest }: Pick<VerifiedManifest, 'manifest'>,
  byDigest: ReadonlyMap<string, string>,
): Map<string, string> =>
  new Map(
    Object.entries(manifest.parts).flatMap(([path, [digest]]) => {
      const text = byDigest.get(digest);
      return text === undefined ? [] : [[path, text] as const];
    }),
  );
