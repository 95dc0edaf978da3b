import { medicationLines } from '../../medication-lines.ts';
import { type Rule, stops } from '../../rule.ts';

/** All cards give a child the same nasal dose of a drug. */
export const nasalDoses: Rule = {
  name: 'nasal-doses',
  find: (edition) => {
    const nasal = medicationLines(edition).filter(
      ({ line: { pediatric, route } }) => pediatric && /\bIN\b/.test(route.replace('adult also IN', '')),
    );
    return nasal
      .filter(({ card, line }, index) =>
        nasal.slice(0, index).some((earlier) => earlier.card === card && earlier.line.medication === line.medication),
      )
      .map(({ at, where }) =>
        stops(at, `${where} is a second dose of the drug by the nose for a child on this card: keep one.`),
      );
  },
};
