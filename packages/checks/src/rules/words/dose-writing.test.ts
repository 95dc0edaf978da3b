import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objectedTo } from '../../testing/finds.ts';
import { doseWriting } from './dose-writing.ts';

test('each banned writing is found, and good writing passes', () => {
  const banned = ['1.0 mg', '.5 mg', '5 µg', '5 ug', '1,000 mg', '5 cc', '5 ml', '10 U', 'QD', 'MSO4', '1–2', 'a  b'];
  const fine = ['0.5 mg', '10 mcg', '100-120 per min', '5.25 mL', '0.05 mL.', '1000 mL'];
  assert.deepEqual(objectedTo(doseWriting, [...banned, ...fine]), banned);
});
