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

/** More missing parts than this come in the one file of the edition. */
const SINGLE_PARTS = 20;

interface ToInstall {
  /** What the server says is current. */
  readonly statement: Statement;
  readonly trust: TrustList;
  readonly kept: Kept;
  /** Version that is in use and verified. 0 for the edition in the build. */
  readonly inUse: number;
}

/**
 * Installs the edition that the statement names, or says why not. Everything is verified before anything is stored, and
 * it is stored in one transaction: whatever fails, the device is as it was.
 */
export async function install(
  { statement, trust, kept, inUse }: ToInstall,
  device: Device,
): Promise<SealedEdition | ContentRefusal> {
  const signed = await device.server.edition(statement.version);
  const verified = await verifiedManifest(signed, trust);
  if (typeof verified === 'string') return 'signatures';
  const { manifest, digest } = verified;
  // The approvals are real, but of another edition than the server says is current.
  if (digest !== statement.digest || manifest.version !== statement.version) return 'signatures';
  // One that the device has heard of and could not install yet is not below what it has seen.
  const seen = Math.max(inUse, kept.seen.version - 1);
  const refusal = installRefusal(manifest, { reader: device.reader, seen, now: timeOf(device.now(), kept.seen) });
  if (refusal !== undefined) return refusal === 'version' ? 'less' : refusal;
  const whole = await wholeEdition(verified, device);
  if (whole === undefined) return 'parts';
  const { sealed, texts } = whole;
  const installed = { manifest: signed, installedAt: device.now() };
  try {
    await device.store.change((now = kept) => {
      // Another tab may have installed it, or a newer one, meanwhile.
      const isOfOtherTab = now.active?.installedAt !== kept.active?.installedAt;
      if (isOfOtherTab && versionOf(now.active) >= manifest.version) return now;
      // One that does not hold is not kept as the one before.
      return { ...now, active: installed, previous: versionOf(now.active) === inUse ? now.active : now.previous };
    }, texts);
  } catch {
    return 'not-stored';
  }
  return sealed;
}

/** What the manifest says, whoever has written it. 0 where it says nothing. */
const versionOf = (kept: KeptEdition | undefined): number => (kept && manifestOfText(kept.manifest.text)?.version) ?? 0;

/**
 * An edition with every part verified: what equals the built-in edition and what the device has, and the rest from the
 * server, also where what is here is damaged.
 * @returns it with the texts of its parts by their digests. Undefined where a part that the server sent is not the one
 * @throws where the server is not reached
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
      // All that is missing at once, not what is asked for first and then the rest.
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

/** The parts of an edition on the server. */
class ServerParts {
  /** Whether a call did not end well. */
  failed = false;
  readonly #verified: VerifiedManifest;
  readonly #server: Device['server'];

  constructor(verified: VerifiedManifest, server: Device['server']) {
    this.#verified = verified;
    this.#server = server;
  }

  /** What the server sends for these digests. Nothing of it is verified. */
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
