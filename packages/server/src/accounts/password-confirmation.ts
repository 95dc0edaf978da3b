import type { FastifyRequest } from 'fastify';
import { type RefusedTry, takeBackTry, takeTry } from '../http/throttle.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { credentialsByEmail } from '../store/users.ts';
import { callerOf } from './access.ts';
import { occasionOf } from './occasion.ts';

export type Confirmation =
  /** The matching hash, to be compared again inside the transaction that relies on it. */
  | { readonly kind: 'confirmed'; readonly passwordHash: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly refusal: RefusedTry };

/**
 * Asks the signed-in user for the password again. It counts as a sign-in attempt, because an unattended phone must not
 * allow unlimited guessing.
 */
export async function confirmPassword(
  services: Services,
  request: FastifyRequest,
  password: string,
): Promise<Confirmation> {
  const { database, passwords, now } = services;
  const { id, email } = callerOf(request);
  const attempt = await takeTry(database, 'login', { ip: request.ip, email }, now());
  if (!attempt.allowed) {
    if (attempt.isFirst) await recordEvent(database, occasionOf(services, request), 'login-throttled', id);
    return { kind: 'throttled', refusal: attempt };
  }
  const passwordHash = (await credentialsByEmail(database, email))?.passwordHash;
  const matches = await passwords.verify(passwordHash, password);
  if (passwordHash === undefined || !matches) {
    await recordEvent(database, occasionOf(services, request), 'password-confirmation-refused', id);
    return { kind: 'wrong' };
  }
  await takeBackTry(database, attempt);
  return { kind: 'confirmed', passwordHash };
}
