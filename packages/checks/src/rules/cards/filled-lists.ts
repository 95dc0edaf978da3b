import { placedLists } from '../../card-lines.ts';
import { speaksToOne } from '../../cards/card-view.ts';
import { asks, type Found, type Rule, stops } from '../../rule.ts';

/** The most steps a crew can do in the first 60 seconds. */
const MOST_FIRST = 8;
/** Lists without which a card has nothing for a crew to do. */
const STEPS = ['first60Seconds', 'blsCore', 'alsSteps'];
const ADVICE = ['transportPriorities', 'dos', 'donts', 'specialConsiderations'];

/** A card has a First 60 list, either steps or separate BLS and ALS lists, and every advice list. */
export const filledLists: Rule = {
  name: 'filled-lists',
  find: ({ protocols }) =>
    Object.entries(protocols).flatMap(([key, card]) => {
      const ofSteps = card.steps !== undefined;
      return placedLists(key, card).flatMap(({ list, lines, at, where }): Found[] => {
        const isEmpty = lines.length === 0;
        // A card for one patient is counted for each of them, by the rule one-patient.
        if (list === 'first60Seconds' && lines.length > MOST_FIRST && !speaksToOne(card)) {
          return [stops(at, `${where}, has ${lines.length} lines: keep the ${MOST_FIRST} that come first.`)];
        }
        if (ofSteps && (list === 'blsCore' || list === 'alsSteps')) {
          return isEmpty
            ? []
            : [
                stops(
                  at,
                  `${where}, stands beside Protocol Steps: put its lines into the steps, or take the steps out.`,
                ),
              ];
        }
        if (list === 'steps' && ofSteps && isEmpty) {
          return [stops(at, `${where}, is empty: write the steps, or use BLS Core and ALS Steps instead.`)];
        }
        if (isEmpty && STEPS.includes(list)) return [stops(at, `${where}, is empty: write what the crew does.`)];
        if (isEmpty && ADVICE.includes(list)) return [asks(at, `${where}, is empty: write at least one line.`)];
        return [];
      });
    }),
};
