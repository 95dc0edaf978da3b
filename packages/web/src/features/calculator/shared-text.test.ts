import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Dose, digits, drawDose, type GivenRow, quickAnswer, showQuick } from '@first60/clinical';
import { edition } from '@first60/content';
import { faceOf } from '../../doses/face.ts';
import { type CardRow, quickRows } from '../../doses/in-calculator/quick-rows.ts';
import { asAge, whyOtherAge } from '../../doses/other-age-text.ts';
import { stopFacts } from '../../doses/stop-facts.ts';
import { sharedText } from './shared-text.ts';

const QUICK_ROWS = quickRows(edition);

const WEIGHTS = [
  '0.5',
  '2.7',
  '3.5',
  '5',
  '9',
  '12.5',
  '20',
  '20.1',
  '33',
  '39.9',
  '40',
  '50',
  '59.9',
  '70',
  '100',
  '130',
];

function shared(
  typed: string,
  age = '',
): { readonly lines: readonly string[]; readonly given: ReadonlyArray<GivenRow<CardRow>> } {
  const { weight, given } = quickAnswer(typed, age, QUICK_ROWS);
  assert.ok(weight.kind === 'weight', typed);
  return { lines: sharedText(edition, weight, age, given).replaceAll('\u00a0', ' ').split('\n'), given };
}

/** An amount as a dose card shows it: large digits and unit, followed by the micrograms of a small dose. */
function onScreen(amount: Dose | null): string {
  if (amount === null) return '';
  const { digits, unit, alsoMcg } = showQuick(amount);
  return alsoMcg === undefined ? `${digits} ${unit}` : `${digits} ${unit} (${alsoMcg})`;
}

/** It is given in dextrose 5%, which is not in any kit. */
const UNDILUTED = 'amiodarone-stable-vt';

/** The syringe and the marks that the card's help shows, in brackets. */
function syringeOnScreen({ row: { entry, strength }, result }: GivenRow<CardRow>): string {
  if (entry.id === UNDILUTED) return '';
  const { drawUp: drawn } = drawDose(result.dose, strength, entry.dilution, edition.constants.syringes.syringes);
  if (drawn.kind === 'from-bag') return '';
  const capacity = drawn.syringe.capacityMl;
  if (drawn.kind === 'unmeasurable') return ` (Too little to draw up, even with a ${capacity} mL syringe.)`;
  const { between } = drawn;
  const marks = between && `, between ${digits(between.lower.value)} and ${digits(between.upper.value)} mL`;
  return ` (${capacity} mL syringe${marks ?? ''})`;
}

/** The full text of a row's dose card, in one line. */
function cardLine(each: GivenRow<CardRow>): string {
  const { row, result, adult, otherAge } = each;
  const { entry, strength } = row;
  const volume =
    entry.id === UNDILUTED
      ? ', No volume: dextrose 5% is not in the kits. Call OLMD.'
      : `, ${onScreen(result.volume)} of ${digits(strength.perMl.value)} ${strength.perMl.unit}/mL`;
  const route = entry.frequency === undefined ? entry.route : `${entry.route} · ${entry.frequency}`;
  const limit = result.kind === 'by-weight' ? { none: [], min: ['MIN DOSE'], max: ['MAX DOSE'] }[result.limit] : [];
  const usual = result.aboveUsualMaximum && entry.usualMaximum ? [entry.usualMaximum.caution.text] : [];
  const other =
    adult?.dose.unit === 'mL' ? onScreen(adult.dose) : adult && `${onScreen(adult.dose)} (${onScreen(adult.volume)})`;
  const flags = [
    ...(row.drug.warning ? [row.drug.warning.text] : []),
    ...limit,
    ...(result.high ? ['HIGH DOSE'] : []),
    ...usual,
    ...(other ? [`Adult Dosing: ${other}`] : []),
    ...(otherAge ? [asAge(otherAge.whose, otherAge), whyOtherAge(otherAge.because)] : []),
  ];
  const dose = `${onScreen(result.dose)}${result.dose.unit === 'mL' ? '' : volume}${syringeOnScreen(each)}`;
  return `${entry.name} (${entry.indication}): ${dose}, ${route}${flags.length === 0 ? '' : ` [${flags.join(', ')}]`}`;
}

/** The same, with everything that forbids or changes the dose on separate lines. */
const cardLines = (each: GivenRow<CardRow>): string[] => [
  cardLine(each),
  ...stopFacts(each.row.entry.contraindications, undefined).map(([term, text]) => `- ${term}: ${text}`),
  ...faceOf(each.row.entry.cautions).map(({ text }) => `- ${text}`),
];

