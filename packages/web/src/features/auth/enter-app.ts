import { currentUser, refreshIdentity } from '../../session/identity.ts';
import { payOwedSignOut } from '../../session/owed-sign-out.ts';

/** The server accepted the user, but this device does not know it: no cookie kept, or the network went away. */
export class NotEnteredError extends Error {}

/**
 * Sends credentials or a registration and moves the user into the app.
 * @throws ApiError when refused, TypeError when the server is not reached, NotEnteredError when the session did not hold.
 */
export async function enterApp(send: () => Promise<unknown>): Promise<void> {
  // A sign-out the server never heard of must not end the session that starts now.
  await payOwedSignOut();
  await send();
  await refreshIdentity();
  if (currentUser() === null) throw new NotEnteredError();
}
