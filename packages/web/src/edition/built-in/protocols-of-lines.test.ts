import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { protocolsOfLines } from './protocols-of-lines.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../content/src/built/protocols.json'), 'utf8');

test('the file is JSON, and its lines are its cards', async () => {
  assert.deepEqual(Object.values(await protocolsOfLines(text, edition)), JSON.parse(text));
});

test('a text that ends too early is no content, whether between two cards or within one', async () => {
  const withoutTheLast = text.slice(0, text.lastIndexOf(',\n'));
  await assert.rejects(protocolsOfLines(`${withoutTheLast},\n`, edition), /has no card of/);
  await assert.rejects(protocolsOfLines(`${withoutTheLast}\n]`, edition), /has no card of/);
  await assert.rejects(protocolsOfLines(withoutTheLast, edition), SyntaxError);
  await assert.rejects(protocolsOfLines(text.slice(0, -1), edition), SyntaxError);
  await assert.rejects(protocolsOfLines('', edition), SyntaxError);
});
