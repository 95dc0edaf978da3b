import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Exceptions, NO_EXCEPTIONS, type Source } from '@first60/edition';
import { smallEdition } from '../../testing/small-edition.ts';
import { newerSource } from './newer-source.ts';

const NEW: Source = { title: 'A newer guide', edition: '2026', basis: 'guideline' };

interface Asked {
  /** What is added to the guide that the small edition rests on. */
  readonly guide?: Partial<Source>;
  readonly more?: Readonly<Record<string, Source>>;
  readonly today?: string;
  readonly old?: Exceptions['oldSources'];
  readonly plant?: (edition: ReturnType<typeof smallEdition>) => void;
}

function found({ guide = {}, more = {}, today, old = [], plant }: Asked) {
  const edition = smallEdition();
  Object.assign(edition.sources, more);
  Object.assign(edition.sources.guide ?? {}, guide);
  plant?.(edition);
  return newerSource.find(edition, { ...NO_EXCEPTIONS, oldSources: old }, today);
}

const said = (asked: Asked): readonly string[] => found(asked).map(({ sentence }) => sentence);

const REPLACED: Asked = { guide: { replacedBy: 'newer' }, more: { newer: NEW } };
const MEND = 'or name "guide" in exceptions.yaml under oldSources with the reason.';

test('a work without a newer one and without a date is never too old', () => {
  assert.deepEqual(said({ today: '2099-01-01' }), []);
});

test('a work that is replaced, on any day and without one', () => {
  const sentence = `"A guide" (2025) is replaced by "A newer guide" (2026), and 6 places rest on it, in Anaphylaxis, drug epinephrine, devices: compare them with the newer work, ${MEND}`;
  assert.deepEqual(said(REPLACED), [sentence]);
  assert.deepEqual(said({ ...REPLACED, today: '1999-01-01' }), [sentence]);
  assert.deepEqual(
    found(REPLACED).map(({ level, at }) => [level, at]),
    [['asks', '/sources/guide']],
  );
});

test('a replaced work that nothing rests on is left to the rule of unused sources', () => {
  assert.deepEqual(
    said({ ...REPLACED, plant: ({ sources }) => Object.assign(sources, { unused: { ...NEW, replacedBy: 'newer' } }) })
      .length,
    1,
  );
});

test('the last day of a date of review is still in time', () => {
  const asked: Asked = { guide: { reviewBy: '2030-12-31' } };
  assert.deepEqual(said(asked), []);
  assert.deepEqual(said({ ...asked, today: '2030-12-31' }), []);
  assert.deepEqual(said({ ...asked, today: '2031-01-01' }), [
    `"A guide" (2025) was to be looked at again by 2030-12-31, and 6 places rest on it, in Anaphylaxis, drug epinephrine, devices: look for a newer edition, give it a later date when there is none, ${MEND}`,
  ]);
});

test('a work that stands on purpose', () => {
  const old = [{ sources: ['guide'], why: 'the requirement cites it' }];
  assert.deepEqual(said({ ...REPLACED, old }), []);
  assert.deepEqual(said({ guide: { reviewBy: '2030-12-31' }, today: '2031-01-01', old }), []);
});

test('an exception that is not needed; one for a date is not judged without a day', () => {
  const old = [{ sources: ['guide'], why: 'the requirement cites it' }];
  const needless = [
    'The source "guide" is listed as standing on purpose although it is old, and it is not: take it off the list.',
  ];
  assert.deepEqual(said({ old }), needless);
  assert.deepEqual(said({ guide: { reviewBy: '2030-12-31' }, old }), []);
  assert.deepEqual(said({ guide: { reviewBy: '2030-12-31' }, today: '2030-12-31', old }), needless);
  assert.deepEqual(said({ old: [{ sources: ['gone'], why: 'was there once' }] }), [
    'The source "gone" is listed as standing on purpose although it is old, and it is not: take it off the list.',
  ]);
});

test('a newer work that is not listed, or that leads back', () => {
  assert.deepEqual(
    found({ guide: { replacedBy: 'newer' } }).map(({ level, at, sentence }) => [level, at, sentence]),
    [
      [
        'stops',
        '/sources/guide/replacedBy',
        'The source "A guide" is replaced by "newer", which is not listed: add or correct it.',
      ],
    ],
  );
  const round = 'is replaced, in the end, by itself: take out one "replacedBy".';
  assert.ok(said({ guide: { replacedBy: 'guide' } }).includes(`The source "A guide" ${round}`));
  assert.ok(
    said({ ...REPLACED, more: { newer: { ...NEW, replacedBy: 'guide' } } }).includes(`The source "A guide" ${round}`),
  );
});

test('the list that marks come from: its age is that of the marks', () => {
  const [sentence] = said({ ...REPLACED, guide: { replacedBy: 'newer', lists: 'high-alert' } });
  assert.match(sentence ?? '', /rest on it, .*; the high-alert marks of 1 drug come from it: compare them/);
});

test('a marked drug that names no list, where there is one', () => {
  const list: Source = { title: 'A list', edition: '2024', basis: 'guideline', lists: 'high-alert' };
  const names: Source = { title: 'A list of names', edition: '2023', basis: 'guideline', lists: 'tall-man' };
  const marked = (plant?: Asked['plant']) =>
    found({ more: { list, names }, ...(plant && { plant }) }).map(({ level, at, sentence }) => [level, at, sentence]);
  const alert =
    'has the mark "highAlert" and names no list that it comes from: name one among its sources, such as "list".';
  assert.deepEqual(marked(), [['asks', '/formulary/epinephrine/sources', `Drug epinephrine ${alert}`]]);
  assert.deepEqual(
    marked(({ formulary }) => formulary.epinephrine?.sources.push('list')),
    [],
  );
  assert.deepEqual(
    marked(({ formulary: { epinephrine } }) => {
      Object.assign(epinephrine ?? {}, { tallMan: 'EPINEPHrine', sources: ['list'] });
    }),
    [
      [
        'asks',
        '/formulary/epinephrine/sources',
        'Drug epinephrine has the mark "tallMan" and names no list that it comes from: name one among its sources, such as "names".',
      ],
    ],
  );
});
