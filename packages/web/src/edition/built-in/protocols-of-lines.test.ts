import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { protocolsOfLines } from './protocols-of-lines.ts';

const BUILT = join(import.meta.dirname, '../../../../content/src/built');
const lines = readFileSync(join(BUILT, 'protocols.jsonl'), 'utf8').split('\n');

test('a text that ends too early is no content, whether between two cards or within one', async () => {
  await assert.rejects(protocolsOfLines(lines.slice(0, -1).join('\n'), edition), /has no card of/);
  await assert.rejects(protocolsOfLines(lines.join('\n').slice(0, -1), edition), SyntaxError);
  await assert.rejects(protocolsOfLines('', edition), SyntaxError);
});
