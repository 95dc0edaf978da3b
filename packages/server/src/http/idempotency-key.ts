import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '@first60/contract';
import type { FastifyRequest } from 'fastify';

/** The name that the client gave its change; null when it is not fit to be one. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined | null {
  const key = headers[IDEMPOTENCY_HEADER];
  if (key === undefined) return undefined;
  return typeof key === 'string' && isIdempotencyKey(key) ? key : null;
}
