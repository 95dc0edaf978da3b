import { paths } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';
import { type CallOptions, call } from '../server/api.ts';

/**
 * Set while a sign-out could not be reported to the server, so that the session is ended first when the server is next
 * reached.
 */
export const OWED_SIGN_OUT = 'first60.sign-out-owed';

export const oweSignOut = (): void => writeStored('local', OWED_SIGN_OUT, 'yes');

/** Reports a sign-out that the server has not received yet. @throws like `call` while the server cannot be reached. */
export async function payOwedSignOut(options?: CallOptions): Promise<void> {
  if (readStored('local', OWED_SIGN_OUT) === null) return;
  await call('POST', paths.logout, undefined, options);
  writeStored('local', OWED_SIGN_OUT, null);
}
