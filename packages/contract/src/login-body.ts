import { z } from 'zod';
import { currentPassword } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** The e-mail is trimmed and lower-cased; nothing else is checked, so that a refusal says nothing about the account. */
export const loginBody = z.object(
  {
    email: z.string(sentences.missingFields).trim().toLowerCase().min(1, sentences.missingFields),
    password: currentPassword,
  },
  sentences.missingFields,
);

export type LoginBody = z.input<typeof loginBody>;
