import { paths } from '@first60/contract';
import type { UserScope } from '../../session/user-scope.ts';

/** @throws Error 'Failed to accept disclaimer', with what went wrong as its cause. */
export async function acceptDisclaimer({ call }: UserScope): Promise<void> {
  try {
    await call('POST', paths.acceptDisclaimer);
  } catch (cause) {
    throw new Error('Failed to accept disclaimer', { cause });
  }
}
