import type { Database } from '../database/schema.ts';
import { presentSigners } from '../store/content-people.ts';
import { newestTrustList } from '../store/trust-lists.ts';

/**
 * True when a user is the only director who can sign in, and there is a director on the newest trust list. Without a
 * director no edition can be approved, and no two people can sign the next list. Call it after `lockContent`.
 */
export async function isLastDirector(transaction: Database, userId: string): Promise<boolean> {
  const directors = (await presentSigners(transaction)).filter(({ role }) => role === 'director');
  if (directors.length !== 1 || directors[0]?.id !== userId) return false;
  const newest = await newestTrustList(transaction);
  return newest?.list.people.some(({ role }) => role === 'director') === true;
}
