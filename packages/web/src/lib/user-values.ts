import { hasLeft } from './identity.ts';
import { readStored, writeStored } from './storage.ts';

/** What this device keeps of a user beside the server's answers. */
type UserValue =
  | 'assessments'
  | 'content-seen'
  | 'favorite-protocols'
  | 'home-place'
  | 'medication-uses'
  | 'recent-protocols';

const keyOf = (name: UserValue, userId: string): string => `first60.${name}.${userId}`;

export const readOfUser = (name: UserValue, userId: string): string | null => readStored('local', keyOf(name, userId));

/**
 * Stores a value of a user; null removes it. Of a user who has left nothing is stored: a part of the app that was
 * on its way when they left would bring them back to a device that has forgotten them.
 */
export function writeOfUser(name: UserValue, userId: string, value: string | null): void {
  if (!hasLeft(userId)) writeStored('local', keyOf(name, userId), value);
}
