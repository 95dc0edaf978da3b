import { convert, convertible, Decimal, doseOf, type Figure, quantity } from '@first60/clinical';
import type { AdultDosingCard, Drug, Edition } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { adultCardPlace } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { drugName, drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * An adult dosing card holds either boluses or an infusion and gives only doses from its drug's rows. If a quick row
 * differs, the card explains why in words, without figures.
 */
export const adultCards: Rule = {
  name: 'adult-cards',
  find: (edition) =>
    edition.adultDosing.flatMap((card, index) => {
      const drug = drugOf(edition, card.medication);
      const where = drug ? adultCardPlace(drug, card) : `Adult Dosing, ${drugName(edition, card.medication)}`;
      const at = pointer('adultDosing', index);
      return [
        ...ofShape(card, at, where),
        ...(drug ? ofDoses(card, drug, at, where) : []),
        ...ofQuickRows(edition, card, at, where),
      ];
    }),
};

function ofShape(card: AdultDosingCard, at: string, where: string): readonly Found[] {
  const found: Found[] = [];
  if (card.doses.length > 0 === (card.infusion !== undefined)) {
    found.push(
      stops(
        at,
        `${where} has ${card.infusion ? 'a bolus as well as an infusion' : 'no dose'}: give either boluses or one infusion.`,
      ),
    );
  }
  if (card.doses.length > 1 && card.doses.some(({ step }) => step === undefined)) {
    found.push(stops(`${at}/doses`, `${where} has several doses without saying which is which: name each step.`));
  }
  return found;
}

/**
 * A figure by mass in mcg. Milliliters are converted to the amount of drug they contain: 25 g equals 250 mL of dextrose
 * 10 %.
 */
function drugIn(figure: Figure, { concentration }: Drug): string | undefined {
  return attempt(() => {
    const dose =
      figure.unit === 'mL' && concentration !== undefined
        ? quantity(new Decimal(figure.amount).times(concentration.amount), concentration.unit)
        : doseOf(figure);
    const amount = convertible(dose.unit, 'mcg') ? convert(dose, 'mcg') : dose;
    return `${amount.value.toFixed()} ${amount.unit}`;
  });
}

const ofDoses = (card: AdultDosingCard, drug: Drug, at: string, where: string): readonly Found[] =>
  card.doses.flatMap(({ dose }, step) =>
    drug.dosing.some(({ adultFigure }) => adultFigure?.fixed && drugIn(adultFigure.fixed, drug) === drugIn(dose, drug))
      ? []
      : [
          stops(
            `${at}/doses/${step}`,
            `${where} gives ${inWords(dose)}, which no row of the drug gives an adult: give one dose in both.`,
          ),
        ],
  );

const ofQuickRows = ({ quickDoses }: Edition, card: AdultDosingCard, at: string, where: string): readonly Found[] =>
  card.doses.flatMap(({ dose, quick }, step) => {
    const row = quickDoses.find(({ id }) => id === quick?.row);
    if (quick === undefined || row === undefined) return [];
    if (row.medication !== card.medication) {
      return [
        stops(
          `${at}/doses/${step}/quick`,
          `${where} is compared with the quick row "${row.name}" of another drug: compare it with one of its own.`,
        ),
      ];
    }
    const figure = [dose, row.fixedAdultDose, row.dosePerKg].find(
      (one) => one && new RegExp(`(?<![\\d.-])${one.amount} ${one.unit}`).test(quick.why.text),
    );
    return figure === undefined
      ? []
      : [
          stops(
            `${at}/doses/${step}/quick/why`,
            `${where} says "${quick.why.text}", though ${inWords(figure)} is worked out for the patient beside it: say why without the figure.`,
          ),
        ];
  });
