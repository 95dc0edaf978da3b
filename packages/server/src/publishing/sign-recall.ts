import { deskLimits, sentences } from '@first60/contract';
import {
  isSameTarget,
  liftersOf,
  type RecallEvent,
  recallEventOf,
  type SignedRecall,
  signedRecall,
  signerOf,
  type TrustList,
  verifiedRecall,
} from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { partBody } from '../store/content-parts.ts';
import { headEdition } from '../store/editions.ts';
import { insertRecall, newestRecall, recallEvents } from '../store/recalls.ts';
import { KEY_OF_OTHER, type Refusal, SIGNATURE_REFUSALS } from '../trust/refusal.ts';
import { type DeskRequest, deskCaller, mayApprove, NO_APPROVER } from './desk-caller.ts';
import { isOfEdition, recallRows } from './recall-state.ts';
import { refused } from './refused.ts';
import { trustInForce } from './trust-in-force.ts';

/** Maximum difference between the clocks of a device and the server, in milliseconds. */
const CLOCK_TOLERANCE = 300_000;

type RecallRefusal = Refusal<400 | 403 | 409>;

/** Stores a signed recall, or a signature that lifts one. */
export function signRecall(
  database: Database,
  { signed, ...request }: DeskRequest & { readonly signed: SignedRecall },
): Promise<RecallRefusal | { readonly kind: RecallEvent['kind'] }> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const caller = await deskCaller(transaction, request);
    if (!mayApprove(caller)) return NO_APPROVER;
    const trust = await trustInForce(transaction);
    if (trust === undefined) return { status: 409, message: sentences.noGovernance };
    const event = recallEventOf(signed.text);
    const malformed = whyNoEvent(event, trust, request.now);
    if (event === undefined || malformed !== undefined) return malformed ?? MALFORMED;
    const person = await signerOf(signed.assertion, trust, signedRecall(signed.text));
    if (typeof person === 'string') return refused(transaction, SIGNATURE_REFUSALS[person], request);
    if (person.id !== caller.id) return refused(transaction, KEY_OF_OTHER, request);
    const sequence = (await newestRecall(transaction)) + 1;
    if (event.sequence !== sequence) return { status: 409, message: sentences.recallMoved };
    const refusal =
      event.kind === 'lift'
        ? await whyNotLifted(transaction, event, { trust, personId: person.id })
        : await whyNotRecalled(transaction, event);
    if (refusal !== undefined) return refused(transaction, refusal, request);
    await insertRecall(transaction, sequence, signed, caller.id);
    await recordEvent(
      transaction,
      request,
      event.kind === 'lift' ? 'content-lift-signed' : 'content-recalled',
      request.userId,
    );
    return { kind: event.kind };
  });
}

const MALFORMED: Refusal<400> = { status: 400, message: sentences.malformedRequest };
const NOT_IN_EDITION: Refusal<409> = { status: 409, message: sentences.recallTarget };

function whyNoEvent(event: RecallEvent | undefined, trust: TrustList, now: number): Refusal<400> | undefined {
  if (event === undefined || event.agency !== trust.agency) return MALFORMED;
  if (event.reason.trim() === '') return { status: 400, message: sentences.missingFields };
  if (event.reason.length > deskLimits.reasonMax) return { status: 400, message: sentences.reasonTooLong };
  return Math.abs(event.at - now) > CLOCK_TOLERANCE ? { status: 400, message: sentences.recallTime } : undefined;
}

async function whyNotRecalled(transaction: Database, event: RecallEvent): Promise<Refusal<409> | undefined> {
  const head = await headEdition(transaction);
  if (!isOfEdition(event, head?.manifest)) return NOT_IN_EDITION;
  const body = await partBody(transaction, event.partDigest);
  return body !== undefined && holds(JSON.parse(body), event.target) ? undefined : NOT_IN_EDITION;
}

/** True when a part contains the recalled content: the line on a card, or the hospital in the list of hospitals. */
function holds(part: unknown, { kind, id, line }: RecallEvent['target']): boolean {
  if (kind === 'line') return line !== null && saysLine(part, line);
  if (line !== null) return false;
  return kind !== 'hospital' || (Array.isArray(part) && part.some((hospital) => hospital.id === id));
}

function saysLine(value: unknown, line: string): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([name, inner]) => (name === 'text' && inner === line) || saysLine(inner, line));
}

async function whyNotLifted(
  transaction: Database,
  event: RecallEvent,
  { trust, personId }: { trust: TrustList; personId: string },
): Promise<Refusal<409> | undefined> {
  const events = await recallEvents(transaction);
  const head = await headEdition(transaction);
  const row = (await recallRows(events, trust, head?.manifest)).find(({ sequence }) => sequence === event.lifts);
  if (row?.state !== 'on') return { status: 409, message: sentences.recallOver };
  if (!isSameTarget(row, event)) return NOT_IN_EDITION;
  const verified = await Promise.all(events.map((one) => verifiedRecall(one, trust)));
  const lifters = liftersOf(
    row,
    verified.filter((one) => typeof one === 'object'),
  );
  if (!lifters.some(({ id }) => id === personId)) return undefined;
  return { status: 409, message: sentences.liftSignedBefore, event: 'content-approval-repeated' };
}
