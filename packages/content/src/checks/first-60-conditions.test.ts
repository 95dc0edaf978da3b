import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';

/** Words of names that are no drug a line could give: salts, ages, forms; oxygen and glucose are also looked at. */
const NO_DRUG = new Set(['sodium', 'chloride', 'sulfate', 'adult', 'pediatric', 'activated', 'oxygen', 'glucose']);

/** The drugs of the kits by the words of their names, and by what crews call them. */
const DRUGS = new RegExp(
  `\\b(?:${[
    ...Object.values(formulary).flatMap(({ genericName }) => genericName.toLowerCase().match(/[a-z]{5,}/g) ?? []),
    ...['saline', 'benzodiazepine', 'antidote', 'injector', 'pressor'],
  ]
    .filter((word) => !NO_DRUG.has(word))
    .join('|')})s?\\b`,
  'i',
);

/** What harms a patient whom it is not for: a shock, a pacer, a needle, a tourniquet, compressions, an airway. */
const MANEUVERS =
  /synchronized|\bshock (?:at once|now|\d)|: shock\b|shock before|\bpac(?:er|ing)\b|decompress|\bneedle|tourniquet|binder|\bcompress(?!ions (?:go|must))|bag-mask|valsalva|(?:oral|nasal) airway|\bCPAP\b|\d+ breaths/i;

/** Words that bound whom a line is for. */
const BOUNDS =
  /\b(?:if|when|unless|only|not with|below|above|over|under|no better|after|before|until|fails?|ready|drawn up|tried?|needed)\b/i;

/**
 * First 60 lines that give something without saying to whom. A line says it in the words before a colon or a question
 * mark ("Adult: …"), unless those name the drug itself, or in a word that bounds it ("only if SBP is above 100").
 */
const withoutForWhom = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    if (!DRUGS.test(text) && !MANEUVERS.test(text)) return false;
    const [whom] = /^.+?(?=[:?] )/.exec(text) ?? [];
    return !(whom !== undefined && !DRUGS.test(whom)) && !BOUNDS.test(text);
  });

/** Lines for every patient of their card: the title of the card, or the line before, says for whom. */
const FOR_ALL_OF_THE_CARD = new Map([
  ['30 compressions, 2 breaths by bag-mask with oxygen 15 L/min.', 'nobody in arrest is without compressions'],
]);

const lines = Object.values(protocols).flatMap(({ id, first60Seconds }) =>
  first60Seconds.map(({ text }) => ({ id, text })),
);

test('every First 60 line that gives a drug, a shock or a maneuver says for whom', () => {
  const bare = new Set(withoutForWhom(lines.map(({ text }) => text)));
  const unnamed = lines.filter(({ text }) => bare.has(text) && !FOR_ALL_OF_THE_CARD.has(text));
  assert.deepEqual(
    unnamed.map(({ id, text }) => `${id}: ${text}`),
    [],
  );
  const settled = [...FOR_ALL_OF_THE_CARD.keys()].filter((text) => !bare.has(text));
  assert.deepEqual(settled, [], 'a line that is named here no longer stands on a card, or says for whom by now');
});

test('the check finds a drug, a shock and a maneuver for nobody in particular, and lets bounded ones pass', () => {
  const faults = [
    'Naloxone 0.4 mg IN, repeat in 2 min.',
    'Synchronized shock now.',
    'Epinephrine: 1 mg IV.',
    'Tourniquet high on the limb.',
    'Needle 14G, 8 cm long.',
    'Midazolam 10 mg IM at once.',
    '3 injectors, then decontaminate.',
    'Compress 100-120 per min.',
  ];
  const bounded = [
    'Pinpoint pupils, poor breathing: naloxone 0.4 mg.',
    'Unstable because of the rhythm: synchronized shock now.',
    'Asystole or PEA: epinephrine 1 mg IV/IO.',
    'Nitroglycerin 0.4 mg SL only if SBP is above 100.',
    'Look in the mouth. Suction.',
  ];
  assert.deepEqual(withoutForWhom([...faults, ...bounded]), faults);
});
