import { createPasswords, type Passwords } from '../accounts/passwords.ts';

/** The real hashing, with something that happens between a comparison and the use of its result. */
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
