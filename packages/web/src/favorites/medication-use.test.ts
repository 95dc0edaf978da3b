import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readUses, withUse } from './medication-use.ts';

test('the first use counts 1, the next one more, and other medications keep their count', () => {
  const once = withUse({ aspirin: 4 }, 'naloxone');
  assert.deepEqual(once, { aspirin: 4, naloxone: 1 });
  assert.deepEqual(withUse(once, 'naloxone'), { aspirin: 4, naloxone: 2 });
});

test('counts survive being stored', () => {
  assert.deepEqual(readUses(JSON.stringify({ aspirin: 4 })), { aspirin: 4 });
});

test('nothing stored, broken text and values that are no counts are no uses', () => {
  for (const text of [null, '', '{', '[1]', 'null', '"x"']) assert.deepEqual(readUses(text), {});
  assert.deepEqual(readUses('{"a":-1,"b":0,"c":1.5,"d":"2","e":null,"f":2}'), { f: 2 });
});
