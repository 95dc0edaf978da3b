import { cardLists } from '../../card-lines.ts';
import { casesOf, PATIENT_GRID, patientOn, speaksToOne, viewOf } from '../../cards/card-view.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/** First 60 of one patient is read in 20 seconds. */
const MOST_LINES = 10;
const MOST_WORDS = 65;

/**
 * A card that speaks to one patient does so for every patient of the grid: First 60 has a first act and is short, and a
 * line that gives a drug gives each patient one dose.
 */
export const onePatient: Rule = {
  name: 'one-patient',
  find: (edition) =>
    Object.entries(edition.protocols)
      .filter(([, card]) => speaksToOne(card))
      .flatMap(([key, card]) =>
        PATIENT_GRID.flatMap((each): Found[] => {
          const who = patientOn(card, each);
          const at = pointer('protocols', key, 'first60Seconds');
          const where = `${card.title}, First 60 for "${each.name}"`;
          const { shown } = viewOf(edition, card, card.first60Seconds, who);
          const isKnown = who.group !== undefined;
          const cases = casesOf(shown);
          const most = Math.max(...cases.map((lines) => lines.filter(({ line }) => !line.text.endsWith(':')).length));
          const words = Math.max(...cases.map((lines) => lines.reduce((sum, line) => sum + line.words, 0)));
          const doseless = Object.values(cardLists(card)).flatMap((lines) =>
            viewOf(edition, card, lines, who).shown.filter(
              ({ line, doses }) =>
                line.parts?.gives !== undefined && doses.filter(({ of }) => of !== 'newborn').length !== 1,
            ),
          );
          return [
            ...(shown.length === 0 ? [stops(at, `${where} is empty: give every patient a first act.`)] : []),
            ...(isKnown && most > MOST_LINES
              ? [stops(at, `${where} has ${most} lines: at most ${MOST_LINES} are read in time.`)]
              : []),
            ...(isKnown && words > MOST_WORDS
              ? [asks(at, `${where} has ${words} words: ${MOST_WORDS} are read in 20 s.`)]
              : []),
            ...(isKnown && who.weight !== null
              ? doseless.map(({ line, doses }) =>
                  stops(
                    at,
                    `${card.title}, "${line.text}" shows "${each.name}" ${doses.length} doses: limit the line by "for" to those whom the act has one dose for.`,
                  ),
                )
              : []),
          ];
        }),
      ),
};
