import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adultDosing } from '../adult-dosing.ts';
import { constants } from '../constants.ts';
import { formulary } from '../formulary.ts';
import { quickAgeDoses } from '../quick-age-doses.ts';
import { quickDoses } from '../quick-doses.ts';
import { zones } from '../zones.ts';
import { everyString } from './every-string.ts';

/** Dose writing that the Joint Commission's do-not-use list and ISMP ban. */
const BANNED: ReadonlyArray<readonly [name: string, pattern: RegExp, example: string]> = [
  ['a trailing zero ("1.0")', /\d\.\d*0(?!\d)/, '1.0 mg'],
  ['a naked decimal (".5")', /(?<!\d)\.\d/, '.5 mg'],
  ['a microgram sign', /[µμ]/, '5 µg'],
  ['"ug" for micrograms', /\d\s*ug\b/i, '5 ug'],
  ['a comma in a number ("1,000")', /\d,\d{3}/, '1,000 mg'],
  ['"cc" for mL', /\d\s*cc\b/i, '5 cc'],
  ['"ml" or "ML" for mL', /\d\s*(ml|ML)\b/, '5 ml'],
  ['"IU" or "U" for units', /\d\s*I?U\b/, '10 IU'],
  ['a long dash', /[–—]/, '1–2 mg'],
  ['a blank too many', /^\s|\s$|\s\s/, 'a  b'],
];

/** The ratio is part of these names in the requirement; no dose text may use it. */
const RATIO_NAMES = /(epinephrine|epi) 1:10?,000/gi;
/** Search terms and source keys are never printed as doses. */
const NOT_PRINTED = /\/(synonyms|sources)\/\d+$/;

const texts = [...everyString({ formulary, quickDoses, quickAgeDoses, zones, adultDosing, constants })]
  .filter(({ path }) => !NOT_PRINTED.test(path))
  .map(({ path, text }) => ({ path, text: text.replace(RATIO_NAMES, '$1') }));

for (const [name, pattern, example] of BANNED) {
  test(`no drug text has ${name}`, () => {
    assert.match(example, pattern);
    assert.deepEqual(
      texts.filter(({ text }) => pattern.test(text)).map(({ path, text }) => `${path}: ${text}`),
      [],
    );
  });
}

test('a preparation has at most 160 characters, a caution 400', () => {
  for (const { id, preparation, notesCaution = '' } of Object.values(formulary)) {
    assert.ok(preparation.length <= 160, `${id}: preparation has ${preparation.length}`);
    assert.ok(notesCaution.length <= 400, `${id}: caution has ${notesCaution.length}`);
  }
});
