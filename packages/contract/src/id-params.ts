import { z } from 'zod';
import { NO_ZERO_CHARACTER } from './account-fields.ts';
import { sentences } from './sentences.ts';

/** The id in a path. Each call checks whether the id exists. */
export const idParams = z.object({ id: z.string().regex(NO_ZERO_CHARACTER, sentences.malformedRequest) });
