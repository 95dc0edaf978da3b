import { fromBase64Url } from './bytes.ts';
import { verifiesSignature } from './ecdsa.ts';
import { isCount, isDigest, isMoment, isText, objectOf, oneOf, orNull, valueOfText } from './shape.ts';
import { signedBytes } from './signed-bytes.ts';
import type { TrustList } from './trust-list.ts';

/**
 * The server's signed statement of what is current. It does not vouch for installed content: only people's signatures
 * do.
 */
export interface Statement {
  readonly format: 1;
  readonly agency: string;
  /** Highest published version. 0 before the first. */
  readonly version: number;
  /** Digest of its manifest. */
  readonly digest: string | null;
  /** Sequence of the newest recall event. 0 before the first. */
  readonly recalls: number;
  /** Version of the newest trust list. */
  readonly trust: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface SignedStatement {
  readonly text: string;
  /** Made with the freshness key: both numbers of the signature, base64url. */
  readonly signature: string;
}

const isStatement = objectOf<Statement>({
  format: oneOf(1),
  agency: isText,
  version: isCount,
  digest: orNull(isDigest),
  recalls: isCount,
  trust: isCount,
  at: isMoment,
});

export const signedState = (text: string) => signedBytes('state', text);

/** Parses a statement without checking who signed it. Undefined when the text is not a statement. */
export const statementOf = (text: string): Statement | undefined => {
  const statement = valueOfText(text, isStatement);
  return statement && (statement.version === 0) === (statement.digest === null) ? statement : undefined;
};

/** A statement of the agency, signed by its freshness key. Undefined for any other. */
export async function verifiedStatement(
  { text, signature }: SignedStatement,
  { agency, freshnessKey }: Pick<TrustList, 'agency' | 'freshnessKey'>,
): Promise<Statement | undefined> {
  const bytes = fromBase64Url(signature);
  const statement = statementOf(text);
  if (bytes === undefined || statement?.agency !== agency) return undefined;
  return (await verifiesSignature(freshnessKey, bytes, signedState(text))) ? statement : undefined;
}

/** The newest state that a device has seen. The device never goes back to an older one. */
export type Seen = Pick<Statement, 'version' | 'recalls' | 'trust' | 'at'>;

/** How far the clocks of two servers may differ, in milliseconds. A device may ask a different server each time. */
const CLOCKS_DIFFER = 300_000;

/** True when a server reports an older state than the device has seen, because of an old backup or a replay. */
export const saysLess = (statement: Seen, seen: Seen): boolean =>
  statement.version < seen.version ||
  statement.recalls < seen.recalls ||
  statement.trust < seen.trust ||
  statement.at < seen.at - CLOCKS_DIFFER;

/** The earliest time that it can be now. Setting the clock back does not make expired content valid again. */
export const timeOf = (deviceClock: number, seen: Pick<Seen, 'at'> | undefined): number =>
  Math.max(deviceClock, seen?.at ?? 0);
