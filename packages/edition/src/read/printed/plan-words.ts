import type { ArrestPlan, AskedAct, PlanLine } from '@first60/clinical';
import { askedAct } from '../../acts/asked-act.ts';
import { capital, uncapital } from '../../acts/words/sentence.ts';
import type { MedicationLine } from '../../model/protocol.ts';
import { faceFor, type NamedActs, whoseText } from './faces-by-age.ts';

/**
 * What the act of a card's line says to the patients of a plan: whether again, and the rest that is read before it is
 * given.
 */
export function planWordsOf(
  named: NamedActs,
  line: MedicationLine,
  plan: ArrestPlan['id'],
): Pick<PlanLine, 'timing' | 'note'> {
  const asked = askedAct(named.acts, line.medication, line.act, line);
  if (asked === undefined) return {};
  const { doses, again, most, order, course, stopIf, target, instead, forbidden } = faceFor(asked, named, plan);
  // The line's own preparation is for all its patients. Some of them have another one.
  const made = line.preparation
    ? []
    : doses.flatMap(({ whose, recipe }) => (recipe ? [capital(whoseText(whose, recipe))] : []));
  const others = doses.flatMap(({ whose, later, otherwise }) =>
    [...(later === undefined ? [] : [later]), ...otherwise].map((text) => capital(whoseText(whose, text))),
  );
  const note = [
    ...others,
    ...made,
    ...most,
    ...order,
    ...course,
    ...(target.length > 0 ? [`Target: ${target.join('; ')}`] : []),
    ...(stopIf.length > 0 ? [`Stop if: ${stopIf.join(', ')}`] : []),
    ...instead,
    ...forbidden,
    ...knowOfAct(asked, named, plan),
  ];
  return {
    ...(again !== undefined && { timing: `Again: ${uncapital(again)}` }),
    ...(note.length > 0 && { note: note.join('. ') }),
  };
}

/** What is to be known of this use of the drug; what is known of all its uses is on its own page. */
function knowOfAct(asked: AskedAct, named: NamedActs, plan: ArrestPlan['id']): readonly string[] {
  const know = (asked.drug.know ?? []).filter(({ acts }) => acts !== undefined);
  return faceFor({ ...asked, drug: { ...asked.drug, know }, classes: [] }, named, plan).know;
}
