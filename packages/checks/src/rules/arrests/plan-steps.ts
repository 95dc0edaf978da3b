import {
  type ArrestPlan,
  convert,
  convertible,
  doseOf,
  type Figure,
  type PlanDrug,
  type PlanStep,
  perMl,
  volumeOf,
} from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { type PlacedPlan, placedPlans } from '../../arrest-plans.ts';
import { actOf } from '../../doses/act-of.ts';
import { attempt } from '../../doses/attempt.ts';
import { type Rule, stops } from '../../rule.ts';

/**
 * A dose's partial volume is either the whole dose, a dose of its act, or is stated on the dose's medication line. Plans
 * add none of their own, and none exceeds the dose.
 */
export const planSteps: Rule = {
  name: 'plan-steps',
  find: (edition) =>
    placedPlans(edition).flatMap((placed) =>
      placed.plan.drugs.flatMap((drug, index) =>
        reasons(edition, placed, drug).map((why) =>
          stops(`${placed.at}/drugs/${index}/steps`, `${placed.where}, ${drug.name}: ${why}.`),
        ),
      ),
    ),
};

function reasons(
  edition: Edition,
  { age, card, plan }: PlacedPlan,
  { id, line, stock, steps = [], afterRosc }: PlanDrug,
): string[] {
  if (line === undefined || card === undefined) return [];
  const dose = line[age];
  const said = saidIn([line.route, line.timing, line.note].filter((text) => text !== undefined).join('. '));
  const doses = dosesOf(edition, plan, id, stock?.concentration);
  const whole = dose && wholeOf(dose, stock?.concentration);
  const strange = figuresIn(afterRosc?.text ?? '').filter((figure) => !said.figures.includes(figure));
  const unsaid = steps
    .map(textOf)
    .filter(
      (text) => text !== whole && !said.figures.includes(text) && !said.isMultiple(text) && !doses.includes(text),
    );
  const amounts = steps.map(({ fixed, perKg }) => (fixed ?? perKg)?.amount ?? 0);
  const isFalling = amounts.some((amount, at) => amount <= (amounts[at - 1] ?? 0));
  return [
    ...strange.map((figure) => `it says ${figure} after ROSC, which its line does not: make the two agree`),
    ...unsaid.map((text) => `its line does not say a step of ${text}: give only those that it says`),
    ...(isFalling ? ['its steps do not rise: put the least first'] : []),
    ...(steps.length > 0 && (whole === undefined || textOf(steps.at(-1)) !== whole)
      ? [`its last step is not the whole dose, ${whole ?? 'which is none in mL'}: end with it`]
      : []),
  ];
}

const textOf = (step: PlanStep | undefined): string => {
  const { fixed, perKg } = step ?? {};
  const figure = fixed ?? perKg;
  return figure === undefined ? '' : `${figure.amount} ${figure.unit}${perKg === undefined ? '' : '/kg'}`;
};

/** A line's dose, in mL. */
function wholeOf({ fixed, perKg }: { readonly fixed?: Figure; readonly perKg?: Figure }, strength: Figure | undefined) {
  const figure = fixed ?? perKg;
  if (figure === undefined) return undefined;
  const inMl = attempt(() => {
    const dose = doseOf(figure);
    if (dose.unit === 'mL') return dose;
    return strength && convertible(dose.unit, strength.unit)
      ? volumeOf(convert(dose, strength.unit), perMl(strength))
      : undefined;
  });
  return inMl && `${inMl.value.toFixed()} mL${fixed === undefined ? '/kg' : ''}`;
}

/** Every dose of the act that a plan gives, in mL: a newborn's is a step of a child's. */
function dosesOf(edition: Edition, plan: ArrestPlan, id: string, strength: Figure | undefined): readonly string[] {
  const [medication = '', name = ''] = edition.acts?.plans[plan.id]?.[id]?.split('/') ?? [];
  const { act } = actOf(edition, medication, name) ?? {};
  return (act?.dose ?? []).flatMap(({ who: { group }, give }) => {
    if (group !== undefined && (group === 'adult') !== (plan.id === 'adult')) return [];
    if (typeof give !== 'object' || !('low' in give)) return [];
    return wholeOf(give.perKg ? { perKg: give.low } : { fixed: give.low }, strength) ?? [];
  });
}

/** "250-500 mL" yields 250 mL and 500 mL. "In steps of 50 mL" also allows 100 mL, 150 mL and so on. */
function saidIn(text: string) {
  const sizes = [...text.matchAll(/(\d+(?:\.\d+)?) mL steps|[Ii]n steps of (\d+(?:\.\d+)?) mL(?!\/)/g)].map(
    ([, before, behind]) => Number(before ?? behind),
  );
  return {
    figures: figuresIn(text),
    isMultiple: (figure: string): boolean =>
      /^[\d.]+ mL$/.test(figure) && sizes.some((size) => Number.parseFloat(figure) % size === 0),
  };
}

const figuresIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![\d.-])(\d+(?:\.\d+)?)(?:-(\d+(?:\.\d+)?))? (mL(?:\/kg)?)(?![\w/])/g)].flatMap(
    ([, from, to, unit]) => [from, to].flatMap((figure) => (figure === undefined ? [] : [`${figure} ${unit}`])),
  );
