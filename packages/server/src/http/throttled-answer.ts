import { tooManyAttempts } from '@first60/contract';
import type { FastifyReply } from 'fastify';
import type { RefusedTry } from './throttle.ts';

/** Body of a 429. The header contains the same information for programs. */
export function throttledAnswer(
  reply: Pick<FastifyReply, 'header'>,
  { wait }: Pick<RefusedTry, 'wait'>,
): { message: string } {
  reply.header('retry-after', String(Math.max(1, Math.ceil(wait / 1000))));
  return { message: tooManyAttempts(wait) };
}
