import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Hashing of passwords and security answers. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** If there is no hash because nobody has that e-mail, the same work is done and the result is false. */
  verify(storedHash: string | undefined, secret: string): Promise<boolean>;
}

interface Cost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 thread. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes run on libuv's four worker threads, which also read files and sync the database. Running two at a time leaves
 * the others free and limits the memory used by a burst of sign-ins.
 */
const MAX_IN_FLIGHT = 2;

/** Dummy hashes for comparing secrets when the user is unknown, one per process and cost. */
const dummyHashes = new Map<Cost, Promise<string>>();

/**
 * argon2id (the library's default algorithm), with a limited number of hashes at a time. Only tests pass another
 * `compare` or `cost`.
 */
export function createPasswords(compare: typeof verify = verify, cost: Cost = COST): Passwords {
  const inTurn = createConcurrencyLimit(MAX_IN_FLIGHT);
  const hashInTurn = (secret: string) => inTurn(() => hash(canonical(secret), cost));
  // Created with the first instance, before anyone signs in.
  const ofNobody = dummyHashes.get(cost) ?? hashInTurn(randomUUID());
  dummyHashes.set(cost, ofNobody);
  return {
    hash: hashInTurn,
    verify: async (storedHash, secret) => {
      const compared = storedHash ?? (await ofNobody);
      const matches = await inTurn(() => compare(compared, canonical(secret)));
      return matches && storedHash !== undefined;
    },
  };
}

/** An accented letter can be one character on one keyboard and two on another. */
const canonical = (secret: string): string => secret.normalize('NFC');
