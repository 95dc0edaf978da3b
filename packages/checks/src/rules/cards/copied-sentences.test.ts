import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { smallEdition } from '../../testing/small-edition.ts';
import { copiedSentences } from './copied-sentences.ts';

/** Number of findings when two cards contain the same sentence with these sources. */
function found(text: string, ...sources: readonly [readonly string[], readonly string[]]): number {
  const edition = smallEdition();
  for (const [index, id] of ['anaphylaxis', 'fall'].entries()) {
    edition.protocols[id]?.notes.push({ text, sources: [...(sources[index] ?? [])] });
  }
  return copiedSentences.find(edition, NO_EXCEPTIONS).length;
}

test('a copied sentence that lost its sources is found; the same, a heading and two works pass', () => {
  assert.equal(found('Call.', [], ['spec']), 1);
  assert.equal(found('Call.', ['spec', 'guide'], ['spec']), 1);
  assert.equal(found('Give 1 mg.', ['spec'], ['spec']), 0);
  assert.equal(found('Airway:', [], ['spec']), 0);
  assert.equal(found('Give 1 mg.', ['spec'], ['wao-2020']), 0);
});
