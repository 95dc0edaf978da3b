import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { didYouMean } from './did-you-mean.ts';
import { drugsKnownAs } from './drug-names.ts';
import { abbreviations } from './gold/abbreviations.ts';
import { arabicWords } from './gold/arabic-words.ts';
import { cardsAnswered } from './gold/cards-answered.ts';
import { clinicalTerms } from './gold/clinical-terms.ts';
import { drugNames } from './gold/drug-names.ts';
import type { GoldQuery } from './gold/gold-query.ts';
import { layWords } from './gold/lay-words.ts';
import { misspellings } from './gold/misspellings.ts';
import { newCardsArabic } from './gold/new-cards-arabic.ts';
import { newCardsEnglish } from './gold/new-cards-english.ts';
import { newCardsMisspelt } from './gold/new-cards-misspelt.ts';
import { newCardsTransliterated } from './gold/new-cards-transliterated.ts';
import { bestMedicationsFirst, searchMedications } from './medication-search.ts';

const FIRST = 0.95;
const FIRST_THREE = 0.99;

const drugs = Object.values(edition.formulary);
const medications = drugs.map((drug) => ({
  id: drug.id,
  genericName: drug.genericName,
  brandNames: drug.brandNames.join(', '),
  classification: drug.classPrimary,
  indications: drug.dosing.map(({ indication }) => indication),
}));

type Answer = (query: string) => readonly string[];

const protocolAnswer: Answer = (query) => cardsAnswered(edition, query);

const medicationAnswer: Answer = (query) => {
  const found = bestMedicationsFirst(searchMedications(medications, query), query);
  const known = found.length > 0 ? found : drugsKnownAs(drugs, query);
  return (known.length > 0 ? known : didYouMean(edition, query).drugs).map(({ id }) => id);
};

/** Queries grouped by how they are typed. */
const newCards: ReadonlyArray<readonly [kind: string, queries: readonly GoldQuery<string>[]]> = [
  ['English', newCardsEnglish],
  ['misspelt', newCardsMisspelt],
  ['Arabic', newCardsArabic],
  ['Arabic in Latin letters', newCardsTransliterated],
];

const lists: ReadonlyArray<readonly [name: string, queries: readonly GoldQuery<string>[], answer: Answer]> = [
  ['clinical terms', clinicalTerms, protocolAnswer],
  ['abbreviations', abbreviations, protocolAnswer],
  ['lay words', layWords, protocolAnswer],
  ['misspellings', misspellings, protocolAnswer],
  ['Arabic words', arabicWords, protocolAnswer],
  ['all words for the newer cards', newCards.flatMap(([, queries]) => queries), protocolAnswer],
  ['drug names', drugNames, medicationAnswer],
];

for (const [name, queries, answer] of lists) {
  test(`${name}: the right answer is first for 95 % of ${queries.length} queries and among three for 99 %`, (context) => {
    const misses = queries.flatMap(([query, ...right]) => {
      const place = answer(query).findIndex((id) => right.includes(id));
      return place === 0 ? [] : [{ query, want: right[0], got: answer(query).slice(0, 3), place }];
    });
    for (const miss of misses) context.diagnostic(JSON.stringify(miss));
    const far = misses.filter(({ place }) => place === -1 || place > 2);
    assert.ok(misses.length <= queries.length * (1 - FIRST), JSON.stringify(misses, null, 1));
    assert.ok(far.length <= queries.length * (1 - FIRST_THREE), JSON.stringify(far, null, 1));
  });
}

const isCritical = (id: string | undefined): boolean =>
  Object.values(edition.protocols).some((protocol) => protocol.id === id && protocol.priority === 'critical');

const FIRST_OF_KIND = 0.9;

for (const [kind, queries] of newCards) {
  test(`the newer cards: the right one is first for 90 % of ${queries.length} terms, ${kind}`, () => {
    const missed = queries.filter(([query, ...right]) => !right.some((id) => id === protocolAnswer(query)[0]));
    assert.ok(missed.length <= queries.length * (1 - FIRST_OF_KIND), JSON.stringify(missed));
  });
}

test('a term that is spelt as meant never gets a wrong critical card', () => {
  for (const [, queries] of newCards.filter(([kind]) => kind !== 'misspelt')) {
    for (const [query, ...right] of queries) {
      const [first] = protocolAnswer(query);
      assert.ok(!isCritical(first) || right.some((id) => id === first), `${query}: ${first}`);
    }
  }
});

test('at least 400 queries, none twice in a list', () => {
  assert.ok(lists.flatMap(([, queries]) => queries).length >= 400);
  for (const [name, queries] of lists) {
    const typed = queries.map(([query]) => query.toLowerCase());
    assert.equal(new Set(typed).size, typed.length, name);
  }
});
