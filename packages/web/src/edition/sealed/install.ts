import {
  installRefusal,
  manifestOfText,
  type Statement,
  type TrustList,
  timeOf,
  type VerifiedManifest,
  verifiedManifest,
} from '@first60/seal';
import type { Device } from './device.ts';
import type { ContentRefusal } from './edition-status.ts';
import type { Kept, KeptEdition } from './edition-store.ts';
import { type SealedEdition, sealedEdition, signedEdition } from './sealed-edition.ts';

/** If more parts than this are missing, they are loaded as the edition's single file. */
const SINGLE_PARTS = 20;

interface ToInstall {
  /** The server's statement of what is current. */
  readonly statement: Statement;
  readonly trust: TrustList;
  readonly kept: Kept;
  /** The version that is in use and verified. 0 for the edition in the build. */
  readonly inUse: number;
}

/**
 * Installs the edition that the statement names, or returns why it was refused. Everything is verified before it is
 * stored in one transaction, so any failure leaves the device unchanged.
 */
export async function install(
  { statement, trust, kept, inUse }: ToInstall,
  device: Device,
): Promise<SealedEdition | ContentRefusal> {
  const signed = await device.server.edition(statement.version);
  const verified = await verifiedManifest(signed, trust);
  if (typeof verified === 'string') return 'signatures';
  const { manifest, digest } = verified;
  // The approvals are valid, but for an edition other than the one the server says is current.
  if (digest !== statement.digest || manifest.version !== statement.version) return 'signatures';
  // An edition that the device knows of but could not install yet does not count as older than the newest one seen.
  const seen = Math.max(inUse, kept.seen.version - 1);
  const refusal = installRefusal(manifest, { reader: device.reader, seen, now: timeOf(device.now(), kept.seen) });
  if (refusal !== undefined) return refusal === 'version' ? 'less' : refusal;
  const whole = await wholeEdition(verified, device);
  if (whole === undefined) return 'parts';
  const { sealed, texts } = whole;
  const installed = { manifest: signed, installedAt: device.now() };
  try {
    await device.store.change((now = kept) => {
      // Another tab may have installed this edition, or a newer one, in the meantime.
      const isOfOtherTab = now.active?.installedAt !== kept.active?.installedAt;
      if (isOfOtherTab && versionOf(now.active) >= manifest.version) return now;
      // An invalid edition is not kept as the previous one.
      return { ...now, active: installed, previous: versionOf(now.active) === inUse ? now.active : now.previous };
    }, texts);
  } catch {
    return 'not-stored';
  }
  return sealed;
}

/** The version in the manifest, which is not verified here. 0 if there is none. */
const versionOf = (kept: KeptEdition | undefined): number => (kept && manifestOfText(kept.manifest.text)?.version) ?? 0;

/**
 * An edition with every part verified. Parts come from the built-in edition and the device where they match, and from
 * the server where they are missing or damaged.
 * @returns the edition with its parts' text by digest. Undefined if the server sent a wrong part
 * @throws if the server cannot be reached
 */
async function wholeEdition(
  verified: VerifiedManifest,
  { server, store, baseTexts }: Device,
): Promise<{ readonly sealed: SealedEdition; readonly texts: ReadonlyMap<string, string> } | undefined> {
  const digests = Object.values(verified.manifest.parts).map(([digest]) => digest);
  const stored = await store.parts(digests);
  const isWhole = digests.every((digest) => stored.has(digest));
  const texts = new Map([...(isWhole ? [] : await baseTexts()), ...stored]);
  const loads = new ServerParts(verified, server);
  try {
    const signed = await signedEdition(verified, async (wanted, isSecond) => {
      // Loads everything that is missing in a single step, instead of the requested parts first and the rest later.
      const missing = isSecond ? new Set([...wanted, ...digests.filter((digest) => !texts.has(digest))]) : [];
      for (const [digest, text] of await loads.texts([...missing])) texts.set(digest, text);
      return texts;
    });
    return { sealed: await sealedEdition(signed), texts };
  } catch (error) {
    if (loads.failed) throw error;
    return undefined;
  }
}

/** An edition's parts on the server. */
class ServerParts {
  /** True if a call has failed. */
  failed = false;
  readonly #verified: VerifiedManifest;
  readonly #server: Device['server'];

  constructor(verified: VerifiedManifest, server: Device['server']) {
    this.#verified = verified;
    this.#server = server;
  }

  /** The server's text for each of these digests, unverified. */
  async texts(digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (digests.length === 0) return new Map();
    this.failed = true;
    const texts = digests.length > SINGLE_PARTS ? await this.#ofFile() : await this.#single(new Set(digests));
    this.failed = false;
    return texts;
  }

  async #ofFile(): Promise<ReadonlyMap<string, string>> {
    const { version, parts } = this.#verified.manifest;
    const all = Object.values(parts).reduce((sum, [, bytes]) => sum + bytes, 0);
    const file = await this.#server.parts(version, all);
    return new Map(Object.entries(parts).map(([path, [digest]]) => [digest, file[path] ?? '']));
  }

  async #single(digests: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>();
    for (const [digest, bytes] of Object.values(this.#verified.manifest.parts)) {
      if (digests.has(digest) && !texts.has(digest)) texts.set(digest, await this.#server.part(digest, bytes));
    }
    return texts;
  }
}
