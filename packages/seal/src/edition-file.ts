import { canonicalJson } from '@first60/edition';
import { isApproval } from './approval.ts';
import { wrongParts } from './open-edition.ts';
import { isText, listOf, objectOf, recordOf, valueOfText } from './shape.ts';
import {
  isSignedTrustList,
  newestTrust,
  type SignedTrustList,
  type TrustList,
  type TrustRefusal,
} from './trust-list.ts';
import {
  type ManifestRefusal,
  type SignedManifest,
  type VerifiedManifest,
  verifiedManifest,
} from './verify-edition.ts';

/** A whole edition in one string, with everything needed to verify it. */
export interface EditionFile {
  /** Every trust list, starting with the first. */
  readonly trust: readonly SignedTrustList[];
  readonly manifest: SignedManifest;
  /** Text of each part, by path. */
  readonly parts: Readonly<Record<string, string>>;
}

const isEditionFile = objectOf<EditionFile>({
  trust: listOf(isSignedTrustList),
  manifest: objectOf<SignedManifest>({ text: isText, approvals: listOf(isApproval) }),
  parts: recordOf(isText),
});

/** The text of a file: canonical JSON, with the approvals ordered by their keys. */
export const textOfFile = ({ trust, manifest, parts }: EditionFile): string =>
  canonicalJson({ trust, manifest: { ...manifest, approvals: inKeyOrder(manifest.approvals) }, parts });

export const inKeyOrder = (approvals: SignedManifest['approvals']): SignedManifest['approvals'] =>
  approvals.toSorted(({ assertion: { keyId: one } }, { assertion: { keyId: other } }) =>
    one === other ? 0 : one < other ? -1 : 1,
  );

export type FileRefusal = 'file' | 'parts' | TrustRefusal | ManifestRefusal;

export interface VerifiedFile extends VerifiedManifest {
  readonly trust: TrustList;
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * A file whose every byte has been verified, or the reason why it was refused.
 * @param root required fingerprint of the first list's recovery key. If absent, any key is accepted
 */
export async function verifiedFile(text: string, root?: string): Promise<VerifiedFile | FileRefusal> {
  const file = valueOfText(text, isEditionFile);
  if (file === undefined || textOfFile(file) !== text) return 'file';
  const trust = await newestTrust(file.trust, root);
  if (typeof trust === 'string') return trust;
  const verified = await verifiedManifest(file.manifest, trust);
  if (typeof verified === 'string') return verified;
  const parts = new Map(Object.entries(file.parts));
  const same = parts.size === Object.keys(verified.manifest.parts).length;
  if (!same || (await wrongParts(verified.manifest, parts)).length > 0) return 'parts';
  return { ...verified, trust, parts };
}
