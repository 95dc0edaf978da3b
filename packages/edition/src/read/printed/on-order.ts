import { type AskedAct, giveAct, type OrderRule, type Who } from '@first60/clinical';

/** The condition that a card knows of its patient. */
const PREGNANT = 'pregnant';

/** True for an order before the first dose for everybody, or for patients whom a card can know. */
const isAtFirst = ({ kind, fromDose, after, above, if: condition, unless }: OrderRule): boolean =>
  kind === 'order' && [fromDose, after, above, condition, unless].every((part) => part === undefined);

/** True when a card can know whether its patient is one of these. */
const isKnowable = ({ if: condition }: Who): boolean => condition === undefined || condition === PREGNANT;

/** The patients who get the first dose of an act only after a call, as far as their age, weight or pregnancy decides it. */
export function onOrderOf(asked: AskedAct): readonly Who[] {
  const answer = giveAct(asked, { weight: null, age: null, conditions: new Map() });
  const answers = answer.kind === 'branches' ? answer.branches : [answer];
  const found = answers.flatMap((one): readonly Who[] => {
    if (one.kind === 'withheld') return [];
    return [
      ...one.order.rules.flatMap(({ rule }) => (isAtFirst(rule) ? [rule.who ?? {}] : [])),
      ...one.ask.flatMap(({ caution: { who } }) => (isOfPatient(who) ? [who] : [])),
    ];
  });
  const once = new Map(found.filter(isKnowable).map((who) => [JSON.stringify(who), who]));
  return [...once.values()];
}

/** True for a question that the patient's age, weight or pregnancy answers. Others are asked in words. */
const isOfPatient = ({ group, range, if: condition }: Who): boolean =>
  condition === PREGNANT || (condition === undefined && (group !== undefined || range !== undefined));
