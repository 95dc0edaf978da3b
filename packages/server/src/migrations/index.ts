import { accounts } from './0001-accounts.ts';
import type { Migration } from './migration.ts';

export type { Migration } from './migration.ts';

/** In order of application; only ever appended to. */
export const migrations: readonly Migration[] = [accounts];
