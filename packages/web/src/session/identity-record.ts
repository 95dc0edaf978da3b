import type { User } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';

const KEY = 'first60.identity';

/** Who the server last said uses this device, and when it said so. */
export interface IdentityRecord {
  readonly user: User;
  readonly confirmedAt: number;
}

/**
 * Kept in local storage rather than with the other answers: it is read before the first paint, which must neither
 * wait for a database nor load the query library to find that nobody is signed in.
 */
export function readIdentityRecord(): IdentityRecord | null {
  try {
    const stored: unknown = JSON.parse(readStored('local', KEY) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const writeIdentityRecord = (record: IdentityRecord | null): void =>
  writeStored('local', KEY, record === null ? null : JSON.stringify(record));

const isRecord = (stored: unknown): stored is IdentityRecord =>
  typeof stored === 'object' &&
  stored !== null &&
  'confirmedAt' in stored &&
  typeof stored.confirmedAt === 'number' &&
  'user' in stored &&
  typeof stored.user === 'object' &&
  stored.user !== null &&
  'id' in stored.user &&
  typeof stored.user.id === 'string';
