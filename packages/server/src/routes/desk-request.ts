import type { FastifyRequest } from 'fastify';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import type { DeskRequest } from '../publishing/desk-caller.ts';
import type { Services } from '../services.ts';
import type { Refusal } from '../trust/refusal.ts';

/** The person who makes a request to the desk, and the time. */
export const whoAsks = (services: Pick<Services, 'now'>, request: FastifyRequest): DeskRequest => ({
  userId: callerOf(request).id,
  ...occasionOf(services, request),
});

/** The response to a refused request. The event under which it is recorded is not disclosed. */
export const sentenceOf = ({ message }: Refusal): { message: string } => ({ message });
