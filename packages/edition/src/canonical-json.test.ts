import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson } from './canonical-json.ts';

test('the example of RFC 8785 section 3.2.2 gives its text', () => {
  const example = {
    numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
    literals: [null, true, false],
  };
  assert.equal(
    canonicalJson(example),
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
});

test('the keys of RFC 8785 section 3.2.3 come in its order', () => {
  const example = {
    '\u20ac': 'Euro Sign',
    '\r': 'Carriage Return',
    '\ufb33': 'Hebrew Letter Dalet With Dagesh',
    1: 'One',
    '\ud83d\ude00': 'Emoji: Grinning Face',
    '\u0080': 'Control',
    '\u00f6': 'Latin Small Letter O With Diaeresis',
  };
  assert.deepEqual(
    [...canonicalJson(example).matchAll(/:"([^"]+)"/g)].map(([, value]) => value),
    [
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ],
  );
});

test('keys that look like integers are sorted as texts, at every depth, and absent values are left out', () => {
  const value = { b: { 10: 'ten', 9: 'nine' }, a: undefined, __proto__: null };
  assert.equal(canonicalJson(value), '{"b":{"10":"ten","9":"nine"}}');
  assert.equal(canonicalJson([-0, 1e21, 100]), '[0,1e+21,100]');
});

test('what has no canonical text is refused, not written as something else', () => {
  for (const value of [
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '\ud800',
    1n,
    undefined,
    [undefined],
    new Date(0),
    new Map(),
  ]) {
    assert.throws(() => canonicalJson({ value: [value] }), TypeError);
  }
  assert.throws(() => canonicalJson({ '\udc00': 1 }), TypeError);
});
