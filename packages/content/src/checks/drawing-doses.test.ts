import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LineDose } from '@first60/clinical';
import type { Algorithm, MedicationLine, Protocol } from '@first60/edition';
import { algorithms } from '../algorithms.ts';
import { formulary } from '../formulary.ts';
import { cardLines } from './card-lines.ts';
import { cardOf } from './looked-up.ts';

/** A drawing names the drug, not its strength: "epinephrine". */
const drugWord = (id: string): string => id.replace(/-.*/, '');

/** Named in a drawing and not in the kits: no card gives it. */
const NOT_STOCKED = ['dopamine'];
const ANY_DRUG = new RegExp(`\\b(?:${[...Object.keys(formulary).map(drugWord), ...NOT_STOCKED].join('|')})\\b`, 'gi');

const DOSE = /(?<![\d.-])[\d.]+(?:-[\d.]+)? (?:mg|mcg|g|mL|mEq|units)(?:\/kg)?(?:\/min)?(?![\w/])/g;
const ENERGY = /(?<![\d.-])[\d.]+(?:-[\d.]+)? J(?:\/kg)?(?!\w)/g;
const PACE = /(?:every|over) \d[\d-]* min/gi;

const allOf = (pattern: RegExp, text: string): string[] => [...text.matchAll(pattern)].map(String);

interface Stretch {
  readonly drug: string;
  readonly text: string;
}

/** A step's words, drug by drug; a line without a drug goes on about the last one named in its step. */
function stretchesOf(lines: ReadonlyArray<{ readonly text: string }>): readonly Stretch[] {
  let drug = '';
  return lines.flatMap(({ text }) => {
    const named = [...text.matchAll(ANY_DRUG)];
    const ends = [...named.map(({ index }) => index), text.length];
    const before = { drug, text: text.slice(0, ends[0]) };
    const after = named.map(([word], at) => ({ drug: word.toLowerCase(), text: text.slice(ends[at], ends[at + 1]) }));
    drug = after.at(-1)?.drug ?? drug;
    return before.drug === '' ? after : [before, ...after];
  });
}

const dosesOf = ({ adult, pediatric }: MedicationLine): readonly LineDose[] =>
  [adult, pediatric].filter((dose) => dose !== undefined);

const figureText = (figure: LineDose['max']): string | undefined => figure && `${figure.amount} ${figure.unit}`;

/** "1 mg", "0.01 mg/kg" or "2-10 mcg/min", as a dose is typed. */
function doseText({ fixed, perKg, infusion }: LineDose): string | undefined {
  if (infusion !== undefined) return `${infusion.low.amount}-${figureText(infusion.high)}/${infusion.per}`;
  return perKg === undefined ? figureText(fixed) : `${figureText(perKg)}/kg`;
}

interface SaidDose {
  readonly figure: string;
  /** "0.1 mg at least", "6 mg at most": what stands in the bracket behind it. */
  readonly limits: readonly string[];
}

/** The doses of a stretch, and the figures in it that limit all of them together ("3 mg at most", "3 doses (1.2 mg)"). */
function readStretch(text: string): { readonly doses: readonly SaidDose[]; readonly totals: readonly string[] } {
  const found = [...text.matchAll(DOSE)].map(([figure], at, all) => ({
    figure: String(figure),
    isInBracket: /\([^)]*$/.test(text.slice(0, all[at]?.index)),
    behind: text.slice((all[at]?.index ?? 0) + String(figure).length),
  }));
  const isDose = ({ isInBracket, behind }: (typeof found)[number]) => !isInBracket && !behind.startsWith(' at most');
  const doses = found.filter(isDose).map(({ figure, behind }) => {
    const [, bracket = ''] = /^[^(\d]*\(([^)]*)\)/.exec(behind) ?? [];
    return { figure, limits: bracket.split(', ').filter((words) => / at (?:most|least)$/.test(words)) };
  });
  const ofOneDose = doses.flatMap(({ limits }) => limits.map((words) => words.replace(/ at \w+$/, '')));
  const totals = found
    .filter((each) => !isDose(each))
    .map(({ figure }) => figure)
    .filter((figure) => !ofOneDose.includes(figure));
  return { doses, totals };
}

const limitsOf = ({ min, max }: LineDose): string[] => [
  ...(min ? [`${figureText(min)} at least`] : []),
  ...(max ? [`${figureText(max)} at most`] : []),
];

/** What a stretch says that its card does not: doses in the order of the card with their limits, totals, times. */
function unsaid({ drug, text }: Stretch, card: Protocol): string[] {
  if (NOT_STOCKED.includes(drug)) return [];
  const lines = card.medications.filter(({ medication }) => drugWord(medication) === drug);
  const { doses, totals } = readStretch(text);
  const onCard = lines.flatMap(dosesOf);
  let from = 0;
  const wrong = doses.filter(({ figure, limits }) => {
    const at = onCard.findIndex(
      (dose, place) => place >= from && doseText(dose) === figure && limitsOf(dose).join() === limits.join(),
    );
    from = Math.max(at + 1, from);
    return at === -1;
  });
  const noTotals = totals.filter((figure) => !lines.some(({ max }) => max?.includes(figure)));
  const times = [
    ...lines.flatMap(({ timing, route }) => [timing, route]),
    ...onCard.map((dose) => dose.text),
    ...cardLines(card).flatMap((line) => (line.text.toLowerCase().includes(drug) ? [line.text] : [])),
  ].map((words) => words.toLowerCase());
  const noTimes = allOf(PACE, text.toLowerCase()).filter((pace) => !times.some((words) => words.includes(pace)));
  return [
    ...wrong.map(({ figure, limits }) => [drug, figure, ...limits].join(' ')),
    ...noTotals.map((figure) => `${drug} ${figure} in all`),
    ...noTimes.map((pace) => `${drug} ${pace}`),
  ];
}

for (const [key, graph] of Object.entries<Algorithm>(algorithms)) {
  const card = cardOf(graph.id);

  test(`${key}: the drawing gives the doses, limits and times of its card`, () => {
    const missing = graph.steps.flatMap(({ lines }) => stretchesOf(lines).flatMap((stretch) => unsaid(stretch, card)));
    assert.deepEqual(missing, [], 'not on the card');
  });

  test(`${key}: every energy of the drawing stands on its card`, () => {
    const said = cardLines(card).flatMap(({ text }) => allOf(ENERGY, text));
    const drawn = graph.steps.flatMap(({ lines }) => lines.flatMap(({ text }) => allOf(ENERGY, text)));
    assert.deepEqual(
      drawn.filter((energy) => !said.includes(energy)),
      [],
      'not on the card',
    );
  });
}

test('no dose of a drawing stands without its drug', () => {
  const count = (texts: ReadonlyArray<{ readonly text: string }>) =>
    texts.flatMap(({ text }) => allOf(DOSE, text)).length;
  const lost = Object.values<Algorithm>(algorithms).flatMap(({ id, steps }) =>
    steps
      .filter(({ lines }) => count(stretchesOf(lines)) !== count(lines))
      .map(({ lines }) => `${id}: ${lines[0].text}`),
  );
  assert.deepEqual(lost, []);
});
