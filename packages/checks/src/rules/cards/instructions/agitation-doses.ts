import { cardOrders } from '../../../card-orders.ts';
import { drugName } from '../../../looked-up.ts';
import { type CardMedication, medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

const AGITATION = /agitat|danger(?:ous)? .*(?:fight|held|restrain)/i;

/** The part that must match on every card: the doses and all words, except for the choice group. */
const said = ({ line: { purpose: _, ...line } }: CardMedication): string => JSON.stringify(line);

/** Sedation for agitation is the same block everywhere: same rows and same dose lines on every card that gives the drug. */
export const agitationDoses: Rule = {
  name: 'agitation-doses',
  find: (edition) => {
    const rows = medicationLines(edition).filter(({ line }) => AGITATION.test(line.indication));
    const differing = rows.flatMap((row) => {
      const other = rows.find(
        ({ card, line }) =>
          card !== row.card && line.medication === row.line.medication && line.routes.join() === row.line.routes.join(),
      );
      return other === undefined || said(other) === said(row)
        ? []
        : [stops(row.at, `${row.where} differs from ${other.where}: give both by one regimen and its own words.`)];
    });
    const given = [...new Set(rows.map(({ line }) => line.medication))];
    const doses = given.flatMap((id) => {
      const name = drugName(edition, id).toLowerCase();
      const cards = new Set(rows.filter(({ line }) => line.medication === id).map(({ card }) => card.id));
      const lines = cardOrders(edition).filter(
        ({ heading, text, gives }) =>
          // A line that gives the act cannot differ from the row, which is compared above.
          !gives &&
          text.toLowerCase().includes(name) &&
          /\d mg\b(?!\/mL)/.test(text) &&
          AGITATION.test(`${heading} ${text}`),
      );
      const standsOn = (text: string) => new Set(lines.filter((line) => line.text === text).map(({ card }) => card.id));
      return lines
        .filter(({ text }) => [...cards].some((card) => !standsOn(text).has(card)))
        .map(({ text, at, where }) =>
          stops(
            at,
            `${where}, "${text}", is not said by every card that gives ${name} for agitation: put it into a shared line and use it on each.`,
          ),
        );
    });
    return [...differing, ...doses];
  },
};
