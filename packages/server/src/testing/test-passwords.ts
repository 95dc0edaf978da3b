import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** The real hashing, and an action between a comparison and the use of its result. */
export interface InterruptedPasswords extends Passwords {
  meanwhile: () => Promise<void>;
}

export function interruptedPasswords(): InterruptedPasswords {
  const real = createPasswords();
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
