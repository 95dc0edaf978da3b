import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { FastifyReply } from 'fastify';

const POLICY = 'content-security-policy';

/** Lets the script and the sheet that stand in the page itself pass the policy by their hashes, and nothing else inline. */
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

const known = new Map<string, Hashes & { readonly changedAt: number }>();

/** Worked out anew when the file is another one: a build can be put in place of an older one under a running server. */
function hashesOf(page: string): Hashes {
  const changedAt = statSync(page).mtimeMs;
  const before = known.get(page);
  if (before?.changedAt === changedAt) return before;
  const html = readFileSync(page, 'utf8');
  const hashes = {
    scripts: hashesOfAll(html, /<script>(.*?)<\/script>/gs),
    styles: hashesOfAll(html, /<style>(.*?)<\/style>/gs),
    changedAt,
  };
  known.set(page, hashes);
  return hashes;
}

const hashesOfAll = (html: string, parts: RegExp): string[] =>
  [...html.matchAll(parts)].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
