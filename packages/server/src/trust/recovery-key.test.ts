import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromBase64Url, signedTrust, verifiesSignature } from '@first60/seal';
import { createRecoveryKey, readRecoveryKey } from './recovery-key.ts';

test('a printed key is read again, however it is typed, and signs as devices verify', async () => {
  for (let round = 0; round < 20; round += 1) {
    const { key, text } = createRecoveryKey();
    assert.match(text, /^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){13}$/);
    const typings = [
      text,
      text.toLowerCase(),
      text.replaceAll('-', ''),
      ` ${text.replaceAll('-', '  ')}\t`,
      text.replaceAll('0', 'o').replaceAll('1', 'l'),
      text.replaceAll('1', 'I'),
    ];
    for (const typed of typings) assert.equal(readRecoveryKey(typed).publicKey, key.publicKey);
    const signature = fromBase64Url(readRecoveryKey(text).sign('list'));
    assert.ok(signature);
    assert.equal(await verifiesSignature(key.publicKey, signature, signedTrust('list')), true);
    assert.equal(await verifiesSignature(key.publicKey, signature, signedTrust('list ')), false);
  }
});

test('every single wrong digit and every two swapped groups are told', () => {
  const { text } = createRecoveryKey();
  const groups = text.split('-');
  const wrong = [
    ...[...text].flatMap((digit, at) =>
      digit === '-' ? [] : [`${text.slice(0, at)}${digit === '7' ? '8' : '7'}${text.slice(at + 1)}`],
    ),
    ...groups.flatMap((group, at) => {
      const next = groups[at + 1];
      return next === undefined || next === group
        ? []
        : [
            groups
              .with(at, next)
              .with(at + 1, group)
              .join('-'),
          ];
    }),
  ];
  for (const typed of wrong) assert.throws(() => readRecoveryKey(typed), { name: 'OperatorError' }, typed);
  assert.throws(() => readRecoveryKey('0'.repeat(56)), { name: 'OperatorError' });
});
