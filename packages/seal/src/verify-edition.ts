import { type Approval, type ApprovalRefusal, approversOf } from './approval.ts';
import { digestOfText } from './bytes.ts';
import { expiryOf, type Manifest, manifestOfText, startOf } from './manifest.ts';
import type { ThresholdRefusal } from './threshold.ts';
import type { ListedPerson, TrustList } from './trust-list.ts';

/** An edition as it is transferred, without its parts. */
export interface SignedManifest {
  readonly text: string;
  readonly approvals: readonly Approval[];
}

/** What the installed app can read. */
export interface Reader {
  /** The content schema that the app knows. */
  readonly schema: number;
  /** Its own version, "0.1.0". */
  readonly app: string;
}

export interface VerifiedManifest {
  readonly manifest: Manifest;
  readonly digest: string;
  readonly approvers: readonly ListedPerson[];
}

export type ManifestRefusal = 'format' | 'agency' | 'trust-older' | ThresholdRefusal | ApprovalRefusal;

/**
 * An edition signed by its agency's people, or the reason it is refused. Neither its parts nor its dates are checked.
 */
export async function verifiedManifest(
  { text, approvals }: SignedManifest,
  trust: TrustList,
): Promise<VerifiedManifest | ManifestRefusal> {
  const manifest = manifestOfText(text);
  if (manifest === undefined) return 'format';
  if (manifest.agency !== trust.agency) return 'agency';
  // It was sealed under a list that the device does not have yet.
  if (manifest.trust > trust.version) return 'trust-older';
  const approvers = await approversOf(approvals, { text, manifest }, trust);
  if (typeof approvers === 'string') return approvers;
  return { manifest, digest: await digestOfText(text), approvers };
}

export type InstallRefusal =
  /** The device has already seen this version or a higher one. */
  | 'version'
  | 'expired'
  | 'not-yet'
  /** The app does not know the edition's schema yet, or is older than the required version. */
  | 'app'
  /** The app no longer supports the edition's schema. */
  | 'form';

/** Reason why a verified edition cannot be installed now. Undefined when it can. */
export function installRefusal(
  manifest: Manifest,
  { reader, seen, now }: { reader: Reader; seen: number; now: number },
): InstallRefusal | undefined {
  if (manifest.version <= seen) return 'version';
  if (now >= expiryOf(manifest)) return 'expired';
  if (now < startOf(manifest)) return 'not-yet';
  if (manifest.schema < reader.schema) return 'form';
  return manifest.schema > reader.schema || isOlder(reader.app, manifest.minApp) ? 'app' : undefined;
}

function isOlder(app: string, least: string): boolean {
  const [one, other] = [app, least].map((version) => version.split('.').map(Number));
  const differing = (one ?? []).findIndex((number, at) => number !== other?.[at]);
  return differing >= 0 && (one?.[differing] ?? 0) < (other?.[differing] ?? 0);
}
