import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';
import { type FreshnessKey, readFreshnessKey } from './trust/freshness-key.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Named ranges of @fastify/proxy-addr. */
const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL address. Without one, the data is stored in a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Origin that users see ("https://ems.example"), when it is known. */
  readonly publicOrigin: string | undefined;
  /** Senders whose X-Forwarded-For header is trusted: none (false), these addresses and ranges, or all (true). */
  readonly trustProxy: boolean | string[];
  readonly logLevel: LogLevel;
  /** Folder of the built web app. */
  readonly webRoot: string;
  /** Key with which the server signs what is current. Undefined when none has been created. */
  readonly freshnessKey: FreshnessKey | undefined;
}

const WEB_ROOT = resolve(import.meta.dirname, '../../web/dist');

/**
 * Reads the environment and the freshness key once. Unset or empty variables get their defaults. An invalid value
 * causes an OperatorError.
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const value = (name: string): string | undefined => env[name]?.trim() || undefined;
  const dataDir = resolve(value('DATA_DIR') ?? 'data');
  return {
    port: readPort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    publicOrigin: readOrigin(value('PUBLIC_ORIGIN')),
    trustProxy: readTrustProxy(value('TRUST_PROXY')),
    logLevel: readLogLevel(value('LOG_LEVEL')),
    webRoot: resolve(value('WEB_ROOT') ?? WEB_ROOT),
    freshnessKey: readFreshnessKey(value('CONTENT_FRESHNESS_KEY'), dataDir),
  };
}

function readPort(text = '3000'): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new OperatorError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

/** The error message does not repeat the address, because it may contain a password. */
function readDatabaseUrl(text: string | undefined): string | undefined {
  const url = text === undefined ? undefined : URL.parse(text);
  if (url === undefined || (url !== null && /^postgres(?:ql)?:$/.test(url.protocol) && url.pathname.length > 1)) {
    return text;
  }
  throw new OperatorError(
    'DATABASE_URL must be the address of a PostgreSQL database, such as postgres://user:password@host:5432/first60.',
  );
}

function readOrigin(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new OperatorError(
    `PUBLIC_ORIGIN must be an origin such as https://ems.example (scheme, host and port only), not "${text}".`,
  );
}

function readTrustProxy(text = 'false'): Config['trustProxy'] {
  if (text === 'true' || text === 'false') return text === 'true';
  const addresses = text.split(',').map((address) => address.trim());
  if (addresses.every((address) => PROXY_RANGES.has(address) || isAddressOrRange(address))) return addresses;
  throw new OperatorError(
    `TRUST_PROXY must be true, false, or a comma-separated list of IP addresses, ranges (10.0.0.0/8) and the names ${[...PROXY_RANGES].join(', ')}, not "${text}".`,
  );
}

function isAddressOrRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function readLogLevel(text = 'warn'): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return level;
  throw new OperatorError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
}
