import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filterFromQuery, protocolsHref } from './protocol-filter.ts';

test('id resets category and search', () => {
  assert.deepEqual(filterFromQuery('search=x&category=adult-cardiac&id=stroke'), { kind: 'id', id: 'stroke' });
});

test('category clears search', () => {
  assert.deepEqual(filterFromQuery('search=x&category=adult-cardiac'), { kind: 'category', category: 'adult-cardiac' });
});

test('search alone searches all categories', () => {
  assert.deepEqual(filterFromQuery('search=chest+pain'), { kind: 'search', text: 'chest pain' });
  assert.deepEqual(filterFromQuery('category=all&search=x'), { kind: 'search', text: 'x' });
});

test('no query, blank values and category=all show everything', () => {
  for (const query of ['', 'id=', 'search=%20', 'category=all', 'other=1']) {
    assert.deepEqual(filterFromQuery(query), { kind: 'all' }, query);
  }
});

test('an address leads back to its filter, whatever the text holds', () => {
  const filters = [
    { kind: 'all' },
    { kind: 'id', id: 'stroke' },
    { kind: 'category', category: 'trauma-environmental' },
    { kind: 'search', text: 'a & b=c 100% جلطة ' },
  ] as const;
  for (const filter of filters) {
    assert.deepEqual(filterFromQuery(protocolsHref(filter).split('?')[1] ?? ''), filter);
  }
  assert.equal(protocolsHref({ kind: 'search', text: '  ' }), '/protocols');
});
