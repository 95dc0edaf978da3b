import { accounts } from './0001-accounts.ts';
import { favorites } from './0002-favorites.ts';
import { throttles } from './0003-throttles.ts';
import { auditEvents } from './0004-audit-events.ts';
import { sessionDevices } from './0005-session-devices.ts';
import { locks } from './0006-locks.ts';
import { appliedChanges } from './0007-applied-changes.ts';
import { passwordCodes } from './0008-password-codes.ts';
import { endedSessions } from './0009-ended-sessions.ts';
import { content } from './0010-content.ts';
import type { Migration } from './migration.ts';

export type { Migration } from './migration.ts';

/** In the order in which they are applied. New ones are only ever added at the end. */
export const migrations: readonly Migration[] = [
  accounts,
  favorites,
  throttles,
  auditEvents,
  sessionDevices,
  locks,
  appliedChanges,
  passwordCodes,
  endedSessions,
  content,
];
