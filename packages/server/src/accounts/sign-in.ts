import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../database/transaction.ts';
import { type AllowedTry, takeBackTry } from '../http/throttle.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { deleteSession, insertSession } from '../store/sessions.ts';
import { lockUser, recordLogin, userById } from '../store/users.ts';
import { deviceOf } from './device.ts';
import { occasionOf } from './occasion.ts';

/** The password has just been verified. This checks that it is still correct, and that the account is still active. */
export function signIn(
  services: Services,
  request: FastifyRequest,
  { id, passwordHash }: { id: string; passwordHash: string },
  attempt: AllowedTry,
) {
  const { database, cookie, now } = services;
  const earlierToken = cookie.read(request);
  const device = deviceOf(request.headers['user-agent']);
  return inTransaction(database, async (transaction) => {
    const locked = await lockUser(transaction, id);
    if (locked?.passwordHash !== passwordHash) return 'wrong';
    if (!locked.isActive) return 'inactive';
    if (earlierToken !== undefined) await deleteSession(transaction, earlierToken);
    await recordLogin(transaction, id, now());
    const token = await insertSession(transaction, { userId: id, device, now: now() });
    await recordEvent(transaction, occasionOf(services, request), 'login', id);
    await takeBackTry(transaction, attempt);
    const user = await userById(transaction, id);
    return user === undefined ? 'wrong' : { token, user };
  });
}
