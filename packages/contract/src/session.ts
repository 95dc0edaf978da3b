import { z } from 'zod';

/** A device on which the user is signed in. The id is not the token and cannot be used to sign in. */
export const session = z.object({
  id: z.string(),
  device: z.string().describe('Browser and system in words ("Chrome on Android"), empty when unknown'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().describe('Exact to the hour'),
  expiresAt: z.iso.datetime(),
  isCurrent: z.boolean().describe('True for the session that asks'),
});

export type Session = z.output<typeof session>;