test('what is shared says of every row, at every weight, what its card shows: dose, volume, strength, route, warnings, stops', () => {
  for (const weight of WEIGHTS) {
    const { lines, given } = shared(weight);
    const from = lines.indexOf('') + 1;
    assert.deepEqual(lines.slice(from, lines.indexOf('', from)), given.flatMap(cardLines), `${weight} kg`);
    // Below 40 kg etomidate needs the age, and below 9 kg propofol does too.
    const waiting = Number(weight) >= 40 ? 0 : Number(weight) >= 9 ? 1 : 2;
    assert.equal(given.length, edition.quickDoses.length - waiting, `${weight} kg`);
  }
});

test('a figure in what is shared is of the dose, volume, syringe, strength, other screen or words of the row, none besides', () => {
  for (const weight of WEIGHTS) {
    const { lines, given } = shared(weight);
    for (const each of given) {
      const { entry, strength } = each.row;
      const line = lines.find((text) => text.startsWith(`${entry.name} (${entry.indication})`)) ?? '';
      const words = [
        ...[entry.name, entry.indication, entry.route, entry.frequency, entry.usualMaximum?.caution.text],
        entry.missingDiluent?.name,
      ];
      const amounts = [onScreen(each.result.dose), onScreen(each.result.volume), digits(strength.perMl.value)];
      const others = [each.adult, each.otherAge].flatMap((other) =>
        other ? [onScreen(other.dose), onScreen(other.volume)] : [],
      );
      if (each.otherAge) others.push(asAge(each.otherAge.whose, each.otherAge), whyOtherAge(each.otherAge.because));
      const known = figuresIn([...words, ...amounts, ...others, syringeOnScreen(each)].join(' '));
      assert.deepEqual(
        figuresIn(line).filter((figure) => !known.includes(figure)),
        [],
        line,
      );
    }
  }
});

const figuresIn = (text: string): string[] => text.match(/\d+(?:\.\d+)?/g) ?? [];

test('the patient stands above the doses: the weight they were worked out for, and the age as it was typed', () => {
  for (const weight of WEIGHTS.filter((each) => each !== '130')) {
    assert.equal(shared(weight).lines[1], `Weight: ${weight} kg`);
  }
  assert.deepEqual(shared('12.5', ' 2 years ').lines.slice(1, 3), ['Weight: 12.5 kg', 'Age: 2 years']);
  assert.deepEqual(shared('20').lines.slice(1, 3), ['Weight: 20 kg', 'Age: not given']);
  const [, weight, capped] = shared('130').lines;
  assert.equal(weight, 'Weight: 100 kg');
  assert.match(capped ?? '', /100 kg/);
});

test('12.5 kg, typed by hand: epinephrine in arrest and the naloxone that its volume belongs to', () => {
  const { lines } = shared('12.5');
  const line = (start: string) => lines.find((text) => text.startsWith(start));
  assert.equal(
    line('Epinephrine 1:10,000'),
    'Epinephrine 1:10,000 (Cardiac arrest): 0.125 mg, 1.25 mL of 0.1 mg/mL (3 mL syringe, between 1.2 and 1.3 mL), IV/IO · every 3-5 min',
  );
  assert.match(line('Naloxone') ?? '', /: 1\.25 mg, 3\.13 mL of 0\.4 mg\/mL \(5 mL syringe, between 3 and 3\.2 mL\), /);
});

test('what is shared says in which conditions a drug is never given, and in which the call is first', () => {
  const { lines } = shared('70', '30');
  const below = (start: string) => {
    const at = lines.findIndex((text) => text.startsWith(start)) + 1;
    return lines.slice(at, at + 2);
  };
  assert.match(
    below('Adenosine, 1st')[0] ?? '',
    /^- Never if: irregular rhythm, .*severe asthma, carbamazepine or dipyridamole$/,
  );
  assert.deepEqual(below('Naloxone'), [
    '- Never if: newborns of a mother on opioids (ventilate)',
    '- Call first if: under 1 month (ventilate)',
  ]);
});

test('no number in what is shared can be parted from its unit by a line break', () => {
  for (const typed of WEIGHTS) {
    const { weight, given } = quickAnswer(typed, '', QUICK_ROWS);
    assert.ok(weight.kind === 'weight');
    assert.doesNotMatch(sharedText(edition, weight, '', given), /\d (?:mg|mcg|g|mL|kg|min)(?![a-z])/, typed);
  }
});

test('a drug whose age is asked for has no line', () => {
  const line = (age: string) => shared('30', age).lines.find((text) => text.startsWith('Etomidate'));
  assert.equal(line(''), undefined);
  assert.equal(line('9'), undefined);
  assert.match(line('11') ?? '', /: 9 mg, 4\.5 mL /);
});

test('a weight that cannot belong to the age is asked about above the doses, as it was typed', () => {
  assert.deepEqual(shared('120', '2').lines.slice(1, 6), [
    'Weight: 100 kg',
    'Calculated for 100 kg, the most this calculator takes.',
    'Age: 2',
    '2 years and 120 kg: 12.0 kg?',
    'Usual at this age: 8.1 to 20.9 kg. Check both. Nothing is changed or held back.',
  ]);
  assert.equal(shared('12', '2').lines[3], '');
});
