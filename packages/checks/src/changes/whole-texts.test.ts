import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canonicalJson, type Edition } from '@first60/edition';
import { baseEdition as edition } from '../../../../scripts/edition/base-edition.ts';
import { everyString } from '../every-string.ts';
import { wholeTexts } from './whole-texts.ts';

/** Tables whose sentences contain everything that is new: search words, and figures that belong to no entry. */
const IN_SENTENCES = new Set([
  ...['groups', 'constants', 'synonyms', 'spokenWords', 'spokenCombinations', 'wordFamilies'],
  ...['id', 'date', 'schemaVersion', 'sha256'],
]);

for (const table of Object.keys(edition).filter((name) => !IN_SENTENCES.has(name)) as (keyof Edition)[]) {
  test(`the whole text of each new entry of ${table} is shown, word for word`, () => {
    const { [table]: entries, ...older } = edition;
    const shown = wholeTexts(older, edition).map(({ before, after }) => {
      assert.equal(before, null);
      return after ?? '';
    });
    assert.equal(shown.length, Object.keys(entries ?? {}).length);
    for (const [at, entry] of Object.values(entries ?? {}).entries()) {
      for (const { path, text } of everyString(entry)) {
        const isSaid = shown[at]?.includes(text) === true || text === 'needs-source';
        assert.ok(isSaid, `${table}, entry ${at + 1}, ${path} is not shown: ${text}\n${shown[at]}`);
      }
    }
  });
}

const { anaphylaxis } = edition.protocols;
assert.ok(anaphylaxis !== undefined);

test('a new card is shown as a crew reads it: its lines in order, each dose with its volume', () => {
  const { anaphylaxis: _, ...others } = edition.protocols;
  const [shown, ...more] = wholeTexts({ ...edition, protocols: others }, edition);
  assert.deepEqual([shown?.title, shown?.before, more], ['Protocol: Anaphylaxis', null, []]);
  const text = shown?.after ?? '';
  const places = anaphylaxis.first60Seconds.map((line, at) => text.indexOf(`${at + 1}. ${line.text}`));
  assert.ok(places[0] !== undefined && places[0] > 0);
  assert.deepEqual(
    places,
    places.toSorted((one, other) => one - other),
  );
  assert.match(text, /Adult: 0\.5 mg = 0\.5 mL of 1 mg\/mL \(/);
});

test('of a changed card the whole text is shown, before and after; of a removed one what is lost', () => {
  const { stroke: _, ...others } = edition.protocols;
  const changed = { ...anaphylaxis, blsCore: anaphylaxis.blsCore.slice(1) };
  const texts = wholeTexts(edition, { ...edition, protocols: { ...others, anaphylaxis: changed } });
  assert.deepEqual(
    texts.map(({ title }) => title),
    ['Protocol: Anaphylaxis', 'Protocol: Stroke'].toSorted((one, other) => idsOf(one) - idsOf(other)),
  );
  const told = texts.find(({ title }) => title === 'Protocol: Anaphylaxis');
  const lost = anaphylaxis.blsCore[0]?.text ?? '';
  assert.ok(told?.before?.includes(lost) && told.after !== null && !told.after.includes(lost));
  assert.equal(texts.find(({ title }) => title === 'Protocol: Stroke')?.after, null);
});

const idsOf = (title: string): number =>
  Object.values(edition.protocols).findIndex((card) => title === `Protocol: ${card.title}`);

test('a text does not depend on the order of the fields, which a signed edition has by the alphabet', () => {
  const { clocks: _, formulary: __, protocols: ___, ...older } = edition;
  const entries = <Entries extends object>(all: Entries): Entries =>
    Object.fromEntries(Object.entries(all).map(([id, entry]) => [id, JSON.parse(canonicalJson(entry))])) as Entries;
  const signed = {
    ...edition,
    protocols: entries(edition.protocols),
    formulary: entries(edition.formulary),
    ...(edition.clocks && { clocks: JSON.parse(canonicalJson(edition.clocks)) }),
  };
  assert.deepEqual(wholeTexts(older, signed), wholeTexts(older, edition));
});

test('what is equal is not shown', () => {
  assert.deepEqual(wholeTexts(edition, structuredClone(edition)), []);
});
