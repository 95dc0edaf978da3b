import {
  type ArrestPlan,
  convert,
  convertible,
  doseOf,
  type Figure,
  type LineDose,
  type PlanDrug,
  type PlanLine,
  perMl,
  strengthText,
} from '@first60/clinical';
import { canonicalJson, type Edition, isLineOfCard, type MedicationLine, planWordsOf } from '@first60/edition';
import { type PlacedPlan, placedPlans } from '../../arrest-plans.ts';
import { attempt } from '../../doses/attempt.ts';
import { drugOf } from '../../looked-up.ts';
import { type Found, type Rule, stops } from '../../rule.ts';

/**
 * Every dose in a plan matches a medication line on its card, uses the stocked strength and says what the act of that
 * line says.
 */
export const planDrugs: Rule = {
  name: 'plan-drugs',
  find: (edition) =>
    placedPlans(edition).flatMap((placed) => [
      ...unknownNames(placed),
      ...placed.plan.drugs.flatMap((drug, index) => {
        const at = `${placed.at}/drugs/${index}`;
        return reasons(edition, placed, drug).map((why) => stops(at, `${placed.where}, ${drug.name}: ${why}.`));
      }),
    ]),
};

function reasons(
  edition: Edition,
  { plan, card, age }: PlacedPlan,
  { line, stock, strength, total }: PlanDrug,
): string[] {
  if (line === undefined) return ['it has no dose: give a medication line of its card'];
  if (card === undefined) return [];
  const [said] = card.medications.filter((medication) => isLineOfCard(line, medication));
  if (said === undefined) return [`"${card.title}" has no such medication line: give one of those that it has`];
  const stocked = drugOf(edition, line.medication)?.concentration;
  return [
    ...(line[age] === undefined ? ['its line is for patients of another age: give one for these'] : []),
    ...(isSame(stock?.concentration, stocked) && strength === (stocked && attempt(() => strengthText(perMl(stocked))))
      ? []
      : ['its strength is not that of the drug: make the two the same']),
    ...(total === undefined || allows(said[age], total)
      ? []
      : [`the line of its card is not limited to ${total.amount} ${total.unit} in all: make the two agree`]),
    ...otherWords(edition, plan.id, line, said),
  ];
}

/** What is printed with the dose and differs from its act. An edition that was signed earlier has neither words nor route. */
function otherWords(
  { acts, formulary }: Edition,
  plan: ArrestPlan['id'],
  { route, timing, note }: PlanLine,
  said: MedicationLine,
): string[] {
  if (acts === undefined || (route === undefined && timing === undefined && note === undefined)) return [];
  const nameOf = (id: string): string => {
    const named = drugOf({ formulary }, id);
    return named?.tallMan ?? named?.genericName ?? id;
  };
  const words = attempt(() => planWordsOf({ acts, nameOf }, said, plan));
  if (words === undefined) return [];
  return (
    [
      [timing, words.timing],
      [note, words.note],
    ] as const
  ).flatMap(([is, ofAct]) =>
    is === ofAct
      ? []
      : [
          `it says ${is === undefined ? 'nothing' : `"${is}"`} where its act says ${ofAct === undefined ? 'nothing' : `"${ofAct}"`}: make the two agree`,
        ],
  );
}

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one ?? null) === canonicalJson(other ?? null);

/** True when the total of a dose is this one, in any unit of the drug. */
const allows = (dose: LineDose | undefined, total: Figure): boolean => {
  const most = dose?.totalMax;
  return (
    most !== undefined &&
    convertible(most.unit, total.unit) &&
    attempt(() => convert(doseOf(most), total.unit).value.eq(total.amount)) === true
  );
};

/** Drugs that the sequence refers to but the plan does not offer. */
function unknownNames({ plan: { epinephrine, antiarrhythmic, drugs }, at, where }: PlacedPlan): readonly Found[] {
  const offered = new Set(drugs.map(({ id }) => id));
  const named = [
    { id: epinephrine.drug, place: 'epinephrine/drug' },
    ...(epinephrine.also ?? []).map((id, index) => ({ id, place: `epinephrine/also/${index}` })),
    ...antiarrhythmic.choices.flatMap(({ doses }, choice) =>
      doses.map(({ drug: id }, index) => ({ id, place: `antiarrhythmic/choices/${choice}/doses/${index}/drug` })),
    ),
  ];
  return named
    .filter(({ id }) => !offered.has(id))
    .map(({ id, place }) =>
      stops(`${at}/${place}`, `${where} names the drug "${id}", which it does not offer: add or correct it.`),
    );
}
