import { convert, doseOf, type Figure } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { everyDose } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Rule, stops } from '../../../rule.ts';

/**
 * A drug is never given into a vein or bone above the strength allowed there. For these routes, the volume shown is
 * that of the dilution.
 */
export const veinStrengths: Rule = {
  name: 'vein-strengths',
  find: (edition) =>
    everyDose(edition).flatMap(({ drug, ways, strength = drug.concentration, estimated, at, where }) => {
      const most = drug.greatestUndilutedIv;
      if (most === undefined || strength === undefined || estimated === true || !ways.includes('vein')) return [];
      if (!isStronger(strength, most)) return [];
      return [
        stops(
          at,
          `${where} goes into a vein or bone as ${inWords(strength)}/mL, but ${drug.genericName} is given there at ${inWords(most)}/mL at most: name a dilution that must be made.`,
        ),
      ];
    }),
};

const isStronger = (strength: Figure, most: Figure): boolean =>
  attempt(() => doseOf(strength).value.gt(convert(doseOf(most), strength.unit).value)) === true;
