import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, queryValues } from './query-values.ts';

test('a parameter that the address does not have is empty, one that the screen does not know is dropped', () => {
  assert.deepEqual(queryValues('q=chest+pain&x=1', ['q', 'tab']), { q: 'chest pain', tab: '' });
});

test('blank values leave the address', () => {
  assert.equal(addressOf('/search', { q: '  ' }), '/search');
  assert.equal(addressOf('/medications', { tab: 'all', search: '' }), '/medications?tab=all');
});

test('what is typed comes back as it was, trailing blanks, signs and Arabic included', () => {
  for (const typed of ['chest ', '1:10,000', 'a&b=c#d', 'الرياض', '100%']) {
    const [, query = ''] = addressOf('/search', { q: typed }).split('?');
    assert.deepEqual(queryValues(query, ['q']), { q: typed });
  }
});
