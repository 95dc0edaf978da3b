import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/**
 * Allows the page's inline script and style sheet by hash, and nothing else inline.
 * @param page the file that is sent. While a build is being installed, its compressed copy may still be from the old
 * build.
 */
export function allowInlineParts(reply: Pick<FastifyReply, 'header' | 'getHeader'>, page: string): void {
  const { scripts, styles } = hashesOf(page);
  const policy = String(reply.getHeader(POLICY))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(' '));
  reply.header(POLICY, policy);
}

interface Hashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const known = new Map<string, Hashes & { readonly state: string }>();

/** Recomputed when the file has changed, because a new build may replace an older one while the server is running. */
function hashesOf(page: string): Hashes {
  const { dev, ino, size, mtimeMs, ctimeMs } = statSync(page);
  // The date alone is not enough, because files unpacked from an archive may have the same date in every build.
  const state = [dev, ino, size, mtimeMs, ctimeMs].join();
  const before = known.get(page);
  if (before?.state === state) return before;
  const html = textOf(page);
  const hashes = {
    scripts: hashesOfAll(html, /<script>(.*?)<\/script>/gs),
    styles: hashesOfAll(html, /<style>(.*?)<\/style>/gs),
    state,
  };
  known.set(page, hashes);
  return hashes;
}

function textOf(page: string): string {
  const bytes = readFileSync(page);
  return (page.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

const hashesOfAll = (html: string, parts: RegExp): string[] =>
  [...html.matchAll(parts)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
