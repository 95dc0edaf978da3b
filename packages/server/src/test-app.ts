import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { type Medication, paths, type RegisterBody, type User } from '@first60/contract';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from './app.ts';
import type { App } from './app-type.ts';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/schema.ts';
import { createLogger } from './logger.ts';
import type { Passwords } from './passwords.ts';

export const START = Date.UTC(2026, 0, 1);

export interface TestApp {
  readonly app: App;
  readonly database: Database;
  /** Every log line so far, at the most talkative level. */
  readonly log: () => string;
  /** Moves the server's clock, in milliseconds. */
  readonly pass: (time: number) => void;
  readonly get: (url: string, cookie?: string) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, body?: object, cookie?: string) => Promise<LightMyRequestResponse>;
  /** Registers a user and answers them with their cookie ("name=token"). */
  readonly signUp: (body?: Partial<RegisterBody>) => Promise<{ user: User; cookie: string }>;
}

interface TestAppOptions {
  readonly publicOrigin?: string;
  readonly webRoot?: string;
  readonly passwords?: Passwords;
  readonly medications?: readonly Medication[];
}

export const registration = {
  email: 'sara@ems.example',
  password: 'correct horse',
  firstName: 'Sara',
  lastName: 'Alharbi',
} satisfies RegisterBody;

export async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first60-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A whole server on a database file of its own, with a clock that the test moves. */
export async function createTestApp(t: TestContext, options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await temporaryFolder(t);
  const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  const lines: string[] = [];
  let time = START;
  const { publicOrigin, webRoot = join(folder, 'not-built'), ...parts } = options;
  const app = await buildApp({
    config: { publicOrigin, webRoot, trustProxy: false },
    database,
    logger: createLogger('trace', { write: (line) => lines.push(line) }),
    now: () => time,
    ...parts,
  });
  t.after(async () => {
    await app.close();
    await database.destroy();
  });

  const headers = (cookie?: string) => (cookie === undefined ? {} : { cookie });
  const get: TestApp['get'] = (url, cookie) => app.inject({ url, headers: headers(cookie) });
  const post: TestApp['post'] = (url, body, cookie) =>
    app.inject({ method: 'POST', url, headers: headers(cookie), ...(body && { payload: body }) });
  return {
    app,
    database,
    log: () => lines.join(''),
    pass: (milliseconds) => {
      time += milliseconds;
    },
    get,
    post,
    signUp: async (body) => {
      const response = await post(paths.register, { ...registration, ...body });
      if (response.statusCode !== 201) throw new Error(`Registration failed: ${response.body}`);
      return { user: response.json<User>(), cookie: sessionCookieOf(response) };
    },
  };
}

export function sessionCookieOf(response: LightMyRequestResponse): string {
  const [cookie] = response.cookies;
  if (cookie === undefined) throw new Error('The answer sets no cookie');
  return `${cookie.name}=${cookie.value}`;
}
