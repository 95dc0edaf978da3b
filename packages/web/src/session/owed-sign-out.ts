import { paths } from '@first60/contract';
import { readStored, writeStored } from '../device/storage.ts';
import { type CallOptions, call } from '../server/api.ts';

/** Set while a sign-out could not be told to the server, so that the next contact ends the session first. */
const KEY = 'first60.sign-out-owed';

export const oweSignOut = (): void => writeStored('local', KEY, 'yes');

/** Tells the server of a sign-out it has not heard of yet. @throws as `call` does while it cannot be reached. */
export async function payOwedSignOut(options?: CallOptions): Promise<void> {
  if (readStored('local', KEY) === null) return;
  await call('POST', paths.logout, undefined, options);
  writeStored('local', KEY, null);
}
