import { z } from 'zod';

/** Body of every failure, and of each success that has nothing else to say. */
export const apiMessage = z.object({ message: z.string() });
