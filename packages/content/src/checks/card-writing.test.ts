import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groups } from '../groups.ts';
import { protocols } from '../protocols.ts';
import { synonyms } from '../synonyms.ts';
import { everyString } from './every-string.ts';

/** Dose writing that the Joint Commission's do-not-use list and ISMP ban, and units spelt our one way. */
const BANNED: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['a trailing zero ("1.0")', /\d\.\d*0(?!\d)/],
  ['a naked decimal (".5")', /(?<![\d])\.\d/],
  ['a microgram sign', /[µμ]g/],
  ['"ug" for micrograms', /\d\s*ug\b/i],
  ['a comma in a number ("1,000")', /\d,\d{3}/],
  ['"cc" for mL', /\d\s*cc\b/],
  ['"ml" or "ML" for mL', /\d\s*(ml|ML)\b/],
  ['"IU" or "U" for units', /\d\s*I?U\b/],
  ['"QD" or "QOD"', /\bQO?D\b/i],
  ['"MSO4", "MS" or "MgSO4"', /\b(MSO4|MS|MgSO4)\b/],
  ['a long dash', /[–—]/],
  ['a blank too many', /^\s|\s$|\s\s/],
];

const texts = [...everyString({ groups, protocols, synonyms })].filter(({ path }) => !/\/sources\/\d+$/.test(path));

for (const [name, pattern] of BANNED) {
  test(`no card text has ${name}`, () => {
    assert.deepEqual(
      texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`),
      [],
    );
  });
}

test('the ban list finds what it is for', () => {
  const examples = ['1.0 mg', '.5 mg', '5 µg', '5 ug', '1,000 mg', '5 cc', '5 ml', '10 U', 'QD', 'MSO4', '1–2', 'a  b'];
  examples.forEach((example, at) => {
    assert.match(example, BANNED[at]?.[1] ?? /never/, example);
  });
  for (const fine of ['0.5 mg', '10 mcg', '100-120 per min', '5.25 mL', '0.05 mL.', '1000 mL']) {
    for (const [name, pattern] of BANNED) assert.doesNotMatch(fine, pattern, `${fine}: ${name}`);
  }
});
