import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { everyString } from '../../packages/checks/src/index.ts';
import { reviewPoints } from '../../packages/content/src/index.ts';
import { baseEdition as edition } from '../edition/base-edition.ts';
import { plain } from './markdown.ts';
import { openQuestions } from './marked-lines.ts';
import { reviewSheet } from './review-sheet.ts';
import { countsOf } from './sheet-counts.ts';
import { digestOfSheet } from './sheet-digest.ts';

const sheet = reviewSheet(edition, reviewPoints);

test('the review sheet has the digest that git keeps', () => {
  const kept = readFileSync(new URL('../../docs/clinical-review.sha256', import.meta.url), 'utf8');
  assert.equal(digestOfSheet(sheet), kept, 'The content changed: run npm run content:review');
});

test('the sheet has a heading and a signature block for each protocol', () => {
  const blocks = sheet.match(/^> Name: /gm) ?? [];
  assert.equal(sheet.match(/^### \d+\. /gm)?.length, Object.keys(edition.protocols).length);
  assert.equal(blocks.length, Object.keys(edition.protocols).length + 8);
});

test('anaphylaxis: the adult dose stands with its computed volume, kit and sources', () => {
  assert.match(
    sheet,
    /^\| EPINEPHrine 1:1,000 \| Anaphylaxis \| 0\.5 mg = 0\.5 mL \| 0\.01 mg\/kg \(max 0\.5 mg\) = 0\.01 mL\/kg, max 0\.5 mL \|.*\| 1 \| `spec`/m,
  );
});

test('every step of every algorithm and every panel of the 2 sheets stands in the review, with where it leads', () => {
  assert.equal(sheet.match(/^\*\*Illustration: /gm)?.length, 2);
  const algorithms = Object.values(edition.algorithms);
  assert.equal(sheet.match(/^\*\*Algorithm\*\* /gm)?.length, algorithms.length);
  for (const { steps } of algorithms) for (const { lines } of steps) assert.ok(sheet.includes(plain(lines[0].text)));
  for (const { panels } of edition.illustrations) for (const { title } of panels) assert.ok(sheet.includes(title));
  assert.match(sheet, /^\| \d+ \| decision \| .* \| [^|]+: \d+; [^|]+: \d+/m);
});

test('each rule of a plan, each drug of it and each mark of a clock stands in the review', () => {
  assert.match(sheet, /^\| Cycle \| 2 min; charge 15 s before its end \| `aha-2020-arrest` `massachusetts-2026` \|$/m);
  assert.match(
    sheet,
    /^\| Amiodarone \| 5 mg\/kg \(max 300 mg\) \| 50 mg\/mL \| 3 doses, 450 mg \| only in arrest \|$/m,
  );
  assert.match(sheet, /Lidocaine, second dose from shock 5, not before 5 min \|/);
  assert.match(sheet, /^\| Tourniquet \(hemorrhage-control\), every 5 min, several \| /m);
  assert.match(sheet, /^\| Last known well \(stroke\), 4\.5 h \| /m);
  for (const { drugs, causes, rosc, facts } of Object.values(edition.codes ?? {})) {
    for (const { name } of drugs) assert.ok(sheet.includes(`| ${plain(name)} |`), name);
    for (const { text } of [...causes, ...rosc, ...facts]) assert.ok(sheet.includes(plain(text)), text);
  }
});

test('every text of the edition stands in the sheet that is signed, also the name of a kit and a word of the search', () => {
  const chapters = sheet.split(/^## /m);
  const chapterOf = (title: string): string => chapters.find((chapter) => chapter.startsWith(`${title}\n`)) ?? '';
  const cards = chapterOf('Protocols')
    .split(/^### \d+\. /m)
    .slice(1);
  const {
    sha256: _,
    protocols,
    algorithms,
    formulary,
    sources,
    hospitals,
    zones,
    constants,
    codes,
    clocks,
    ...more
  } = edition;
  const { quickDoses, quickAgeDoses, adultDosing, illustrations, acts, ...lists } = more;
  const parts: ReadonlyArray<readonly [said: unknown, shown: string]> = [
    ...Object.values(protocols).map((card, at) => [[card, algorithms[card.id]], cards[at] ?? ''] as const),
    [illustrations, chapterOf('Protocols')],
    [formulary, chapterOf('Formulary')],
    [acts, chapterOf('What is given')],
    [[quickDoses, quickAgeDoses, adultDosing], chapterOf('Calculators')],
    [[codes, clocks], chapterOf('Arrest plans and running clocks')],
    [zones, chapterOf('Color zones')],
    [constants, chapterOf('Devices and lines')],
    [hospitals, chapterOf('Hospitals')],
    [sources, chapterOf('Sources')],
    [lists, chapterOf('Groups, kits and words of the search')],
  ];
  const missing = parts.flatMap(([said, shown]) =>
    // A dose that is given once is told as "one dose only".
    everyString(said).filter(({ text }) => !['needs-source', 'none'].includes(text) && !shown.includes(plain(text))),
  );
  assert.deepEqual(missing.map(({ path, text }) => `${path}: ${text}`).slice(0, 10), []);
});

test('a field that the sheet has no column for stands below its part', () => {
  const [gray, ...others] = edition.zones;
  assert.ok(gray);
  const zones = [{ ...gray, fieldOfTomorrow: 'said tomorrow', answer: true }, ...others];
  const added = reviewSheet({ ...edition, zones }, reviewPoints);
  assert.match(added, /^- Gray, field of tomorrow: said tomorrow$/m);
  assert.match(added, /^- Gray, answer: yes$/m);
});

test('no figure stands without a source', () => {
  assert.equal(countsOf(edition).unsourcedFigures, 0);
});

test('a line that is marked anywhere becomes an open question with its place', () => {
  const [gray, ...others] = edition.zones;
  assert.ok(gray);
  const marked = { ...gray, lvMask: { text: 'i-gel 1', sources: [], review: 'needs-source' as const } };
  const added = openQuestions({ ...edition, zones: [marked, ...others] });
  assert.equal(added.length, openQuestions(edition).length + 1);
  assert.ok(added.some(({ place, text }) => place === 'zones/gray/lvMask' && text === 'i-gel 1'));
});

test("a hospital's unconfirmed phone and address are open questions", () => {
  const wanted = edition.hospitals.reduce((sum, { review }) => sum + review.length, 0);
  assert.equal(openQuestions(edition).filter(({ place }) => place.startsWith('hospitals/')).length, wanted);
});

const texts = new Set(everyString(edition).map(({ text }) => text));
for (const { id, asShown } of reviewPoints) {
  test(`${id}: what the medical director is asked about is what the edition says`, () => {
    for (const text of asShown) assert.ok(texts.has(text), `No card says "${text}" any more`);
  });
}
