import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Medication, paths, type RegisterBody, type User } from '@first60/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Passwords } from '../accounts/passwords.ts';
import { buildApp } from '../app.ts';
import { openDatabase, type Storage } from '../database/open-database.ts';
import type { Database } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { createLogger } from '../logger.ts';
import type { FreshnessKey } from '../trust/freshness-key.ts';
import { type MigratedDatabase, migratedDatabase } from './migrated-database.ts';
import { cheapPasswords } from './test-passwords.ts';

export const START = Date.UTC(2026, 0, 1);

export interface TestApp {
  readonly app: App;
  readonly database: Database;
  readonly storage: Storage;
  /** Every log line so far, at the most detailed level. */
  readonly log: () => string;
  /** Moves the server's clock, in milliseconds. */
  readonly pass: (time: number) => void;
  readonly get: (url: string, cookie?: string) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, body?: object, cookie?: string) => Promise<LightMyRequestResponse>;
  readonly put: (url: string, body: object, cookie?: string) => Promise<LightMyRequestResponse>;
  readonly remove: (url: string, body?: object, cookie?: string) => Promise<LightMyRequestResponse>;
  /** Registers a user and returns them with their cookie ("name=token"). */
  readonly signUp: (body?: Partial<RegisterBody>) => Promise<{ user: User; cookie: string }>;
  /** Like `signUp`, with the disclaimer accepted. */
  readonly enter: (body?: Partial<RegisterBody>) => Promise<{ user: User; cookie: string }>;
}

interface TestAppOptions {
  readonly publicOrigin?: string;
  readonly webRoot?: string;
  /** Uses the cheapest hashing unless a test specifies otherwise. */
  readonly passwords?: Passwords | 'of the server';
  readonly medications?: readonly Medication[];
  readonly requestTimeout?: number;
  /** Another app's storage. That app serves the same database alongside this one. */
  readonly storage?: Storage;
  readonly freshnessKey?: FreshnessKey | undefined;
}

export const registration = {
  email: 'sara@ems.example',
  password: 'correct horse',
  firstName: 'Sara',
  lastName: 'Alharbi',
} satisfies RegisterBody;

/** A whole server with its own database and a clock that the test can move. */
export async function createTestApp(t: TestContext, options: TestAppOptions = {}): Promise<TestApp> {
  const { storage, database, release } = await databaseOf(t, options.storage);
  const lines: string[] = [];
  let time = START;
  const { publicOrigin, webRoot = join(storage.dataDir, 'not-built'), freshnessKey, medications } = options;
  const { passwords = cheapPasswords(), requestTimeout } = options;
  const app = await buildApp({
    config: { publicOrigin, webRoot, trustProxy: false, freshnessKey },
    database,
    logger: createLogger('trace', { write: (line) => lines.push(line) }),
    now: () => time,
    ...(medications && { medications: async () => medications }),
    ...(requestTimeout !== undefined && { requestTimeout }),
    ...(passwords !== 'of the server' && { passwords }),
  });
  t.after(async () => {
    await app.close();
    await release();
  });

  const headers = (cookie?: string) => (cookie === undefined ? {} : { cookie });
  const get: TestApp['get'] = (url, cookie) => app.inject({ url, headers: headers(cookie) });
  const send =
    (method: 'POST' | 'PUT' | 'DELETE') =>
    (url: string, body?: object, cookie?: string): Promise<LightMyRequestResponse> =>
      app.inject({ method, url, headers: headers(cookie), ...(body && { payload: body }) });
  const post = send('POST');
  const signUp: TestApp['signUp'] = async (body) => {
    const response = await post(paths.register, { ...registration, ...body });
    if (response.statusCode !== 201) throw new Error(`Registration failed: ${response.body}`);
    return { user: response.json<User>(), cookie: sessionCookieOf(response) };
  };
  return {
    app,
    database,
    storage,
    log: () => lines.join(''),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    get,
    post,
    put: send('PUT'),
    remove: send('DELETE'),
    signUp,
    enter: async (body) => {
      const { cookie } = await signUp(body);
      return { user: (await post(paths.acceptDisclaimer, undefined, cookie)).json<User>(), cookie };
    },
  };
}

async function databaseOf(t: TestContext, storage?: Storage): Promise<MigratedDatabase> {
  if (storage === undefined) return migratedDatabase(t);
  const database = await openDatabase(storage);
  return { storage, database, release: () => database.destroy() };
}

export function sessionCookieOf(response: LightMyRequestResponse): string {
  const [cookie] = response.cookies;
  if (cookie === undefined) throw new Error('The answer sets no cookie');
  return `${cookie.name}=${cookie.value}`;
}
