import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** The least that argon2id does. */
const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The real hashing at the least cost: most tests register somebody, and few are about how long a hash takes. */
export const cheapPasswords = (): Passwords => createPasswords(undefined, CHEAPEST);

/** The same hashing, and an action between a comparison and the use of its result. */
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
