import { placedLines } from '../../card-lines.ts';
import { type Rule, stops } from '../../rule.ts';

const LISTS: ReadonlySet<string> = new Set(['first60Seconds', 'blsCore', 'alsSteps', 'steps']);

/** "0.5-1 J/kg, then 2 J/kg" gives 0.5, 1 and 2. */
const energiesIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+(?:-[\d.]+)?) J\/kg/g)].flatMap(([, figures]) => (figures ?? '').split('-').map(Number));

const spoken = (energies: readonly number[]): string =>
  energies.length === 0 ? 'none' : `${energies.join(', ')} J/kg`;

/** Every energy per kg stated in a step is also entered as a figure, in the same order. */
export const shockEnergies: Rule = {
  name: 'shock-energies',
  find: (edition) =>
    placedLines(edition).flatMap(({ list, line: { text, joulesPerKg = [] }, at, where }) => {
      const stated = energiesIn(text);
      return !LISTS.has(list) || joulesPerKg.join() === stated.join()
        ? []
        : [
            stops(
              at,
              `${where}, says "${text}", but the energies entered with it are ${spoken(joulesPerKg)}: enter ${spoken(stated)}, as its words say.`,
            ),
          ];
    }),
};
