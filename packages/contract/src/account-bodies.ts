import { z } from 'zod';
import { certificationLevel, currentPassword, department, name, newPassword } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** Fields of their own account that users may change. An absent optional field stays as it is. '' or null clears it. */
export const accountBody = z.object(
  { firstName: name, lastName: name, certificationLevel, department },
  sentences.missingFields,
);

export const passwordBody = z.object({ currentPassword, newPassword }, sentences.missingFields);

/** Deleting an account requires its password, because an unattended phone must not be enough. */
export const deleteAccountBody = z.object({ password: currentPassword }, sentences.missingFields);
