import { newestTrust, type TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { allTrustLists } from '../store/trust-lists.ts';

/**
 * The newest trust list. Every step leading to it is verified, just as a device does.
 * @returns undefined before `content init`
 */
export async function trustInForce(database: Database): Promise<TrustList | undefined> {
  const chain = await allTrustLists(database);
  if (chain.length === 0) return undefined;
  const trust = await newestTrust(chain, undefined);
  if (typeof trust === 'string') throw new Error(`The stored trust lists are not those that were signed: ${trust}.`);
  return trust;
}
