import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formulary } from '../formulary.ts';
import { protocols } from '../protocols.ts';
import { spokenCombinations } from '../synonyms/spoken-combinations.ts';
import { spokenWords } from '../synonyms/spoken-words.ts';
import { wordFamilies } from '../synonyms/word-families.ts';
import { synonyms } from '../synonyms.ts';
import { uncoveredTopics } from '../uncovered-topics/uncovered-topics.ts';

const lists: ReadonlyArray<readonly [string, readonly string[]]> = Object.entries(synonyms);

test('every authored card can be found by at least ten other words', () => {
  assert.deepEqual(Object.keys(protocols).toSorted(), lists.map(([id]) => id).toSorted());
  for (const [id, terms] of lists) assert.ok(terms.length >= 10, id);
});

for (const [id, terms] of lists) {
  test(`${id}: synonyms are lower case, trimmed and listed once`, () => {
    for (const term of terms) assert.equal(term, term.trim().toLowerCase());
    assert.equal(new Set(terms).size, terms.length);
  });
}

test('no word leads to two protocols', () => {
  const all = lists.flatMap(([, terms]) => terms);
  assert.deepEqual(
    all.filter((term, at) => all.indexOf(term) !== at),
    [],
  );
});

test('code blue, bee sting, facial droop and their Arabic lead to their cards', () => {
  assert.ok(synonyms['adult-cardiac-arrest']?.includes('code blue'));
  assert.ok(synonyms['adult-cardiac-arrest']?.includes('tawaqquf al qalb'));
  assert.ok(synonyms.anaphylaxis?.includes('bee sting'));
  assert.ok(synonyms.stroke?.includes('facial droop'));
  assert.ok(synonyms.stroke?.includes('sakta dimaghiya'));
});

test('no synonym is a name of a stocked drug: a search on Home becomes a card’s id, which would hide the drug', () => {
  const drugs: ReadonlySet<string> = new Set(
    Object.values(formulary)
      .flatMap((drug) => [drug.genericName, ...drug.brandNames, ...drug.synonyms])
      .map((name) => name.toLowerCase()),
  );
  assert.deepEqual(
    lists.flatMap(([id, terms]) => terms.filter((term) => drugs.has(term)).map((term) => `${id}: ${term}`)),
    [],
  );
});

test('what callers say of a protocol is lower case, trimmed and listed once, for every authored card', () => {
  assert.deepEqual(Object.keys(spokenWords).toSorted(), Object.keys(protocols).toSorted());
  for (const [id, phrases] of [...Object.entries(spokenWords), ...Object.entries(spokenCombinations)]) {
    for (const phrase of phrases) assert.equal(phrase, phrase.trim().toLowerCase(), id);
    assert.ok(!phrases.includes(''), id);
    assert.deepEqual(
      phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at),
      [],
      id,
    );
  }
});

test('a topic without a card has words of its own, none of which is a synonym of a card or said of one', () => {
  const ofCards = new Set(
    [...lists, ...Object.entries(spokenWords), ...Object.entries(spokenCombinations)].flatMap(([, phrases]) => phrases),
  );
  const words = uncoveredTopics.flatMap((topic) => topic.words);
  assert.deepEqual(
    words.filter((word) => ofCards.has(word)),
    [],
  );
  assert.deepEqual(
    words.filter((word, at) => words.indexOf(word) !== at || word !== word.trim().toLowerCase()),
    [],
  );
});

/** What a measured value means, as the search reads it. */
const READING = /^(?:pulse|pressure|sugar|temperature|breathing|saturation) (?:low|high)$/;

test('a combination names families that there are, and every family is used and lists a word once', () => {
  const texts = [...Object.values(spokenCombinations).flat(), ...uncoveredTopics.flatMap(({ words }) => words)];
  const used = new Set(texts.flatMap((text) => [...text.matchAll(/<([^>]+)>/g)].map(([, name = '']) => name)));
  assert.deepEqual(
    [...used].filter((name) => !READING.test(name) && !Object.hasOwn(wordFamilies, name)),
    [],
  );
  assert.deepEqual(
    Object.keys(wordFamilies).filter((name) => !used.has(name)),
    [],
  );
  for (const [name, members] of Object.entries(wordFamilies)) {
    assert.equal(new Set(members).size, members.length, name);
  }
});
