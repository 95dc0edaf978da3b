import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLogger } from './logger.ts';

test('secrets that reach the log by mistake are redacted, down to the third level', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(line) });
  const secrets = { cookie: 'S1', authorization: 'S2', 'set-cookie': 'S3', password: 'S4', newPassword: 'S5' };
  logger.info(secrets, 'top');
  logger.info({ body: secrets }, 'second');
  logger.info({ req: { headers: secrets } }, 'third');
  logger.info({ answers: { answer1: 'S6', securityAnswer1: 'S7' } }, 'answers');
  assert.equal(lines.length, 4);
  assert.ok(!/S[1-7]/.test(lines.join('')), lines.join(''));
});

test('at level warn an information line is not written', () => {
  const lines: string[] = [];
  createLogger('warn', { write: (line) => lines.push(line) }).info('quiet');
  assert.deepEqual(lines, []);
});
