import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edition } from '@first60/content';
import { citedWorks, findWorks } from './source-uses.ts';

const works = citedWorks(edition);
const work = (key: string) => works.find((one) => one.key === key);

test('every source of the edition is listed once, and something names each', () => {
  assert.deepEqual(
    works.map(({ key }) => key),
    Object.keys(edition.sources),
  );
  for (const { key, protocols, drugs, parts } of works) {
    assert.ok(protocols.length + drugs.length + parts.length > 0, key);
  }
});

test('a work names the cards and drugs that rest on it, and no others', () => {
  assert.deepEqual(
    work('fda-flumazenil')?.drugs.map(({ id }) => id),
    ['flumazenil'],
  );
  assert.ok(work('fda-flumazenil')?.protocols.every(({ id }) => id.startsWith('poisoning-overdose')));
  assert.deepEqual(work('bd-plastipak')?.parts, ['devices']);
  assert.deepEqual(work('aha-length-tape')?.parts, ['zones']);
});

test('a work of an algorithm alone counts for its card', () => {
  const bare = { ...edition, protocols: { stroke: edition.protocols.stroke }, algorithms: {} };
  const step = { id: 'one', kind: 'start', lines: [{ text: 'A', sources: ['bd-plastipak'] }], exits: [] } as const;
  const drawn = { stroke: { id: 'stroke', title: 'Stroke', basis: '', steps: [step] } } as const;
  const cards = (algorithms: typeof edition.algorithms) =>
    citedWorks({ ...bare, algorithms } as typeof edition).find(({ key }) => key === 'bd-plastipak')?.protocols.length;
  assert.deepEqual([cards({}), cards(drawn)], [0, 1]);
});

test('the works of the ECG sheets are listed, and count for the card that shows the sheets', () => {
  for (const key of ['rhinehart-wellens', 'bcehs-de-winter', 'omi-2022']) {
    assert.deepEqual(
      work(key)?.protocols.map(({ id }) => id),
      ['chest-pain-acs'],
      key,
    );
  }
  assert.deepEqual(
    work('modified-sgarbossa')?.protocols.map(({ id }) => id),
    ['chest-pain-acs', 'stemi-supplemental'],
  );
});

test('search: title, edition, key, card and drug, whatever the case; blank finds all', () => {
  assert.equal(findWorks(works, '  ').length, works.length);
  assert.deepEqual(
    findWorks(works, 'FAST-ED').map(({ key }) => key),
    ['fast-ed-2016'],
  );
  assert.ok(findWorks(works, 'flumazenil').some(({ key }) => key === 'fda-flumazenil'));
  assert.ok(findWorks(works, 'needle thoracostomy').some(({ key }) => key === 'stevens-2009'));
  assert.deepEqual(findWorks(works, 'no such work'), []);
});
