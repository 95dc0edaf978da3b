import { canonicalJson } from '@first60/edition';
import type { Assertion, AssertionRefusal } from './passkey.ts';
import { refusalOfAssertion } from './passkey.ts';
import { isCount, isDigest, isMoment, isText, objectOf, oneOf, orNull, valueOfText } from './shape.ts';
import { signedBytes } from './signed-bytes.ts';
import { thresholdRefusal } from './threshold.ts';
import { isAssertion, keyHolder, type ListedKey, type ListedPerson, type TrustList } from './trust-list.ts';

/** The content that is hidden. */
export interface RecallTarget {
  readonly kind: 'drug' | 'card' | 'line' | 'hospital';
  /** Id of the drug, card or hospital. For a line, the id of its card. */
  readonly id: string;
  /** The full text of a line. null for other targets. */
  readonly line: string | null;
}

/** A recall, or one of the two signatures that lift it. */
export interface RecallEvent {
  readonly format: 1;
  readonly agency: string;
  /** 1 for the agency's first event, then increasing by one. */
  readonly sequence: number;
  readonly kind: 'recall' | 'lift';
  /** For a lift, the sequence of the recall that it lifts. null for a recall. */
  readonly lifts: number | null;
  readonly target: RecallTarget;
  /** Digest of the part that holds the target. A recall ends when an edition changes this part. */
  readonly partDigest: string;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface SignedRecall {
  readonly text: string;
  readonly assertion: Assertion;
}

const isRecallEvent = objectOf<RecallEvent>({
  format: oneOf(1),
  agency: isText,
  sequence: isCount,
  kind: oneOf('recall', 'lift'),
  lifts: orNull(isCount),
  target: objectOf<RecallTarget>({
    kind: oneOf('drug', 'card', 'line', 'hospital'),
    id: isText,
    line: orNull(isText),
  }),
  partDigest: isDigest,
  reason: isText,
  at: isMoment,
});

export const signedRecall = (text: string) => signedBytes('recall', text);

/** Parses an event without checking who signed it. Undefined when the text is not an event. */
export const recallEventOf = (text: string): RecallEvent | undefined => {
  const event = valueOfText(text, isRecallEvent);
  if (event === undefined || event.sequence === 0) return undefined;
  const { kind, lifts, sequence } = event;
  // A lift must refer to an earlier event.
  const fits = kind === 'lift' ? lifts !== null && lifts > 0 && lifts < sequence : lifts === null;
  return fits ? event : undefined;
};

/** A recall that currently hides its target. */
export interface Recall {
  readonly sequence: number;
  readonly target: RecallTarget;
  readonly partDigest: string;
  readonly reason: string;
  readonly at: number;
  /** Name of the person who signed it. */
  readonly by: string;
  /** People who have signed to lift it, still too few for the lift to take effect. */
  readonly liftedBy: readonly string[];
}

export type RecallRefusal = 'recall-format' | 'unknown-key' | AssertionRefusal;

interface VerifiedEvent {
  readonly event: RecallEvent;
  readonly person: ListedPerson;
}

/**
 * An event and its signer, or the reason it does not count. A recall counts even if its key was revoked later, because
 * hiding content is safe.
 */
export async function verifiedRecall(signed: SignedRecall, trust: TrustList): Promise<VerifiedEvent | RecallRefusal> {
  const by = await signedBy(signed, trust);
  if (typeof by === 'string') return by;
  const { event, person, key } = by;
  return event.kind === 'lift' && key.lastVersion !== null ? 'unknown-key' : { event, person };
}

/**
 * The events signed by a listed person. They include lifts by a key that was revoked later, although those have no
 * effect.
 */
export async function signedEvents(
  events: readonly SignedRecall[],
  trust: TrustList,
): Promise<readonly SignedRecall[]> {
  const by = await Promise.all(events.map((event) => signedBy(event, trust)));
  return events.filter((_, at) => typeof by[at] === 'object');
}

async function signedBy(
  { text, assertion }: SignedRecall,
  trust: TrustList,
): Promise<(VerifiedEvent & { readonly key: ListedKey }) | RecallRefusal> {
  const event = recallEventOf(text);
  // Devices read their stored events at each start. Invalid data is therefore refused without throwing.
  if (event === undefined || event.agency !== trust.agency || !isAssertion(assertion)) return 'recall-format';
  const holder = keyHolder(trust, assertion.keyId);
  if (holder === undefined) return 'unknown-key';
  const { publicKey } = holder.key;
  const refusal = await refusalOfAssertion(assertion, { publicKey, places: trust.places, signed: signedRecall(text) });
  return refusal ?? { event, ...holder };
}

/**
 * The recalls that hide something now. Events that do not count are skipped, so that a forged one cannot block a real
 * one.
 */
export async function recallsInForce(events: readonly SignedRecall[], trust: TrustList): Promise<readonly Recall[]> {
  const verified = await Promise.all(events.map((event) => verifiedRecall(event, trust)));
  const counting = verified.filter((one): one is VerifiedEvent => typeof one === 'object');
  return counting.flatMap(({ event, person }) => {
    if (event.kind === 'lift') return [];
    const lifters = liftersOf(event, counting);
    if (thresholdRefusal(lifters) === undefined) return [];
    const { sequence, target, partDigest, reason, at } = event;
    return [{ sequence, target, partDigest, reason, at, by: person.name, liftedBy: lifters.map(({ name }) => name) }];
  });
}

type Targeted = Pick<RecallEvent, 'target' | 'partDigest'>;

/** True when two events have the same target in the same version of its part. */
export const isSameTarget = (one: Targeted, other: Targeted): boolean =>
  one.partDigest === other.partDigest && canonicalJson(one.target) === canonicalJson(other.target);

/**
 * The different people who have signed to lift a recall. A lift names its target, so it never lifts another recall that
 * was signed with the same sequence number.
 */
export function liftersOf(
  recall: Targeted & Pick<RecallEvent, 'sequence'>,
  events: readonly VerifiedEvent[],
): readonly ListedPerson[] {
  const lifters = events
    .filter(({ event }) => event.lifts === recall.sequence && isSameTarget(event, recall))
    .map(({ person }) => person);
  return lifters.filter(({ id }, at) => lifters.findIndex((one) => one.id === id) === at);
}
