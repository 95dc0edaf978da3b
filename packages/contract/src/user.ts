import { z } from 'zod';
import { CERTIFICATION_LEVELS } from './certification-levels.ts';

/** An account as its owner (and later an administrator) sees it. Never carries a hash or a token. */
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  certificationLevel: z.enum(CERTIFICATION_LEVELS).nullable(),
  department: z.string().nullable(),
  isActive: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  disclaimerAccepted: z.boolean().describe('True only when the current version of the disclaimer was accepted'),
});

export type User = z.output<typeof user>;
