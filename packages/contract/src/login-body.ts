import { z } from 'zod';
import { currentPassword, existingEmail } from './account-fields.ts';
import { sentences } from './sentences.ts';

export const loginBody = z.object({ email: existingEmail, password: currentPassword }, sentences.missingFields);
