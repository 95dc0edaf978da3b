import type { Medication } from '@first60/contract';
import type { Passwords } from './accounts/passwords.ts';
import type { SessionCookie } from './accounts/session-cookie.ts';
import type { Database } from './database/schema.ts';
import type { FreshnessKey } from './trust/freshness-key.ts';

/** The services of the routes. Time is passed in, so that a test can move it. */
export interface Services {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly cookie: SessionCookie;
  /** Those of the edition that is current. */
  readonly medications: () => Promise<readonly Medication[]>;
  /** Undefined on a server that cannot say what is current. */
  readonly freshnessKey: FreshnessKey | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
