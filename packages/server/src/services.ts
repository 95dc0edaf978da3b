import type { Medication } from '@first60/contract';
import type { Passwords } from './accounts/passwords.ts';
import type { SessionCookie } from './accounts/session-cookie.ts';
import type { Database } from './database/schema.ts';
import type { FreshnessKey } from './trust/freshness-key.ts';

/** Services used by the routes. The time is passed in, so that a test can change it. */
export interface Services {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly cookie: SessionCookie;
  /** The medications of the current edition. */
  readonly medications: () => Promise<readonly Medication[]>;
  /** Undefined on a server that cannot sign content statements. */
  readonly freshnessKey: FreshnessKey | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
