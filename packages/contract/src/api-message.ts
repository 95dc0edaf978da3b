import { z } from 'zod';

/** Body of every failure response, and of every success response with no other content. */
export const apiMessage = z.object({ message: z.string() });
