import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SourceKey } from '@first60/edition';
import { edition } from '../base-edition.ts';

const { adultDosing, quickAgeDoses, quickDoses } = edition;
const drugs = Object.values(edition.formulary);

/** Wording that mentions one of these must also cite its source. */
const QUOTED: ReadonlyArray<readonly [word: RegExp, keys: readonly SourceKey[]]> = [
  [/\bLA\b/, ['la-1309']],
  [/\bMaryland\b/, ['maryland-2020']],
  [/\bWestern Virginia\b/, ['wvems-2026']],
  [/\bMassachusetts\b/, ['massachusetts-2026']],
  [/\bMerck\b/, ['merck-resuscitation']],
  [/\bMSF\b/, ['msf-diazepam', 'msf-tranexamic-acid']],
  [/\bAHA\b/, ['aha-peds-2015', 'aha-2020']],
  [/mixed up/, ['apsf-lookalike', 'ismp-tall-man', 'joint-commission-names']],
];

test('a text that quotes an agency or a guideline names it among its sources', () => {
  const quoting = drugs.flatMap(({ id, preparation, notesCaution = '', sources, dosing }) => [
    { id, text: `${preparation} ${notesCaution}`, sources },
    ...dosing.map((row) => ({
      id,
      text: [row.remarks, row.maxTotal, row.repeatInterval, row.pedsDose].join(' '),
      sources: row.sources,
    })),
  ]);
  const lines = [...quickDoses, ...quickAgeDoses, ...adultDosing].flatMap(({ id, cautions }) =>
    cautions.map((caution) => ({ id, ...caution })),
  );
  for (const { id, text, sources } of [...quoting, ...lines]) {
    for (const [word, keys] of QUOTED) {
      if (word.test(text))
        assert.ok(
          keys.some((key) => sources.includes(key)),
          `${id}: ${word} in "${text}"`,
        );
    }
  }
});
