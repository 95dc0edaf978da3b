import {
  installRefusal,
  type Statement,
  sealedManifestOf,
  type TrustList,
  timeOf,
  type VerifiedManifest,
  verifiedManifest,
  wrongParts,
} from '@first60/seal';
import type { Device } from './device.ts';
import type { ContentRefusal } from './edition-status.ts';
import type { Kept, KeptEdition } from './edition-store.ts';
import { partTextsAtRest } from './part-texts-at-rest.ts';
import { type SealedEdition, sealedEdition, textsByPath } from './sealed-edition.ts';

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
  const texts = await wholeTexts(verified, device);
  if (texts === undefined) return 'parts';
  const sealed = sealedOr(verified, texts);
  if (sealed === undefined) return 'parts';
  const byDigest = new Map([...texts].map(([path, text]) => [manifest.parts[path]?.[0] ?? '', text]));
  const installed = { manifest: signed, installedAt: device.now() };
  try {
    await device.store.change((now = kept) => {
      // Another tab may have installed it, or a newer one, meanwhile.
      const isOfOtherTab = now.active?.installedAt !== kept.active?.installedAt;
      if (isOfOtherTab && versionOf(now.active) >= manifest.version) return now;
      // One that does not hold is not kept as the one before.
      return { ...now, active: installed, previous: versionOf(now.active) === inUse ? now.active : now.previous };
    }, byDigest);
  } catch {
    return 'not-stored';
  }
  return sealed;
}

/** What the manifest says, whoever has written it. 0 where it says nothing. */
const versionOf = (kept: KeptEdition | undefined): number =>
  (kept && sealedManifestOf(kept.manifest.text)?.version) ?? 0;

function sealedOr(verified: VerifiedManifest, texts: ReadonlyMap<string, string>): SealedEdition | undefined {
  try {
    return sealedEdition(verified, texts);
  } catch {
    return undefined;
  }
}

/**
 * Every part of a manifest: what equals the built-in edition and what the device has, and the rest from the server.
 * @returns undefined where a part that the server sent is not the one
 */
async function wholeTexts(
  verified: VerifiedManifest,
  { server, store, builtIn }: Device,
): Promise<ReadonlyMap<string, string> | undefined> {
  const { manifest } = verified;
  const seals = Object.entries(manifest.parts);
  const stored = textsByPath(verified, await store.parts(seals.map(([, [digest]]) => digest)));
  const isWhole = seals.every(([path]) => stored.has(path));
  const here = new Map([...(isWhole ? [] : await partTextsAtRest(await builtIn())), ...stored]);
  const missing = await wrongParts(manifest, here);
  const texts = new Map(seals.flatMap(([path]) => (here.has(path) ? [[path, here.get(path) ?? ''] as const] : [])));
  const wanted = seals.filter(([path]) => missing.includes(path));
  if (wanted.length > SINGLE_PARTS) {
    const all = seals.reduce((sum, [, [, bytes]]) => sum + bytes, 0);
    const file = new Map(Object.entries(await server.parts(manifest.version, all)));
    for (const [path] of wanted) texts.set(path, file.get(path) ?? '');
  } else {
    for (const [path, [digest, bytes]] of wanted) texts.set(path, await server.part(digest, bytes));
  }
  return (await wrongParts(manifest, texts)).length > 0 ? undefined : texts;
}
