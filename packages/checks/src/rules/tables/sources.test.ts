import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { smallEdition } from '../../testing/small-edition.ts';
import { sources } from './sources.ts';

/** The findings of the rule for an edition with the given number of unused sources. */
function said(count: number): readonly string[] {
  const edition = smallEdition();
  for (let index = 0; index < count; index += 1) {
    edition.sources[`work-${index}`] = { title: `Work ${index}`, edition: '2026', basis: 'guideline' };
  }
  return sources.find(edition, NO_EXCEPTIONS).map(({ sentence }) => sentence);
}

test('a few sources that nothing names are told one by one', () => {
  assert.deepEqual(said(2), [
    'Nothing rests on the source "Work 0": take it out.',
    'Nothing rests on the source "Work 1": take it out.',
  ]);
});

test('hundreds of them are told in one sentence', () => {
  assert.deepEqual(said(215), ['Nothing rests on 215 sources, among them work-0, work-1, work-2: take them out.']);
});
