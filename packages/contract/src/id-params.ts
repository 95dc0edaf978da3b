import { z } from 'zod';

/** The id that a path names, as it stands there: whether anything has it is for the call to say. */
export const idParams = z.object({ id: z.string() });
