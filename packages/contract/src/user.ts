import { z } from 'zod';
import { CERTIFICATION_LEVELS } from './certification-levels.ts';

/** An account as its owner sees it. It never contains a hash or a token. */
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

/** Another user as an administrator sees them: only the personal data that the screen needs. */
export const adminUser = user.pick({
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  isActive: true,
  isAdmin: true,
  createdAt: true,
  lastLoginAt: true,
});

export type AdminUser = z.output<typeof adminUser>;
export type User = z.output<typeof user>;
