import { isIP } from 'node:net';
import { canonicalJson } from '@first60/edition';
import { fingerprintOf, type PasskeyPlace, type TrustList } from '@first60/seal';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import { OperatorError } from '../operator-error.ts';
import { recordEvent } from '../store/audit-events.ts';
import { lockContent } from '../store/content-lock.ts';
import { insertTrustList, newestTrustList } from '../store/trust-lists.ts';
import { createFreshnessKey, type FreshnessKey, freshnessKeyFile } from '../trust/freshness-key.ts';
import { createRecoveryKey, type RecoveryKey } from '../trust/recovery-key.ts';
import { occasion } from './admin-commands.ts';
import { type CommandParts, type ContentCommand, parsedArgs, usageError } from './content-command.ts';

const OPTIONS = { agency: { type: 'string' }, origin: { type: 'string' }, 'rp-id': { type: 'string' } } as const;
/** A name that fits on one line and contains no invisible characters. */
const AGENCY = /^[^\p{C}]{1,100}$/u;

export const contentInit: ContentCommand = {
  usage: 'init --agency NAME --origin https://ems.example [--rp-id ems.example]',
  run: async (args, parts) => {
    const parsed = parsedArgs(args, OPTIONS);
    const { agency = '', origin, 'rp-id': rpId } = parsed?.values ?? {};
    if (parsed === undefined || parsed.positionals.length > 0 || origin === undefined) throw usageError(contentInit);
    const name = agency.trim();
    if (!AGENCY.test(name)) throw new OperatorError('--agency must be a name of 1 to 100 visible characters.');
    return begin(parts, name, passkeyPlaceOf(origin, rpId));
  },
};

/** The first trust list does not name anyone yet. It lists the keys with which everything else is verified. */
async function begin({ database, config }: CommandParts, agency: string, place: PasskeyPlace): Promise<string> {
  if ((await newestTrustList(database)) !== undefined) throw begunBefore();
  const made = config.freshnessKey === undefined ? createFreshnessKey(config.dataDir) : undefined;
  const freshnessKey = config.freshnessKey ?? made?.key;
  if (freshnessKey === undefined) throw new Error('There is no freshness key');
  const { key, text } = createRecoveryKey();
  try {
    await storeFirstList(database, { agency, place, freshnessKey, key });
  } catch (error) {
    made?.remove();
    throw error;
  }
  const from = process.env.CONTENT_FRESHNESS_KEY?.trim() ? 'CONTENT_FRESHNESS_KEY' : freshnessKeyFile(config.dataDir);
  return report({ agency, origin: place.origin, text, fingerprint: await fingerprintOf(key.publicKey), from });
}

const begunBefore = () =>
  new OperatorError('This database has its trust lists already. See: npm run admin -- content status');

interface FirstList {
  readonly agency: string;
  readonly place: PasskeyPlace;
  readonly freshnessKey: FreshnessKey;
  readonly key: RecoveryKey;
}

async function storeFirstList(database: Database, { agency, place, freshnessKey, key }: FirstList): Promise<void> {
  const now = occasion();
  const list: TrustList = {
    format: 1,
    agency,
    version: 1,
    previous: null,
    at: now.now,
    recoveryKey: key.publicKey,
    freshnessKey: freshnessKey.publicKey,
    places: [place],
    people: [],
  };
  const text = canonicalJson(list);
  await inTransaction(database, async (transaction) => {
    await lockContent(transaction);
    if ((await newestTrustList(transaction)) !== undefined) throw begunBefore();
    await insertTrustList(transaction, 1, { text, recovery: key.sign(text), assertions: [] });
    await recordEvent(transaction, now, 'content-begun', null);
  });
}

interface Report {
  readonly agency: string;
  readonly origin: string;
  /** Printed text of the recovery key. */
  readonly text: string;
  readonly fingerprint: string;
  /** Location of the freshness key. */
  readonly from: string;
}

const report = ({ agency, origin, text, fingerprint, from }: Report): string => `${agency} has its first trust list.

Recovery key, shown only this once. Write it on paper and lock it away. Whoever has it decides who may sign:

  ${text}

Its fingerprint, which devices compare:

  ${fingerprint}

Freshness key: ${from}. Every server of this database needs the same one, and a backup of the database does not hold it.

Next:
  1. Restart every server, so that it reads the freshness key.
  2. Give the roles: npm run admin -- content role EMAIL director --title "Medical Director"
  3. Each reviewer and director enrols a passkey at ${origin}
  4. Sign the list that names them: npm run admin -- content trust`;

/**
 * The place where passkeys may be used, as stated by the operator. Browsers support passkeys on https and localhost
 * only.
 */
function passkeyPlaceOf(origin: string, rpId: string | undefined): PasskeyPlace {
  const url = URL.parse(origin);
  const isOrigin = url !== null && url.href === `${url.origin}/`;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (!isOrigin || !isSecure) {
    throw new OperatorError(`--origin must be an origin such as https://ems.example, not "${origin}".`);
  }
  const { hostname } = url;
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) {
    throw new OperatorError(`--origin must have a name, not the address ${hostname}: passkeys belong to a domain.`);
  }
  const domain = rpId ?? hostname;
  const isOwn = domain === hostname || (domain.includes('.') && hostname.endsWith(`.${domain}`));
  if (!isOwn) throw new OperatorError(`--rp-id must be ${hostname} or a domain above it, not "${domain}".`);
  return { rpId: domain, origin: url.origin };
}
