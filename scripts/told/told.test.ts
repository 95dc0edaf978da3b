import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Edition } from '../../packages/edition/src/index.ts';
import { baseEdition, baseTexts, readChanged } from '../edition/base-edition.ts';
import { withStrength } from '../strength-copies/changed-strength.ts';
import { type Difference, differencesOf } from './comparison.ts';
import { comparisonText } from './comparison-text.ts';
import { toldFiles } from './told-files.ts';
import { readTold, writeTold } from './told-folder.ts';
import { lineOfText, type ToldLine } from './told-line.ts';
import { NOTHING_KNOWN } from './told-patient.ts';

const linesOf = (edition: Edition): readonly ToldLine[] => [...toldFiles(edition).values()].flat().map(lineOfText);
const base = linesOf(baseEdition);

/** The differences between two folders with these lines. */
function compared(before: readonly string[], after: readonly string[]): readonly Difference[] {
  const folder = mkdtempSync(join(tmpdir(), 'first60-told-'));
  try {
    const [was, is] = [join(folder, 'before'), join(folder, 'after')];
    writeTold(was, new Map([['cards/seizures.txt', before]]));
    writeTold(is, new Map([['cards/seizures.txt', after]]));
    return differencesOf(readTold(was), readTold(is));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const SEIZURE = 'card seizures, medications | midazolam | Seizure; IM';

test('a figure that differs is a dose with its patient, and a sentence that differs is words', () => {
  const differences = compared(
    [
      `dose ${SEIZURE} | 16 kg, no age | child, amount | 3.2 mg`,
      `dose ${SEIZURE} | 4 kg, no age | child, amount | 0.8 mg`,
      `text ${SEIZURE} | - | When | Once`,
      'text card seizures, blsCore | oxygen | - | - | 01 | Oxygen.',
      'text card seizures, blsCore | midazolam | - | - | 02 | Midazolam 5 mg.',
    ],
    [
      `dose ${SEIZURE} | 16 kg, no age | child, amount | 1.6 mg`,
      `dose ${SEIZURE} | 4 kg, no age | child, amount | 0.8 mg`,
      `text ${SEIZURE} | - | When | Once more after 5 min`,
      'text card seizures, blsCore | oxygen | - | - | 01 | Oxygen.',
      'text card seizures, blsCore | lorazepam | - | - | 02 | Lorazepam 4 mg.',
    ],
  );
  assert.deepEqual(differences, [
    {
      kind: 'words',
      drug: 'lorazepam',
      where: 'card seizures, blsCore: 02',
      was: 'Midazolam 5 mg.',
      is: 'Lorazepam 4 mg.',
    },
    {
      kind: 'doses',
      drug: 'midazolam',
      where: 'card seizures, medications: Seizure; IM: child, amount',
      patient: '16 kg, no age',
      was: '3.2 mg',
      is: '1.6 mg',
    },
    {
      kind: 'words',
      drug: 'midazolam',
      where: 'card seizures, medications: Seizure; IM: When',
      was: 'Once',
      is: 'Once more after 5 min',
    },
  ]);
  assert.equal(
    comparisonText(differences),
    `lorazepam: 0 doses, 1 words
  words with other numbers, card seizures, blsCore: 02
    was: Midazolam 5 mg.
    is:  Lorazepam 4 mg.

midazolam: 1 doses, 1 words
  doses, card seizures, medications: Seizure; IM: child, amount [16 kg, no age]
    was: 3.2 mg
    is:  1.6 mg
  words with other numbers, card seizures, medications: Seizure; IM: When
    was: Once
    is:  Once more after 5 min

In all: 1 doses, 2 words.
`,
  );
});

test('a line with another label is one difference, and its figures are compared', () => {
  const lines = (label: string, volume: string) => [
    `text card seizures, order of medications | - | - | - | 01 | midazolam: ${label}`,
    `dose card seizures, medications | midazolam | ${label} | 16 kg, no age | child, amount | 3.2 mg`,
    `dose card seizures, medications | midazolam | ${label} | 16 kg, no age | child, volume | ${volume}`,
  ];
  const differences = compared(lines('Seizure; IM', '0.64 mL'), lines('Active seizure; IM', '3.2 mL'));
  assert.deepEqual(
    differences.map(({ kind, was, is }) => [kind, was, is]),
    [
      ['words', 'Seizure; IM', 'Active seizure; IM'],
      ['doses', '0.64 mL', '3.2 mL'],
    ],
  );
});

test('a list differs in what was added, in what is gone and in its order, not in what moved down', () => {
  const list = (...texts: string[]) =>
    texts.map((text, at) => `text card seizures, notes | - | - | - | 0${at + 1} | ${text}`);
  const told = (before: string[], after: string[]) =>
    compared(list(...before), list(...after)).map(({ was, is }) => [was, is]);
  assert.deepEqual(told(['One.', 'Two.'], ['New.', 'One.', 'Two.']), [[undefined, 'New.']]);
  assert.deepEqual(told(['One.', 'Two.', 'Three.'], ['One.', 'Three.']), [['Two.', undefined]]);
  assert.deepEqual(told(['One.', 'Two.', 'Three.'], ['Two.', 'One.', 'Three.']), [
    ['01 One.; 02 Two.', '01 Two.; 02 One.'],
  ]);
});

/** How many entries at a place have a line of which this holds. */
const entries = (place: RegExp, holds: (line: ToldLine) => boolean): number =>
  new Set(
    base
      .filter((line) => place.test(line.place) && holds(line))
      .map(({ place: at, drug, entry }) => JSON.stringify([at, drug, entry])),
  ).size;

test('every medication line, row and card of the edition is written with its dose', () => {
  const { protocols, formulary, quickDoses, quickAgeDoses, adultDosing } = baseEdition;
  const isWritten = ({ kind, patient }: ToldLine) => kind === 'dose' && patient === NOTHING_KNOWN;
  const isAmount = ({ kind, what }: ToldLine) => kind === 'dose' && what.endsWith('amount');
  const medications = Object.values(protocols).flatMap((card) => card.medications);
  const rows = Object.values(formulary).flatMap(({ dosing }) => dosing);
  assert.ok(medications.length > 400, `${medications.length} medication lines`);
  assert.deepEqual(
    {
      lines: entries(/^card .*, medications$/, (line) => isWritten(line) && isAmount(line)),
      rows: entries(/^row$/, isWritten),
      quick: entries(/^quick row$/, isAmount),
      adult: entries(/^adult card$/, isAmount),
    },
    {
      lines: medications.length,
      rows: rows.length,
      quick: quickDoses.length + quickAgeDoses.length,
      adult: adultDosing.length,
    },
  );
});

test('no text stands twice, and each can be read back', () => {
  const texts = [...toldFiles(baseEdition).values()].flat();
  assert.equal(new Set(texts).size, texts.length);
  assert.deepEqual(differencesOf(base, texts.map(lineOfText)), []);
});

test('another strength of a drug shows in its volumes, and in no amount', () => {
  const read = readChanged(withStrength(baseTexts, 'midazolam', '1 mg/mL'));
  assert.ok(!('problems' in read), JSON.stringify(read));
  const differences = differencesOf(base, linesOf({ ...read.edition, sha256: '' }));
  const doses = differences.filter(({ kind, drug }) => kind === 'doses' && drug === 'midazolam');
  assert.ok(doses.some(({ where }) => where.startsWith('card seizures, medications: ') && where.endsWith('volume')));
  assert.ok(doses.some(({ where }) => where.startsWith('row: ') && where.endsWith('calculator, volume')));
  assert.deepEqual(
    differences.filter(({ kind, where }) => kind === 'doses' && where.endsWith('amount')),
    [],
  );
});
