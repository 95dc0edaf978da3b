import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isArabicChat } from './arabic-chat.ts';

test('Arabic in Latin letters is known by its figures and its little words', () => {
  for (const term of ['yewje3ni', 'da5 w ta7', 'el walad ghereg', 'galbah wagaf', '7adeth']) {
    assert.ok(isArabicChat(term), term);
  }
});

test('a figure in a dose, a lead, a gas or a time makes no Arabic', () => {
  for (const term of ['d5w', 'v4r', 'co2', 'h2s', '2pam', '5mg', '3rd degree block', '3days', 'n95', '6yo']) {
    assert.ok(!isArabicChat(term), term);
  }
});
