import { z } from 'zod';
import { NO_ZERO_CHARACTER } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** The id that a path names: whether anything has it is for the call to say. */
export const idParams = z.object({ id: z.string().regex(NO_ZERO_CHARACTER, sentences.malformedRequest) });
