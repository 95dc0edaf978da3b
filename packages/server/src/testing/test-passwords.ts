import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** The lowest cost that argon2id allows. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/**
 * The real hashing at the lowest cost, because most tests register someone, and few depend on how long hashing takes.
 */
export const cheapPasswords = (): Passwords => createPasswords(undefined, CHEAPEST);

/** The same hashing, with an action between a comparison and the use of its result. */
export interface InterruptedPasswords extends Passwords {
  meanwhile: () => Promise<void>;
}

export function interruptedPasswords(): InterruptedPasswords {
  const real = cheapPasswords();
  const passwords: InterruptedPasswords = {
    meanwhile: async () => {},
    hash: real.hash,
    verify: async (hash, secret) => {
      const matches = await real.verify(hash, secret);
      await passwords.meanwhile();
      return matches;
    },
  };
  return passwords;
}
