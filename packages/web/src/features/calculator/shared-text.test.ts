import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Dose, readAge, readQuickWeight, show } from '@first60/clinical';
import { edition } from '../../lib/edition.ts';
import { quickPathOf } from './quick-path.ts';
import { type GivenRow, quickResults } from './quick-results.ts';
import { sharedText } from './shared-text.ts';

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

function shared(typed: string, age = ''): { readonly lines: readonly string[]; readonly given: readonly GivenRow[] } {
  const weight = readQuickWeight(typed);
  assert.ok(weight.kind === 'weight', typed);
  const { given } = quickResults(quickPathOf(weight, readAge(age)));
  return { lines: sharedText(weight, age, given).split('\n'), given };
}

/** An amount as a dose card writes it: large digits and unit, with the micrograms of a small dose beside them. */
function onScreen(amount: Dose): string {
  const { digits, unit, alsoMcg } = show(amount, amount.unit === 'mcg' ? 1 : 2);
  return alsoMcg === undefined ? `${digits} ${unit}` : `${digits} ${unit} (${alsoMcg})`;
}

/** The dose card of a row, part by part, in one line. */
function cardLine({ row: { entry, strength }, result }: GivenRow): string {
  const volume = `, ${onScreen(result.volume)} of ${strength.amount} ${strength.unit}/mL`;
  const route = entry.frequency === undefined ? entry.route : `${entry.route} · ${entry.frequency}`;
  const limit = result.kind === 'by-weight' ? { none: [], min: ['MIN DOSE'], max: ['MAX DOSE'] }[result.limit] : [];
  const usual = result.aboveUsualMaximum && entry.usualMaximum ? [entry.usualMaximum.caution.text] : [];
  const flags = [...limit, ...(result.high ? ['HIGH DOSE'] : []), ...usual];
  const dose = `${onScreen(result.dose)}${result.dose.unit === 'mL' ? '' : volume}`;
  return `${entry.name} (${entry.indication}): ${dose}, ${route}${flags.length === 0 ? '' : ` [${flags.join(', ')}]`}`;
}

test('what is shared says of every row, at every weight, what its card shows: dose, volume, strength, route, warnings', () => {
  for (const weight of WEIGHTS) {
    const { lines, given } = shared(weight);
    const from = lines.indexOf('') + 1;
    assert.deepEqual(lines.slice(from, lines.indexOf('', from)), given.map(cardLine), `${weight} kg`);
    assert.equal(given.length, edition.quickDoses.length, `${weight} kg`);
  }
});

test('a figure in what is shared is one of the dose, the volume, the strength or the words of the row, and none besides', () => {
  for (const weight of WEIGHTS) {
    const { lines, given } = shared(weight);
    for (const each of given) {
      const { entry, strength } = each.row;
      const line = lines.find((text) => text.startsWith(`${entry.name} (${entry.indication})`)) ?? '';
      const words = [entry.name, entry.indication, entry.route, entry.frequency, entry.usualMaximum?.caution.text];
      const amounts = [onScreen(each.result.dose), onScreen(each.result.volume), `${strength.amount}`];
      const known = figuresIn([...words, ...amounts].join(' '));
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
    'Epinephrine 1:10,000 (Cardiac arrest): 0.125 mg, 1.25 mL of 0.1 mg/mL, IV/IO · every 3-5 min',
  );
  assert.match(line('Naloxone') ?? '', /: 1\.25 mg, 3\.13 mL of 0\.4 mg\/mL, /);
});
