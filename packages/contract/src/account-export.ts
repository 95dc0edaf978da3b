import { z } from 'zod';
import { ownSecurityQuestions } from './security-question-set.ts';
import { session } from './session.ts';
import { user } from './user.ts';

/** Everything stored about one user, without the hashes, which are useless to anybody. */
export const accountExport = z.object({
  exportedAt: z.iso.datetime(),
  user,
  securityQuestions: ownSecurityQuestions,
  disclaimerAcceptances: z.array(z.object({ version: z.string(), acceptedAt: z.iso.datetime() })),
  favorites: z.array(z.object({ medicationId: z.string(), addedAt: z.iso.datetime() })),
  sessions: z.array(session),
  securityEvents: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.string(),
      byAnotherUser: z.boolean().describe('True when an administrator did it'),
    }),
  ),
});

export type AccountExport = z.output<typeof accountExport>;
