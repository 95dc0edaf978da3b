import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Protocol } from '@first60/edition';
import { edition } from '../edition.ts';
import { protocols } from '../protocols.ts';
import { cardiacSources } from '../sources/cardiac-sources.ts';
import { ecgSources } from '../sources/ecg-sources.ts';
import { formularySources } from '../sources/formulary-sources.ts';
import { medicalSources } from '../sources/medical-sources.ts';
import { proceduresSources } from '../sources/procedures-sources.ts';
import { protocolSources } from '../sources/protocol-sources.ts';
import { traumaSources } from '../sources/trauma-sources.ts';
import { cardLines, hasFigure } from './card-lines.ts';
import { everyString } from './every-string.ts';

const cards: ReadonlyArray<readonly [string, Protocol]> = Object.entries(protocols);

for (const [key, card] of cards) {
  test(`${key}: every line with a figure names its source or is marked for review`, () => {
    for (const { text, sources, review } of cardLines(card)) {
      if (hasFigure(text)) assert.ok(sources.length > 0 || review === 'needs-source', text);
    }
  });

  test(`${key}: every medication line and every guideline note names its source`, () => {
    for (const { indication, sources } of card.medications) assert.ok(sources.length > 0, indication);
    for (const { text, sources } of card.guidelineNotes) assert.ok(sources.length > 0, text);
  });

  test(`${key}: no line names a source twice`, () => {
    for (const { sources } of [...cardLines(card), ...card.medications]) {
      assert.equal(new Set(sources).size, sources.length, sources.join(', '));
    }
  });
}

const used = new Set(
  [...everyString({ ...edition, sources: null })]
    .filter(({ path }) => /\/sources\/\d+$/.test(path))
    .map(({ text }) => text),
);

test('every source key in use is defined', () => {
  for (const key of used) assert.ok(key in edition.sources, key);
});

test('every defined source is in use', () => {
  assert.deepEqual(
    Object.keys(edition.sources).filter((key) => !used.has(key)),
    [],
  );
});

test('no source key is defined in two lists', () => {
  const lists = [
    ...[formularySources, protocolSources, cardiacSources, medicalSources],
    ...[traumaSources, proceduresSources, ecgSources],
  ];
  const keys = lists.flatMap(Object.keys);
  assert.deepEqual(
    keys.filter((key, at) => keys.indexOf(key) !== at),
    [],
  );
});

test('no work is listed twice under two keys', () => {
  const works = Object.values(edition.sources).map(({ title, edition: of }) => `${title} / ${of}`);
  assert.deepEqual(
    works.filter((work, at) => works.indexOf(work) !== at),
    [],
  );
});

test('every address of a source is an absolute web address', () => {
  for (const { url, title } of Object.values(edition.sources)) {
    if (url !== undefined) assert.match(new URL(url).protocol, /^https?:$/, title);
  }
});
