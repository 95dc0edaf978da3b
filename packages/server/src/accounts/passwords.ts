import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimit } from './concurrency-limit.ts';

/** Hashing of passwords and security answers. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** Without a hash, when nobody has that e-mail, the same work is done and the answer is false. */
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
 * Hashes run on libuv's four worker threads, which also read files and sync the database. Two at a time leave the
 * others free and limit the memory of a burst of sign-ins.
 */
const MAX_IN_FLIGHT = 2;

/** What the secrets of unknown people are compared with. One a process for each cost. */
const dummyHashes = new Map<Cost, Promise<string>>();

/** argon2id (the library's default algorithm), a few at a time. Only tests pass another `compare` or `cost`. */
export function createPasswords(compare: typeof verify = verify, cost: Cost = COST): Passwords {
  const inTurn = createConcurrencyLimit(MAX_IN_FLIGHT);
  const hashInTurn = (secret: string) => inTurn(() => hash(canonical(secret), cost));
  // Made with the first one, before anybody signs in.
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

/** The same accented letter is one character from one keyboard and two from another. */
const canonical = (secret: string): string => secret.normalize('NFC');
