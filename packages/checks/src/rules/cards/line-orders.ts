import { type CardPatient, giveAct, isOnOrder } from '@first60/clinical';
import { askedAct, type EditionActs, type MedicationLine } from '@first60/edition';
import { cardLists } from '../../card-lines.ts';
import { PATIENT_GRID, patientOn, viewOf } from '../../cards/card-view.ts';
import { attempt } from '../../doses/attempt.ts';
import { type Found, pointer, type Rule, stops } from '../../rule.ts';

/** True when the act gives this patient its first dose only on an order. */
function asksFirst(acts: EditionActs, line: MedicationLine, { weight, age, group, conditions }: CardPatient): boolean {
  const asked = askedAct(acts, line.medication, line.act, line);
  if (asked === undefined) return false;
  const answer = attempt(() => giveAct(asked, { weight, age, ...(group && { group }), conditions }));
  return answer !== undefined && 'order' in answer && answer.order?.now === 'order';
}

/**
 * A dose in a line shows the call that its act asks for before this patient's first dose: the box shows the dose large, and a
 * crew acts on it. Where the age, the weight or a pregnancy decides, the app says it; else the line has to.
 */
export const lineOrders: Rule = {
  name: 'line-orders',
  find: (edition) => {
    const { acts } = edition;
    if (acts === undefined) return [];
    const told = new Set<string>();
    return Object.entries(edition.protocols).flatMap(([key, card]) =>
      PATIENT_GRID.flatMap((each): Found[] => {
        const who = patientOn(card, each);
        if (who.group === undefined || who.weight === null) return [];
        return Object.values(cardLists(card)).flatMap((lines) =>
          viewOf(edition, card, lines, who).shown.flatMap(({ line, doses }): Found[] => {
            const at = `${key} ${line.text}`;
            if (line.parts?.order !== undefined || told.has(at)) return [];
            if (
              !doses.some(
                ({ of, line: given }) => of !== 'newborn' && asksFirst(acts, given, who) && !isOnOrder(given, who),
              )
            )
              return [];
            told.add(at);
            return [
              stops(
                pointer('protocols', key),
                `${card.title}, "${line.text}" gives "${each.name}" a dose that its act gives only on an order: write "order", or leave this patient out by "for".`,
              ),
            ];
          }),
        );
      }),
    );
  },
};
