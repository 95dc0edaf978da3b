import { z } from 'zod';
import { certificationLevel, currentPassword, department, name, newPassword } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** What a user may change about themselves. An optional field that is left out stays as it is; '' or null clears it. */
export const accountBody = z.object(
  { firstName: name, lastName: name, certificationLevel, department },
  sentences.missingFields,
);

export type AccountBody = z.input<typeof accountBody>;

export const passwordBody = z.object({ currentPassword, newPassword }, sentences.missingFields);

export type PasswordBody = z.input<typeof passwordBody>;

/** Deleting an account asks for its password: an unattended phone is not enough. */
export const deleteAccountBody = z.object({ password: currentPassword }, sentences.missingFields);

export type DeleteAccountBody = z.input<typeof deleteAccountBody>;
