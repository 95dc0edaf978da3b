import { canonicalJson } from '@first60/edition';
import type { SignedStatement, Statement } from '@first60/seal';
import type { FastifyBaseLogger } from 'fastify';
import { committedRow } from '../database/committed-row.ts';
import type { Database } from '../database/schema.ts';
import { newestTrustList } from '../store/trust-lists.ts';
import type { FreshnessKey } from './freshness-key.ts';

const SECOND = 1000;

const NO_KEY =
  'this server has trust lists but no freshness key, so it tells devices nothing: copy content-freshness.key of the server where "npm run admin -- content init" ran into DATA_DIR, or set CONTENT_FRESHNESS_KEY to its text, and restart; where it is lost, run "npm run admin -- content new-freshness-key"';
const OTHER_KEY =
  'the newest trust list names another freshness key than the one of this server, so it tells devices nothing: use the key of the list, or sign a list with the new one by "npm run admin -- content trust"';

/** The versions of everything that a statement covers, in one fast query. */
const currentQuery = (database: Database) =>
  database
    .selectFrom('trust_lists')
    .select('trust_lists.version as trust')
    .select(({ selectFrom }) => [
      selectFrom('recalls')
        .select(({ fn }) => fn.max('sequence').as('sequence'))
        .as('recalls'),
      selectFrom('editions').select('version').orderBy('version', 'desc').limit(1).as('version'),
      selectFrom('editions').select('digest').orderBy('version', 'desc').limit(1).as('digest'),
    ])
    .orderBy('trust_lists.version', 'desc')
    .limit(1)
    .compile();

interface StatementParts {
  readonly database: Database;
  readonly freshnessKey: FreshnessKey | undefined;
  readonly now: () => number;
  readonly log: FastifyBaseLogger;
}

/**
 * Returns a signed statement of what is current. Thousands of devices ask several times a minute, so a response costs
 * only one read. A signature is made only when the statement differs from the last one: at most once a second while
 * nothing is being published.
 */
export function createStatements({ database, freshnessKey, now, log }: StatementParts) {
  const query = currentQuery(database);
  let named: { version: number; agency: string; key: string } | undefined;
  let last: SignedStatement | undefined;
  let warned = '';

  /** What the newest list says about the server itself. Lists never change, so each is read once. */
  const listOf = async (version: number) => {
    if (named?.version === version) return named;
    const newest = await newestTrustList(database);
    if (newest !== undefined) {
      named = { version: newest.list.version, agency: newest.list.agency, key: newest.list.freshnessKey };
    }
    return named;
  };

  const refuse = (reason: string): null => {
    if (warned !== reason) log.error(reason);
    warned = reason;
    return null;
  };

  return async (): Promise<SignedStatement | null> => {
    const row = await committedRow(database, query);
    if (row === undefined) return null;
    if (freshnessKey === undefined) return refuse(NO_KEY);
    const list = await listOf(row.trust);
    if (list?.key !== freshnessKey.publicKey) return refuse(OTHER_KEY);
    const statement: Statement = {
      format: 1,
      agency: list.agency,
      version: row.version ?? 0,
      digest: row.digest,
      recalls: row.recalls ?? 0,
      trust: row.trust,
      at: Math.floor(now() / SECOND) * SECOND,
    };
    const text = canonicalJson(statement);
    if (last?.text !== text) last = { text, signature: freshnessKey.sign(text) };
    return last;
  };
}
