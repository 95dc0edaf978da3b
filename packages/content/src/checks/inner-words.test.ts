import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adultDosing } from '../adult-dosing.ts';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';
import { quickAgeDoses } from '../quick-age-doses.ts';
import { quickDoses } from '../quick-doses.ts';
import { everyString } from './every-string.ts';

/** How the app comes to what it shows is nothing to a crew. The two screens may be named as they are headed. */
const INNER: ReadonlyArray<readonly [pattern: RegExp, example: string]> = [
  [/\bcalculators?\b/, 'the calculator shows it'],
  [/\b(?:HIGH|MAX|MIN) DOSE\b/, 'shows HIGH DOSE'],
  [/\b(?:this|that|cardiac) row\b/, 'an age this row excludes'],
  [/\bparse[rsd]?\b|\bheadline\b|high-dose limit/i, 'the parser'],
];

const texts = [...everyString({ formulary, quickDoses, quickAgeDoses, adultDosing, protocols })].filter(
  ({ path }) => !/\/sources\/\d+$/.test(path),
);

for (const [pattern, example] of INNER) {
  test(`no text that a crew reads has words such as "${example}"`, () => {
    assert.match(example, pattern);
    assert.deepEqual(
      texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`),
      [],
    );
  });
}
