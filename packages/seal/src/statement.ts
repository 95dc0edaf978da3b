import { fromBase64Url } from './bytes.ts';
import { verifiesSignature } from './ecdsa.ts';
import { isCount, isDigest, isMoment, isText, objectOf, oneOf, orNull, valueOfText } from './shape.ts';
import { signedBytes } from './signed-bytes.ts';
import type { TrustList } from './trust-list.ts';

/** What the server says is current. It vouches for nothing that is installed: people do. */
export interface Statement {
  readonly format: 1;
  readonly agency: string;
  /** Highest version that is published. 0 before the first. */
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
  /** By the freshness key: both numbers of the signature, base64url. */
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

/** What a statement's text says, whoever signed it. Undefined where it says nothing. */
export const statementOf = (text: string): Statement | undefined => {
  const statement = valueOfText(text, isStatement);
  return statement && (statement.version === 0) === (statement.digest === null) ? statement : undefined;
};

/** A statement of the agency that its freshness key has signed. Undefined for any other. */
export async function verifiedStatement(
  { text, signature }: SignedStatement,
  { agency, freshnessKey }: Pick<TrustList, 'agency' | 'freshnessKey'>,
): Promise<Statement | undefined> {
  const bytes = fromBase64Url(signature);
  const statement = statementOf(text);
  if (bytes === undefined || statement?.agency !== agency) return undefined;
  return (await verifiesSignature(freshnessKey, bytes, signedState(text))) ? statement : undefined;
}

/** What a device has seen. It never goes back below it. */
export type Seen = Pick<Statement, 'version' | 'recalls' | 'trust' | 'at'>;

/** How far the clocks of two servers may differ, in milliseconds: a device asks now the one, now the other. */
const CLOCKS_DIFFER = 300_000;

/** Whether a server vouches for less than the device has seen: an old backup, or a replay. */
export const saysLess = (statement: Seen, seen: Seen): boolean =>
  statement.version < seen.version ||
  statement.recalls < seen.recalls ||
  statement.trust < seen.trust ||
  statement.at < seen.at - CLOCKS_DIFFER;

/** What time it is at the least: setting a clock back revives nothing. */
export const timeOf = (deviceClock: number, seen: Pick<Seen, 'at'> | undefined): number =>
  Math.max(deviceClock, seen?.at ?? 0);
