import type { Edition } from '@first60/edition';
import {
  expiryOf,
  type Manifest,
  type OpenEdition,
  openEdition,
  type TextsOf,
  type TrustList,
  type VerifiedManifest,
  verifiedManifest,
} from '@first60/seal';
import { turnsOf } from '../../device/turns.ts';
import type { EditionFacts } from './edition-status.ts';
import type { EditionStore, KeptEdition } from './edition-store.ts';

/** An edition with a verified manifest, read part by part. */
export interface SignedEdition {
  readonly open: OpenEdition;
  readonly facts: EditionFacts;
}

/** An edition in which every byte was verified. */
export interface SealedEdition extends SignedEdition {
  readonly edition: Edition;
}

/**
 * Opens an edition with a verified manifest.
 * @throws PartError if its contents are missing or damaged
 */
export async function signedEdition(verified: VerifiedManifest, textsOf: TextsOf): Promise<SignedEdition> {
  const { manifest, digest } = verified;
  return { open: await openEdition({ manifest, digest, textsOf }), facts: factsOf(verified) };
}

/** Maximum time in which the page cannot respond to a press. */
const TURN_MS = 8;

/**
 * The same, with the whole edition read.
 * @throws PartError for a part that is missing or damaged, Error for parts that do not form a whole edition
 */
export async function sealedEdition(signed: SignedEdition): Promise<SealedEdition> {
  return { ...signed, edition: await signed.open.whole(turnsOf(TURN_MS)) };
}

const factsOf = ({ manifest, digest, approvers }: VerifiedManifest): EditionFacts => ({
  version: manifest.version,
  digest,
  date: manifest.date,
  end: manifest.effectivePeriod.end,
  expiresAt: expiryOf(manifest),
  approvers: approvers.map(({ name, title }) => ({ name, title })),
});

/**
 * Opens the editions that a device keeps, verifying each as if it had just arrived. Parts that have been read are kept
 * while the page is open, so each is verified only once.
 */
export class KeptEditions {
  readonly #opened = new Map<string, SignedEdition>();

  /**
   * Ignores expiry, because an expired edition stays in use. Undefined for an edition that is invalid or that this app
   * cannot read.
   */
  async open(
    { manifest: signed }: KeptEdition,
    trust: TrustList,
    { store, schema }: { readonly store: EditionStore; readonly schema: number },
  ): Promise<SignedEdition | undefined> {
    try {
      const verified = await verifiedManifest(signed, trust);
      if (typeof verified === 'string' || !isReadable(verified.manifest, schema)) return undefined;
      const opened =
        this.#opened.get(verified.digest) ?? (await signedEdition(verified, (digests) => store.parts(digests)));
      this.#opened.set(verified.digest, opened);
      return { ...opened, facts: factsOf(verified) };
    } catch {
      return undefined;
    }
  }
}

/** True if this app knows the format of an edition. */
const isReadable = ({ schema }: Pick<Manifest, 'schema'>, known: number): boolean => schema === known;
