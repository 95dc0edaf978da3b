import { z } from 'zod';
import { approverRole, CONTENT_ROLES } from './passkey.ts';
import { ownSecurityQuestions } from './security-question-set.ts';
import { session } from './session.ts';
import { user } from './user.ts';

/** Everything stored about one user, without the hashes, which are of no use to anyone. */
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
  content: z
    .object({
      roles: z.array(z.enum(CONTENT_ROLES)),
      title: z.string(),
      regulationConfirmedAt: z.iso.datetime().nullable(),
      passkeys: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          enrolledAt: z.iso.datetime(),
          lastVersion: z.int().nullable().describe('The edition up to which it counts. null while it signs'),
        }),
      ),
      trustSignatures: z.array(z.object({ at: z.iso.datetime() })).describe('On a list that is not in force'),
      approvals: z.array(
        z.object({ digest: z.string(), name: z.string(), title: z.string(), role: approverRole, at: z.iso.datetime() }),
      ),
      secondEntries: z.array(
        z.object({
          draftId: z.string(),
          at: z.iso.datetime(),
          figure: z.string(),
          typed: z.string(),
          agrees: z.boolean(),
        }),
      ),
      recalls: z.array(z.object({ sequence: z.int(), text: z.string() })),
      receipts: z.array(
        z.object({
          deviceId: z.string(),
          version: z.int(),
          digest: z.string(),
          installedAt: z.iso.datetime(),
          receivedAt: z.iso.datetime(),
        }),
      ),
    })
    .describe('What I may do with the content, what I signed, and which editions my devices have'),
});

export type AccountExport = z.output<typeof accountExport>;
