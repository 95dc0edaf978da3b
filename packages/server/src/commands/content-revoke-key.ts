import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { OperatorError } from '../operator-error.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { headVersion } from '../store/editions.ts';
import { allSigningKeys, type SigningKey, setLastVersion } from '../store/signing-keys.ts';
import { occasion } from './admin-commands.ts';
import { type ContentCommand, usageError } from './content-command.ts';

const STOLEN = '--stolen';

/**
 * Minimum number of characters needed to identify a passkey, which is also the length of the ids shown in sentences.
 */
const SHORTEST = 8;

export const contentRevokeKey: ContentCommand = {
  usage: 'revoke-key KEYID [--stolen]',
  run: async (args, { database }) => {
    // A key id may begin with a dash, which the parser of the other commands would treat as an option.
    const [keyId, ...rest] = args.filter((word) => word !== STOLEN);
    if (keyId === undefined || rest.length > 0) throw usageError(contentRevokeKey);
    return revoke(database, keyId, args.includes(STOLEN));
  },
};

/** A stolen passkey vouches for nothing, not even for what it has already signed. */
function revoke(database: Database, keyId: string, stolen: boolean): Promise<string> {
  return inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    const { id, label, userId, lastVersion } = await existingKey(transaction, keyId);
    const upTo = stolen ? 0 : await headVersion(transaction);
    if (lastVersion !== null && lastVersion <= upTo) return `The passkey ${label} (${id}) was given up before.`;
    await setLastVersion(transaction, id, upTo);
    await recordEvent(transaction, occasion(), 'content-key-given-up', userId);
    const counts = upTo === 0 ? 'counts for no edition' : `counts up to edition ${upTo}`;
    return `The passkey ${label} (${id}) ${counts}, once the next trust list says so: npm run admin -- content trust`;
  });
}

async function existingKey(database: Database, keyId: string): Promise<SigningKey> {
  const found = (await allSigningKeys(database)).filter(
    ({ id }) => id === keyId || (keyId.length >= SHORTEST && id.startsWith(keyId)),
  );
  const [key, ...others] = found;
  if (key === undefined) throw new OperatorError(`There is no passkey ${keyId}. See: npm run admin -- content people`);
  if (others.length > 0) throw new OperatorError(`${found.length} passkeys begin with ${keyId}: give more of the id.`);
  return key;
}
