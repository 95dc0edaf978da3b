import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Occasion } from '../store/audit-events.ts';

export const occasionOf = ({ now }: Pick<Services, 'now'>, request: Pick<FastifyRequest, 'id'>): Occasion => ({
  now: now(),
  requestId: request.id,
});
