import { z } from 'zod';

/** What an administrator passes on to a user who cannot sign in: told in this one answer, and stored as a hash. */
export const passwordCode = z.object({
  code: z.string().describe('Ten characters in two groups; sets one new password'),
  expiresAt: z.iso.datetime(),
});

export type PasswordCode = z.output<typeof passwordCode>;
