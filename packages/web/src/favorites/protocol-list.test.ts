import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProtocolList, withOpened, withProtocol, writeProtocolList } from './protocol-list.ts';

test('a card that is opened again comes to the front; the last six stay, each once', () => {
  const opened = ['a', 'b', 'c', 'd', 'e', 'f', 'b', 'g'].reduce<string[]>(withOpened, []);
  assert.deepEqual(opened, ['g', 'b', 'f', 'e', 'd', 'c']);
});

test('a favorite card is added at the end, once, and taken out where it stands', () => {
  assert.deepEqual(withProtocol(['stroke', 'sepsis'], 'anaphylaxis', true), ['stroke', 'sepsis', 'anaphylaxis']);
  assert.deepEqual(withProtocol(['stroke', 'sepsis'], 'stroke', true), ['stroke', 'sepsis']);
  assert.deepEqual(withProtocol(['stroke', 'sepsis'], 'stroke', false), ['sepsis']);
});

test('a list comes back from the device as it was kept, and an empty one is not kept at all', () => {
  assert.deepEqual(readProtocolList(writeProtocolList(['stroke', 'sepsis'])), ['stroke', 'sepsis']);
  assert.equal(writeProtocolList([]), null);
  for (const text of [null, '', '  ']) assert.deepEqual(readProtocolList(text), []);
  assert.deepEqual(readProtocolList('stroke  stroke sepsis '), ['stroke', 'sepsis']);
});
