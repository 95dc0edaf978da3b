import type { ArrestPlan } from '@first60/clinical';
import { placedPlans } from '../../arrest-plans.ts';
import { type Found, type Rule, stops } from '../../rule.ts';

/** A plan's times and shocks are in order, and the ids within each list are unique. */
export const planOrder: Rule = {
  name: 'plan-order',
  find: (edition) =>
    placedPlans(edition).flatMap(({ plan, at, where }) => [
      ...disorder(plan).map(([place, why]) => stops(`${at}/${place}`, `${where}: ${why}.`)),
      ...(['drugs', 'causes', 'rosc', 'facts'] as const).flatMap((list) => {
        const ids = plan[list].map(({ id }) => id);
        return ids.flatMap((id, index): Found[] =>
          ids.indexOf(id) === index
            ? []
            : [
                stops(
                  `${at}/${list}/${index}/id`,
                  `${where} has two entries "${id}" among its ${list}: give each its own id.`,
                ),
              ],
        );
      }),
    ]),
};

/** Values in the wrong order, with their place. */
function disorder(plan: ArrestPlan): ReadonlyArray<readonly [place: string, why: string]> {
  const { compressions, cycle, pause, breaths, epinephrine, antiarrhythmic, energy, cold, cool } = plan;
  const { perKg = [], maxPerKg } = energy;
  const wrong: ReadonlyArray<readonly [is: boolean, place: string, why: string]> = [
    [
      !compressions.choices.includes(compressions.perMin),
      'compressions/perMin',
      'its usual rate is not among the rates to choose from: add it',
    ],
    [
      cycle.chargeAt >= cycle.length,
      'cycle/chargeAt',
      'the charge is called for before its cycle begins: make it shorter',
    ],
    [pause.warnAt >= pause.limit, 'pause/warnAt', 'the warning comes after the limit of a pause: make it earlier'],
    [
      breaths.every.from > breaths.every.to,
      'breaths/every',
      'the shortest time for a breath is longer than the longest: swap the two',
    ],
    [
      !isRising([epinephrine.may, epinephrine.due, epinephrine.late]),
      'epinephrine',
      'epinephrine may be given, is due and is late in another order: correct the three times',
    ],
    [
      cool !== undefined && !isRising([epinephrine.may, cool.may, cool.late]),
      'cool',
      'epinephrine in a cool core may be given and is late in another order, or sooner than in a warm one: correct the two times',
    ],
    [
      cool !== undefined && cool.below <= cold.below,
      'cool/below',
      'a cool core is not warmer than a cold one: correct the two',
    ],
    ...antiarrhythmic.choices.flatMap(({ name, doses }, choice) => {
      const [first] = doses;
      const place = `antiarrhythmic/choices/${choice}/doses`;
      return [
        [
          first?.fromShock !== antiarrhythmic.afterShock,
          `${place}/0`,
          `the first ${name} is not after shock ${antiarrhythmic.afterShock}: make the two agree`,
        ],
        [
          !isRising(doses.map(({ fromShock }) => fromShock)),
          place,
          `the doses of ${name} do not follow each other by their shocks: put them in order`,
        ],
      ] as const;
    }),
    [
      !isRising([...perKg, ...(maxPerKg === undefined ? [] : [maxPerKg])]),
      'energy',
      'the energies for each kg fall: put them in order',
    ],
  ];
  return wrong.flatMap(([is, place, why]) => (is ? [[place, why] as const] : []));
}

const isRising = (figures: readonly number[]): boolean =>
  figures.every((figure, at) => at === 0 || figure >= (figures[at - 1] ?? figure));
