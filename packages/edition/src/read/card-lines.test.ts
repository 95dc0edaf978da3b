import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { SEIZURES, SMALL_EDITION } from '../testing/small-edition.ts';
import { problemText } from './problem.ts';
import { readEdition } from './read-edition.ts';
import { unsaidParts } from './whole-text.ts';

const MIDAZOLAM = readFileSync(join(import.meta.dirname, '../testing/acts/midazolam.yaml'), 'utf8');
const MAGNESIUM = readFileSync(join(import.meta.dirname, '../testing/acts/magnesium-sulfate.yaml'), 'utf8');
const CARD = 'title: Seizures\npriority: urgent\nicon: zap\nmedications:\n  - { give: midazolam/seizure-im }\n';

/** The small edition with these lines in First 60 of its card. */
const readWith = (lines: string, more: Readonly<Record<string, string>> = {}) =>
  readEdition(
    new Map([
      ...SMALL_EDITION,
      ['acts/midazolam.yaml', MIDAZOLAM],
      ['acts/magnesium-sulfate.yaml', MAGNESIUM],
      [SEIZURES, `${CARD}first60Seconds:\n${lines}`],
      ...Object.entries(more),
    ]),
  );

function linesOf(lines: string, more: Readonly<Record<string, string>> = {}) {
  const read = readWith(lines, more);
  assert.ok('edition' in read, 'problems' in read ? read.problems.map(problemText).join('\n') : '');
  return read.edition.protocols.seizures?.first60Seconds ?? [];
}

function problemsOf(lines: string): string {
  const read = readWith(lines);
  return 'problems' in read ? read.problems.map(problemText).join('\n') : '';
}

test('a plain line stays one text, without parts', () => {
  assert.deepEqual(linesOf('  - Protect.\n'), [{ text: 'Protect.', sources: [] }]);
});

test('a line for some patients says whom, then the finding, the order and the act; its parts stand beside the text', () => {
  const [line] = linesOf(
    '  - { for: newborn, if: Family gave 1 dose, order: call-first, say: Then wait., source: spec }\n',
  );
  assert.equal(line?.text, 'Newborn, family gave 1 dose: Call first. Then wait.');
  assert.deepEqual(line?.parts, {
    for: { group: 'newborn' },
    whose: 'Newborn',
    if: 'Family gave 1 dose',
    order: 'call-first',
    say: 'Then wait.',
  });
  assert.deepEqual(line?.sources, ['spec']);
});

test('a line that gives an act says the doses of the groups that it is for', () => {
  const textOf = (rest: string) => linesOf(`  - { give: midazolam/seizure-im, say: IM${rest} }\n`)[0]?.text;
  assert.equal(textOf(''), 'Midazolam: adult 10 mg = 2 mL; child 0.2 mg/kg (max 10 mg) = 0.04 mL/kg; IM.');
  assert.equal(textOf(', for: adult'), 'Adult: Midazolam 10 mg = 2 mL IM.');
  assert.equal(textOf(', for: child, if: No vein'), 'Child, no vein: Midazolam 0.2 mg/kg (max 10 mg) = 0.04 mL/kg IM.');
});

test('a pregnancy is named with the weeks after a birth, and a link opens a card by its title', () => {
  const [line] = linesOf('  - { for: pregnant, say: Think of eclampsia., link: seizures }\n');
  assert.equal(line?.text, 'Pregnant or just delivered: Think of eclampsia. Open Seizures.');
});

test('a line may be for all but pregnant patients, and says so', () => {
  const [line] = linesOf('  - { for: adult, except: pregnant, if: Life in danger, say: Hold. }\n');
  assert.equal(line?.text, 'Adult, not pregnant, life in danger: Hold.');
  assert.deepEqual(line?.parts?.except, { if: 'pregnant' });
  assert.match(problemsOf('  - { except: old, say: Wait. }\n'), /except/);
});

test('a shared line may have patients', () => {
  const [line] = linesOf('  - { use: on-the-side }\n', {
    'lines/some.yaml': 'on-the-side: { for: child, say: On the side. }\n',
  });
  assert.equal(line?.text, 'Child: On the side.');
  assert.deepEqual(line?.parts?.for, { group: 'child' });
});

const REFUSED: ReadonlyArray<readonly [lines: string, sentence: RegExp]> = [
  ['  - { for: nobody, say: Wait. }\n', /"nobody" says not whom it is for: write "child"/],
  ['  - { for: adult if bleeding, say: Wait. }\n', /has a condition that no crew says of a patient/],
  ['  - { if: "Bleeding: much", say: Press. }\n', /A finding is one, without a colon/],
  ['  - { for: adult }\n', /The line tells nothing to do/],
  ['  - { order: now, say: Wait. }\n', /call-first/],
  [
    '  - { give: midazolam/no-act }\n',
    /No medication line of this card gives "midazolam\/no-act": add it there; known are midazolam\/seizure-im/,
  ],
  ['  - { clock: egg, say: Note the time. }\n', /There is no running clock "egg"/],
  ['  - { link: nowhere }\n', /There is no card "nowhere": known are seizures/],
  ['  - { for: child, use: some }\n', /use/],
];

test('a line that does not hold is refused with its place and the mend', () => {
  for (const [lines, sentence] of REFUSED) {
    const problems = problemsOf(lines);
    assert.match(problems, sentence);
    assert.match(problems, /seizures\.yaml/, lines);
  }
});

test('beside a text that is made of its parts only boxes and buttons are told; beside another text, all of them', () => {
  const [given, opened] = linesOf(
    '  - { for: child, if: No vein, give: midazolam/seizure-im, say: IM }\n  - { if: Stroke signs, link: seizures, say: Look. }\n',
  );
  assert.ok(given?.parts && opened?.parts);
  assert.deepEqual(unsaidParts(given), { gives: [{ medication: 'midazolam', act: 'seizure-im' }] });
  assert.deepEqual(unsaidParts(opened), { link: 'seizures' });
  for (const line of [given, opened]) {
    const forged = { ...line, parts: { ...line.parts, if: 'Something else' } };
    assert.deepEqual(unsaidParts(forged), forged.parts);
  }
  assert.deepEqual(unsaidParts({ text: 'Protect.', sources: [] }), {});
});
