import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Database } from '../database/schema.ts';
import { partBody } from '../store/content-parts.ts';
import { editionsAbove } from '../store/editions.ts';

const compress = promisify(brotliCompress);
/** A part is compressed once and sent to every device. Only the first device has to wait for the compression. */
const QUALITY = 9;
/** Exceeds the number of parts in one edition, so that the newest edition's parts stay cached. */
const MAX_KEPT = 1000;

export interface PublishedPart {
  readonly body: Buffer;
  readonly compressed: Buffer;
}

/** The parts of published editions, by digest. Parts that only occur in a draft are not included. */
export function publishedParts(database: Database): (digest: string) => Promise<PublishedPart | undefined> {
  const published = new Set<string>();
  let newest = 0;
  const kept = new Map<string, PublishedPart>();

  /** Published parts stay published, so only newer editions need to be checked. */
  const isPublished = async (digest: string): Promise<boolean> => {
    if (published.has(digest)) return true;
    for (const { version, manifest } of await editionsAbove(database, newest)) {
      for (const [part] of Object.values(manifest.parts)) published.add(part);
      newest = Math.max(newest, version);
    }
    return published.has(digest);
  };

  return async (digest) => {
    const known = kept.get(digest);
    if (known !== undefined) {
      // Move it to the end, so that the least recently used part comes first.
      kept.delete(digest);
      kept.set(digest, known);
      return known;
    }
    if (!(await isPublished(digest))) return undefined;
    const text = await partBody(database, digest);
    if (text === undefined) return undefined;
    const body = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    const part = { body, compressed: await compress(body, { params }) };
    kept.set(digest, part);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return part;
  };
}
