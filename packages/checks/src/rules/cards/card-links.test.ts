import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_EXCEPTIONS } from '@first60/edition';
import { smallEdition } from '../../testing/small-edition.ts';
import { cardLinks } from './card-links.ts';

const sentences = (...args: Parameters<typeof cardLinks.find>) =>
  cardLinks.find(...args).map(({ sentence }) => sentence);
const oneWay = {
  ...NO_EXCEPTIONS,
  oneWayLinks: [{ from: 'anaphylaxis', to: 'fall', why: 'a sting may end in a fall' }],
};

test('a link without a way back is found, unless it is listed as leading one way', () => {
  const edition = smallEdition();
  edition.protocols.fall?.crossLinks.pop();
  assert.deepEqual(sentences(edition, NO_EXCEPTIONS), [
    'Anaphylaxis leads to Fall, which does not lead back: add Anaphylaxis to its related protocols, or take this link out.',
    'No card leads to Anaphylaxis: name it among the related protocols of one.',
    'Fall leads to no related protocol: name at least one that may be needed next.',
  ]);
  assert.equal(sentences(edition, oneWay).length, 2);
});

test('a link that is listed as leading one way and leads both ways is asked about', () => {
  assert.deepEqual(sentences(smallEdition(), oneWay), [
    'The link from Anaphylaxis to Fall is listed as leading one way and does not: take it off that list.',
  ]);
});

test('an edition of one card has nowhere to lead to', () => {
  const edition = smallEdition();
  delete edition.protocols.fall;
  const only = edition.protocols.anaphylaxis;
  only?.crossLinks.pop();
  assert.deepEqual(sentences(edition, NO_EXCEPTIONS), []);
});
