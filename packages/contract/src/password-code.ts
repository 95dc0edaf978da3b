import { z } from 'zod';

/**
 * The code that an administrator passes to a user who cannot sign in. Only this response contains the code; the server
 * stores only its hash.
 */
export const passwordCode = z.object({
  code: z.string().describe('Ten characters in two groups; sets one new password'),
  expiresAt: z.iso.datetime(),
});

export type PasswordCode = z.output<typeof passwordCode>;
