import type { ContentCommand } from './content-command.ts';
import { contentImport } from './content-import.ts';
import { contentInit } from './content-init.ts';
import { contentNewFreshnessKey } from './content-new-freshness-key.ts';
import { contentPeopleList } from './content-people.ts';
import { contentRevokeKey } from './content-revoke-key.ts';
import { contentRole } from './content-role.ts';
import { contentStatus } from './content-status.ts';
import { contentTrust } from './content-trust.ts';

/** The commands of `npm run admin -- content`, by name. */
export const CONTENT_COMMANDS: ReadonlyMap<string, ContentCommand> = new Map([
  ['init', contentInit],
  ['role', contentRole],
  ['people', contentPeopleList],
  ['trust', contentTrust],
  ['revoke-key', contentRevokeKey],
  ['import', contentImport],
  ['new-freshness-key', contentNewFreshnessKey],
  ['status', contentStatus],
]);
