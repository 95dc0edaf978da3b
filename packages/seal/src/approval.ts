import type { Bytes } from './bytes.ts';
import type { Manifest } from './manifest.ts';
import { type Assertion, refusalOfAssertion } from './passkey.ts';
import { objectOf, oneOf } from './shape.ts';
import { signedBytes } from './signed-bytes.ts';
import { thresholdRefusal } from './threshold.ts';
import { type ApproverRole, isAssertion, keyHolder, type ListedPerson, type TrustList } from './trust-list.ts';

/** One person's signature on a manifest, in their role. */
export interface Approval {
  readonly role: ApproverRole;
  readonly assertion: Assertion;
}

export const isApproval = objectOf<Approval>({ role: oneOf('director', 'reviewer'), assertion: isAssertion });

/** The bytes that an approver signs. */
export const signedApproval = (role: ApproverRole, manifestText: string): Bytes =>
  signedBytes('approval', role, manifestText);

export type ApprovalRefusal =
  | 'unknown-key'
  | 'revoked-key'
  /** The person is not listed with this role. */
  | 'role'
  /** The author of an edition may not approve it. */
  | 'author-approves'
  | NonNullable<Awaited<ReturnType<typeof refusalOfAssertion>>>;

interface Sealed {
  readonly text: string;
  readonly manifest: Manifest;
}

/**
 * The person who approved an edition and the role they used, or the reason the approval does not count. If a reviewer
 * later becomes a director, their approval still counts as a reviewer's.
 */
export async function approverOf(
  { role, assertion }: Approval,
  { text, manifest }: Sealed,
  trust: TrustList,
): Promise<ListedPerson | ApprovalRefusal> {
  const holder = keyHolder(trust, assertion.keyId);
  if (holder === undefined) return 'unknown-key';
  const { person, key } = holder;
  if (key.lastVersion !== null && manifest.version > key.lastVersion) return 'revoked-key';
  if (role === 'director' && person.role !== 'director') return 'role';
  if (manifest.authors.some(({ id }) => id === person.id)) return 'author-approves';
  const signed = signedApproval(role, text);
  const refusal = await refusalOfAssertion(assertion, { publicKey: key.publicKey, places: trust.places, signed });
  return refusal ?? { ...person, role };
}

/**
 * Everyone who has approved an edition, in the order of the approvals. Each approval must count, and together they must
 * be enough: two different people, one of them a director, neither of them an author.
 */
export async function approversOf(
  approvals: readonly Approval[],
  sealed: Sealed,
  trust: TrustList,
): Promise<readonly ListedPerson[] | ApprovalRefusal | NonNullable<ReturnType<typeof thresholdRefusal>>> {
  const people: ListedPerson[] = [];
  for (const approval of approvals) {
    const person = await approverOf(approval, sealed, trust);
    if (typeof person === 'string') return person;
    // Checked immediately, so that checking a list of a million approvals takes no longer than checking one approval
    // per person.
    if (people.some(({ id }) => id === person.id)) return 'same-person';
    people.push(person);
  }
  return thresholdRefusal(people) ?? people;
}
