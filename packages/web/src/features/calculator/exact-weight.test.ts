import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comprehensivePath, kg, quickAnswer, quickPath, years } from '@first60/clinical';
import { edition } from '@first60/content';
import { quickRows } from '../../doses/in-calculator/quick-rows.ts';
import { adultPathText, pediatricPathText } from '../../doses/path-text.ts';
import { pathWords } from './entry/path-words.ts';
import { sharedText } from './shared-text.ts';

/** Rounding to two decimals would change each of them. */
const WEIGHTS = ['12.555', '0.6251', '39.996', '45.1234', '99.999'];

test('a weight beside doses is the one they are computed from, to its last decimal', () => {
  for (const text of WEIGHTS) {
    const weight = kg(text);
    assert.match(pathWords(quickPath(weight, null)), new RegExp(` ${text} kg`));
    for (const age of [null, years(9), years(40)]) {
      const path = comprehensivePath(weight, age);
      assert.ok(path.kind === 'adult' || path.kind === 'pediatric-by-weight');
      assert.match(path.kind === 'adult' ? adultPathText(path) : pediatricPathText(path), new RegExp(` ${text} kg`));
    }
    const { weight: read, given } = quickAnswer(text, '', quickRows(edition));
    assert.ok(read.kind === 'weight');
    assert.match(sharedText(edition, read, '', given), new RegExp(`${text}.kg`));
  }
});
