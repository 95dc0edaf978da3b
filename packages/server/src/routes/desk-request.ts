import type { FastifyRequest } from 'fastify';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import type { DeskRequest } from '../publishing/desk-caller.ts';
import type { Services } from '../services.ts';
import type { Refusal } from '../trust/refusal.ts';

/** Who asks something of the desk, and when. */
export const whoAsks = (services: Pick<Services, 'now'>, request: FastifyRequest): DeskRequest => ({
  userId: callerOf(request).id,
  ...occasionOf(services, request),
});

/** The answer of a refusal. What it is recorded as is not told. */
export const sentenceOf = ({ message }: Refusal): { message: string } => ({ message });
