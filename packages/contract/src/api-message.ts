import { z } from 'zod';

/** Body of every failure, and of the successes that have nothing else to say. */
export const apiMessage = z.object({ message: z.string() });

export type ApiMessage = z.output<typeof apiMessage>;
