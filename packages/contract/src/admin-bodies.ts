import { z } from 'zod';
import { sentences } from './sentences.ts';

export const userStatusBody = z.object({ isActive: z.boolean(sentences.missingFields) }, sentences.missingFields);

export type UserStatusBody = z.input<typeof userStatusBody>;

export const userAdminBody = z.object({ isAdmin: z.boolean(sentences.missingFields) }, sentences.missingFields);

export type UserAdminBody = z.input<typeof userAdminBody>;
