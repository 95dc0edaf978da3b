import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { SignedStatement } from '../../packages/seal/src/index.ts';
import { Unreadable } from './unreadable.ts';

/** Maximum file size in bytes. The built-in edition's file has 1.4 million. */
const FILE_LIMIT = 64_000_000;
const STATE_LIMIT = 100_000;
const PATIENCE_MS = 60_000;

/** The text of an edition file, and the server's statement of which edition is current. */
export interface EditionSource {
  readonly text: string;
  readonly statement?: SignedStatement;
}

/**
 * Reads a file, the address of a file, or the newest edition of the server at an origin.
 *
 * @throws Unreadable with a sentence
 */
export async function editionSource(place: string): Promise<EditionSource> {
  if (!/^https?:\/\//i.test(place)) return { text: await fileText(place) };
  if (!URL.canParse(place)) throw new Unreadable(`${place} is no address.`);
  const url = new URL(place);
  if (url.pathname !== '/' || url.search !== '') return { text: await answerText(url, FILE_LIMIT) };
  const statement = statementIn(await answerText(new URL('/api/content/state', url), STATE_LIMIT), url);
  const version = versionIn(statement.text);
  if (version === 0) throw new Unreadable(`The server at ${url.origin} has published no edition yet.`);
  return { text: await answerText(new URL(`/api/content/editions/${version}/file`, url), FILE_LIMIT), statement };
}

async function fileText(path: string): Promise<string> {
  try {
    if ((await stat(path)).isDirectory()) throw new Unreadable(`${path} is a folder.`);
    return await textOf(createReadStream(path), FILE_LIMIT);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Unreadable(missing ? `There is no file ${path}.` : `The file ${path} cannot be read: ${said(error)}.`);
  }
}

async function answerText(url: URL, limit: number): Promise<string> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 404) throw new Unreadable(`There is nothing at ${url}.`);
    if (!answer.ok) throw new Unreadable(`The server answered ${url} with the status ${answer.status}.`);
    return await textOf(answer.body ?? [], limit);
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable(`${url} could not be fetched: ${said(error)}.`);
  }
}

/**
 * Bytes that are not valid UTF-8, or that start with a byte order mark, are not accepted as the text of an edition.
 * They are not repaired.
 */
async function textOf(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, limit: number): Promise<string> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) throw new Unreadable(`It is larger than ${limit / 1_000_000} MB, which no edition is.`);
    read.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(read));
  } catch {
    throw new Unreadable('It is no text.');
  }
}

function statementIn(answer: string, { origin }: URL): SignedStatement {
  const state = parsed(answer) as { readonly statement?: Partial<SignedStatement> | null } | undefined;
  if (state?.statement === null) throw new Unreadable(`The server at ${origin} has no signed editions.`);
  const { text, signature } = state?.statement ?? {};
  if (typeof text === 'string' && typeof signature === 'string') return { text, signature };
  throw new Unreadable(`The server at ${origin} does not say which edition is current.`);
}

/**
 * If the statement contains no version, there is nothing to fetch. The signature is checked together with the edition.
 */
function versionIn(statement: string): number {
  const { version } = (parsed(statement) ?? {}) as { readonly version?: unknown };
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 0) return version;
  throw new Unreadable('The server does not say which edition is current.');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The underlying error: Node puts the reason for a failed fetch in the error's cause. */
function said(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}
