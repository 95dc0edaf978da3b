import { paths } from '@first60/contract';
import type { SignedManifest, SignedRecall, SignedStatement, SignedTrustList } from '@first60/seal';

/** The published editions on the server. Every response is verified, because the server is not trusted. */
export interface ContentServer {
  readonly trust: () => Promise<readonly SignedTrustList[]>;
  readonly recalls: () => Promise<readonly SignedRecall[]>;
  readonly edition: (version: number) => Promise<SignedManifest>;
  /** A part's text. @throws if it is larger than the given number of bytes */
  readonly part: (digest: string, bytes: number) => Promise<string>;
  /** The text of each part of an edition, by path, with a limit on the total size in bytes. */
  readonly parts: (version: number, bytes: number) => Promise<Readonly<Record<string, string>>>;
}

/** Timeout of a call, because a very poor network may keep it open for minutes. */
const PATIENCE_MS = 30_000;
/** Maximum size in bytes of responses that do not state their own size. */
const ANSWER_LIMIT = 4_000_000;

/** @returns null while the server has no content governance. @throws if the server cannot be reached */
export async function contentState(): Promise<SignedStatement | null> {
  const { statement } = await json<{ statement: SignedStatement | null }>(paths.contentState, 100_000);
  return statement;
}

export const contentServer: ContentServer = {
  trust: async () => (await json<{ lists: readonly SignedTrustList[] }>(paths.contentTrust)).lists,
  recalls: async () => (await json<{ events: readonly SignedRecall[] }>(paths.contentRecalls)).events,
  edition: (version) => json(paths.contentEdition.replace(':version', String(version))),
  part: (digest, bytes) => text(paths.contentPart.replace(':digest', digest), bytes),
  parts: async (version, bytes) => {
    // In the file each part is a JSON string, which may need two bytes for one byte of text.
    const limit = 2 * bytes + ANSWER_LIMIT;
    const file = await json<{ parts: Readonly<Record<string, string>> }>(
      paths.contentFile.replace(':version', String(version)),
      limit,
    );
    return file.parts;
  },
};

const json = async <Answer>(address: string, limit = ANSWER_LIMIT): Promise<Answer> =>
  JSON.parse(await text(address, limit));

/**
 * Sends no cookies: the server need not know who reads published content, and periodic requests must not renew a
 * session.
 */
async function text(address: string, limit: number): Promise<string> {
  const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await bytesOf(answer, limit));
}

/** A response's bytes. Reading stops when the response exceeds the limit. */
async function bytesOf({ body }: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value !== undefined; read = await reader?.read()) {
    length += read.value.length;
    if (length > limit) {
      await reader?.cancel();
      throw new Error(`The answer is longer than ${limit} bytes.`);
    }
    pieces.push(read.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
