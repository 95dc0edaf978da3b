import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ageOnCard,
  comprehensiveDose,
  comprehensivePath,
  digits,
  isForWeight,
  kg,
  showText,
  years,
} from '@first60/clinical';
import { edition } from '@first60/content';
import type { DosingRow, Drug, MedicationLine, Protocol } from '@first60/edition';
import { doseFacts } from '../doses/on-card/dose-facts.ts';
import { choiceOf } from '../features/calculator/comprehensive/choice.ts';

const DRUGS = Object.values(edition.formulary);
const CARDS = Object.values(edition.protocols);
const WEIGHTS = ['2.7', '3.5', '5', '9', '10', '12.5', '20', '20.1', '33', '39.9', '40', '50', '59.9', '70', '100'];
/** At 40 kg and above, only the age identifies a child. */
const TEN_YEARS = years(10);
const GROWN = years(30);

interface Pressed {
  readonly card: Protocol;
  readonly line: MedicationLine;
  readonly drug: Drug;
  readonly row: DosingRow;
}

/** The card lines that open the comprehensive calculator on a single row. */
const pressed: readonly Pressed[] = CARDS.flatMap((card) =>
  card.medications.flatMap((line) => {
    const drug = edition.formulary[line.medication];
    assert.ok(drug, line.medication);
    const asked = { medication: drug.genericName, indication: card.title, line: line.indication };
    const choice = choiceOf(asked, DRUGS, CARDS);
    assert.ok(choice.kind === 'medication' && choice.drug === drug, `${card.id}: ${drug.genericName}`);
    return choice.row === null ? [] : [{ card, line, drug, row: choice.row }];
  }),
);

/**
 * The figures that the card shows large for a weight, and the calculator's: the dose, then the volume if it is drawn
 * up.
 */
function figures({ card, line, drug, row }: Pressed, kilograms: string): readonly [string, string] | undefined {
  const weight = kg(kilograms);
  const years = weight.value.lt(40) ? TEN_YEARS : GROWN;
  const age = ageOnCard(card, weight, card.ageGroup === 'pediatric' ? TEN_YEARS : years);
  const dose = age === undefined || age === 'both' ? undefined : line[age];
  if (dose === undefined || !isForWeight(dose, weight)) return undefined;
  const path = comprehensivePath(weight, card.ageGroup === 'pediatric' ? TEN_YEARS : null);
  assert.equal(path.kind === 'adult' ? 'adult' : 'pediatric', age, `${card.id}, ${kilograms} kg`);
  const result = comprehensiveDose(drug, row, path);
  // Figures written as words are compared by the content checks.
  if (result.kind !== 'by-weight' && result.kind !== 'fixed') return undefined;
  const { main, volume } = doseFacts(line, dose, drug, weight);
  const amount = showText(result.dose);
  // "150 mg over 10 min" counts as 150 mg. The calculator shows the same words below its figure.
  const onCard = main.startsWith(amount) && /^(?:[ ,;]|$)/.test(main.slice(amount.length)) ? amount : main;
  const millilitres = result.volume === null || result.dose.unit === 'mL' ? '' : ` = ${digits(result.volume.value)} mL`;
  // An injector, a tablet or a nebule is given whole, so its card has no volume.
  const isDrawnUp = line.kind !== 'autoinjector' && line.kind !== 'solid' && line.kind !== 'nebule';
  const drawn = volume === undefined || !isDrawnUp ? '' : ` = ${volume.volume}`;
  return [`${onCard}${drawn}`, `${amount}${isDrawnUp ? millilitres : ''}`];
}

test('a pressed line opens the calculator on the dose and the volume that its card shows, at every weight', () => {
  let compared = 0;
  const found = pressed.flatMap((each) =>
    WEIGHTS.flatMap((weight) => {
      const [onCard, calculated] = figures(each, weight) ?? [];
      if (onCard === undefined) return [];
      compared += 1;
      const { card, line, row } = each;
      return onCard === calculated
        ? []
        : [
            `${card.id}: ${line.medication}, ${line.indication}, ${weight} kg: ${onCard}; ${row.indication}: ${calculated}`,
          ];
    }),
  );
  assert.deepEqual(found, []);
  assert.ok(compared > 1200, `only ${compared} doses were compared`);
});
