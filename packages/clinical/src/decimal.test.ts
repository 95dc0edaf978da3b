import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Decimal } from './decimal.ts';

test('a division keeps 40 decimals and rounds the 41st half up', () => {
  assert.equal(new Decimal(1).div(3).toFixed(), `0.${'3'.repeat(40)}`);
  assert.equal(new Decimal(2).div(3).toFixed(), `0.${'6'.repeat(39)}7`);
  assert.equal(new Decimal('1e-40').div(2).eq('1e-40'), true);
});

test('0.1 + 0.2 is 0.3', () => assert.equal(new Decimal('0.1').plus('0.2').toFixed(), '0.3'));
