import { type DoseAge, doseOf, type Figure, mlPerHour, perMl } from '@first60/clinical';
import type { DosingRow, Drug, Edition } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { adultCardPlace, linePlace } from '../../../doses/every-dose.ts';
import { inWords, isWrittenAlike } from '../../../doses/figure-words.ts';
import { drugOf } from '../../../looked-up.ts';
import { type CardMedication, medicationLines } from '../../../medication-lines.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../../rule.ts';
import { rangeWords } from './infusion-ranges.ts';

/** An infusion has the same rate and the same bag on the cards, in the calculator's row and on the adult card. */
export const infusionRates: Rule = {
  name: 'infusion-rates',
  find: (edition) => [
    ...medicationLines(edition).flatMap((placed) => {
      const drug = drugOf(edition, placed.line.medication);
      return drug === undefined ? [] : [...ofPump(placed, drug), ...otherInRow(placed, drug)];
    }),
    ...onAdultCards(edition),
  ],
};

const AGES = ['adult', 'pediatric'] as const;

/** The pump rate in mL per hour follows from the dose per minute and the strength of the bag. */
function ofPump({ card, line, at }: CardMedication, drug: Drug): readonly Found[] {
  const where = linePlace(card, drug, line.indication);
  return AGES.flatMap((age) => {
    const dose = line[age]?.infusion;
    const { adultRateMlPerHour, pediatricRateMlPerKgPerHour, perMl: strength } = line.preparation ?? {};
    const rate = age === 'adult' ? adultRateMlPerHour : pediatricRateMlPerKgPerHour;
    const place = `${at}/preparation`;
    if ((dose === undefined) !== (rate === undefined)) {
      return dose === undefined
        ? [
            stops(
              place,
              `${where} has a rate for the pump without the dose a minute that it gives: add the dose, or take the rate out.`,
            ),
          ]
        : [
            stops(
              place,
              `${where} runs at ${rangeWords(dose)} without the mL an hour to set: add them to its preparation.`,
            ),
          ];
    }
    if (dose === undefined || rate === undefined || strength === undefined) return [];
    return (['low', 'high'] as const).flatMap((end) => {
      const exact = attempt(() => mlPerHour(doseOf(dose[end]), perMl(strength)).value.toNumber());
      return exact === undefined || exact === rate[end]
        ? []
        : [
            stops(
              place,
              `${where}: ${inWords(dose[end])} a minute of ${inWords(strength)}/mL are ${exact} mL/h, but ${rate[end]} is given: correct the rate.`,
            ),
          ];
    });
  });
}

interface Run {
  readonly low: Figure;
  readonly high: Figure;
  readonly per: 'min' | 'kg/min';
}

const runOf = (row: DosingRow, age: DoseAge): Run | undefined =>
  age === 'adult' ? row.adultInfusion : row.pedsInfusion;

const isOneRun = (one: Run, other: Run | undefined): boolean =>
  other !== undefined &&
  isWrittenAlike(one.low, other.low) &&
  isWrittenAlike(one.high, other.high) &&
  one.per === other.per;

function otherInRow({ card, line, at }: CardMedication, drug: Drug): readonly Found[] {
  const { preparation } = line;
  if (line.kind !== 'infusion') return [];
  const where = linePlace(card, drug, line.indication);
  const rows = drug.dosing.filter(({ kind }) => kind === 'infusion');
  if (rows.length === 0)
    return [
      asks(at, `${where} is an infusion that the drug has no row for, so that no calculator knows it: add the row.`),
    ];
  if (preparation === undefined) return [stops(at, `${where} is an infusion without a bag: add how it is mixed.`)];
  const ofOneBag = rows.filter(
    ({ dilution }) =>
      dilution !== undefined &&
      isWrittenAlike(dilution.perMl, preparation.perMl) &&
      dilution.recipe === preparation.recipe,
  );
  if (ofOneBag.length === 0) {
    return [
      stops(
        `${at}/preparation`,
        `${where} is mixed otherwise ("${preparation.recipe}") than in the drug's row for the calculator: use one recipe and one strength.`,
      ),
    ];
  }
  return AGES.flatMap((age) => {
    const dose = line[age]?.infusion;
    return dose === undefined || ofOneBag.some((row) => isOneRun(dose, runOf(row, age)))
      ? []
      : [
          stops(
            `${at}/${age}`,
            `${where} runs at ${rangeWords(dose)}, which the drug's row for the calculator does not: use one range in both.`,
          ),
        ];
  });
}

const onAdultCards = (edition: Edition): readonly Found[] =>
  edition.adultDosing.flatMap((card, index) => {
    const drug = drugOf(edition, card.medication);
    const { infusion } = card;
    if (drug === undefined || infusion === undefined) return [];
    const run: Run = { low: infusion.low, high: infusion.high, per: 'min' };
    const isInRow = drug.dosing.some(
      ({ kind, dilution, adultInfusion }) =>
        kind === 'infusion' &&
        dilution?.recipe === infusion.dilution.recipe &&
        isWrittenAlike(dilution.perMl, infusion.dilution.perMl) &&
        isOneRun(run, adultInfusion),
    );
    return isInRow
      ? []
      : [
          stops(
            pointer('adultDosing', index, 'infusion'),
            `${adultCardPlace(drug, card)} runs at ${rangeWords(run)} of ${inWords(infusion.dilution.perMl)}/mL, which no infusion row of the drug does: use one range and one bag in both.`,
          ),
        ];
  });
