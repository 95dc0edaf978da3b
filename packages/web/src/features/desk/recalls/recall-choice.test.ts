import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { partTexts } from '@first60/seal';
import { choicesOf, linesOf, partOf, RECALL_KINDS, searchChoices } from './recall-choice.ts';

test('whatever can be chosen stands in a part of the edition, a line word for word', () => {
  const parts = partTexts(edition);
  for (const kind of RECALL_KINDS) {
    const choices = choicesOf(kind, edition);
    assert.ok(choices.length > 0, kind);
    for (const { target } of choices) {
      const part = parts.get(partOf(target));
      assert.ok(part !== undefined, target.id);
      if (target.line !== null) assert.ok(part.includes(JSON.stringify(target.line)), target.line);
      assert.ok(part.includes(JSON.stringify(target.id)), target.id);
    }
  }
});

test('every line of a card can be chosen but those that are headings', () => {
  for (const protocol of Object.values(edition.protocols)) {
    const texts: string[] = [];
    JSON.stringify(protocol, (_, value: unknown) => {
      if (value !== null && typeof value === 'object' && 'text' in value && 'sources' in value)
        texts.push(String(value.text));
      return value;
    });
    const wanted = new Set(texts.filter((text) => !text.endsWith(':')));
    assert.deepEqual(new Set(linesOf(protocol)), wanted, protocol.id);
  }
});

test('a term finds choices by all of its words, in any order', () => {
  const found = searchChoices(choicesOf('drug', edition), 'prefilled EPINEPHRINE');
  assert.ok(found.length > 0);
  for (const { label } of found) assert.match(label, /epinephrine/i);
});
