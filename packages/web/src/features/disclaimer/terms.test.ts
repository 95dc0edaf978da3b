import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { DISCLAIMER_VERSION } from '@first60/contract';

/** SHA-256 of each version's accepted text. Versions are only added, never changed. */
const WORDS: Readonly<Record<string, string>> = {
  '2025-08-21': '2a75f74f1de11fed3b6f45678dd22eebcbb10ca472cd8c3521092d306122e0c3',
};

/**
 * Messages that surround the terms and the boxes: buttons, notices, toasts. All other text on the screen is part of
 * what the user accepts.
 */
const AROUND: ReadonlySet<string> = new Set([
  ...['accept', 'accepted', 'accepted_title', 'decline', 'failed', 'failed_title', 'incomplete', 'ready'],
  ...['requirements', 'terms', 'warning'],
]);

test('the words that users accept are those of their version: other words need a new one, and are asked for again', () => {
  const messages: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../../messages/en.json', import.meta.url), 'utf8'),
  );
  const accepted = Object.entries(messages)
    .filter(([key]) => key.startsWith('disclaimer_') && !AROUND.has(key.replace('disclaimer_', '')))
    .map(([, words]) => words);
  assert.equal(accepted.length, 24);
  assert.equal(createHash('sha256').update(accepted.join('\n')).digest('hex'), WORDS[DISCLAIMER_VERSION]);
});
