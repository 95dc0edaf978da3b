import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../database/schema.ts';

/**
 * The kinds of events that are recorded. They never contain a password, an answer, a token, an e-mail or an address.
 */
export type AuditEvent =
  | 'registered'
  | 'registration-throttled'
  | 'login'
  | 'login-refused'
  | 'login-throttled'
  | 'logout'
  | 'disclaimer-accepted'
  | 'recovery-refused'
  | 'recovery-throttled'
  | 'answers-verified'
  | 'password-reset'
  | 'password-code-made'
  | 'password-code-used'
  | 'password-changed'
  | 'password-confirmation-refused'
  | 'security-questions-changed'
  | 'account-changed'
  | 'account-exported'
  | 'account-deleted'
  | 'session-ended'
  | 'activated'
  | 'deactivated'
  | 'admin-granted'
  | 'admin-revoked'
  | 'content-begun'
  | 'content-roles-changed'
  | 'content-regulation-confirmed'
  | 'content-key-enrolled'
  | 'content-key-given-up'
  | 'content-trust-signed'
  | 'content-trust-in-force'
  | 'content-imported'
  | 'content-restored'
  | 'content-entry-missed'
  | 'content-approved'
  | 'content-returned'
  | 'content-published'
  | 'content-recalled'
  | 'content-lift-signed'
  // Refused attacks.
  | 'content-author-refused'
  | 'content-approval-repeated'
  | 'content-key-refused'
  | 'content-signature-refused'
  | 'content-origin-refused'
  | 'content-user-unverified'
  /** A device holds an edition that the server does not know. */
  | 'content-receipt-unknown';

/** The time and the request of an event. The command line has no request. */
export interface Occasion {
  readonly now: number;
  readonly requestId: string | null;
}

export async function recordEvent(
  database: Database,
  { now, requestId }: Occasion,
  event: AuditEvent,
  userId: string | null,
  actorId: string | null = null,
): Promise<void> {
  await database
    .insertInto('audit_events')
    .values({ id: risingId(), at: now, event, user_id: userId, actor_id: actorId, request_id: requestId })
    .execute();
}

const TRIES = 100;
let lastId = '';

/**
 * Version 7 ids from the same millisecond have no order, but two events from one request should. The number of attempts
 * is limited, so a clock that is set back affects only the order of a few events.
 */
function risingId(): string {
  let id = randomUUIDv7();
  for (let tries = 0; id <= lastId && tries < TRIES; tries += 1) id = randomUUIDv7();
  lastId = id;
  return id;
}

/** Oldest first. */
export function eventsOfUser(database: Database, userId: string) {
  return database
    .selectFrom('audit_events')
    .select(['at', 'event', 'actor_id as actorId'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
