import type { DoseAge, LineDose } from '@first60/clinical';
import type { Edition, MedicationLine } from '@first60/edition';
import { actOf } from '../../../doses/act-of.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/**
 * A medication line has one dose per age group that can be calculated, and the line's wording states the same figures.
 */
export const lineDoses: Rule = {
  name: 'line-doses',
  find: (edition) =>
    medicationLines(edition).flatMap(({ line, at, where }) => [
      ...(line.adult === undefined && line.pediatric === undefined
        ? [stops(at, `${where} gives neither an adult nor a child a dose: add one, or take the line out.`)]
        : []),
      ...(['adult', 'pediatric'] as const).flatMap((age) => {
        const dose = line[age];
        return dose === undefined || hasSeveral(edition, line, age) ? [] : ofDose(dose, line, `${at}/${age}`, where);
      }),
    ]),
};

/** True when ages of the group have different doses, or a dose by the hour. They are read and not calculated. */
function hasSeveral(edition: Edition, line: MedicationLine, age: DoseAge): boolean {
  const { fixed, perKg, infusion } = line[age] ?? {};
  const isAdult = age === 'adult';
  const given = actOf(edition, line.medication, line.act)?.act.dose.filter(
    ({ who: { group }, give }) => give !== 'call' && (group === undefined || (group === 'adult') === isAdult),
  );
  return [fixed, perKg, infusion].every((figure) => figure === undefined) && (given?.length ?? 0) > 1;
}

function ofDose(dose: LineDose, { kind }: MedicationLine, at: string, where: string): readonly Found[] {
  const { text, fixed, perKg, max, infusion } = dose;
  const shapes = [fixed, perKg, infusion].filter((shape) => shape !== undefined).length;
  if (kind === 'gas') {
    return shapes === 0
      ? []
      : [
          stops(
            at,
            `${where} is a gas with a dose to calculate ("${text}"): its flow is set at the patient, so take the figure out.`,
          ),
        ];
  }
  if (shapes !== 1) {
    return [
      stops(
        at,
        `${where} has ${shapes === 0 ? 'no dose to calculate with' : 'several doses to calculate with'} for "${text}": enter one, either fixed, by the kilogram or as an infusion.`,
      ),
    ];
  }
  if ((infusion !== undefined) !== (kind === 'infusion')) {
    return [
      stops(
        at,
        `${where}: "${text}" ${infusion ? 'is the rate of an infusion, but the line is none' : 'is a single dose, but the line is an infusion'}: correct the one or the other.`,
      ),
    ];
  }
  const unsaid = [fixed, perKg, max].find((figure) => figure !== undefined && !text.includes(inWords(figure)));
  if (unsaid !== undefined) {
    return [
      stops(
        at,
        `${where} prints "${text}", but calculates with ${inWords(unsaid)}: write that figure in the text, or correct it.`,
      ),
    ];
  }
  return perKgFigures(text).length > 1
    ? [
        stops(
          at,
          `${where} prints two doses by the kilogram in one text ("${text}"), of which only one is calculated: give the second a line of its own.`,
        ),
      ]
    : [];
}

/** A second figure per kg in the same unit is a second dose, and the card would not calculate its volume. */
const perKgFigures = (text: string): readonly string[] =>
  [...text.matchAll(/[\d.]+ mg\/kg|[\d.]+ mcg\/kg/g)].map(String);
