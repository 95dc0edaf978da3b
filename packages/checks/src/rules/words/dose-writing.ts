import { type Rule, stops } from '../../rule.ts';
import { placeOf, textsOf } from './text-places.ts';

/** Dose notation banned by the Joint Commission's do-not-use list and by ISMP, and deviations from our spelling of units. */
export const BANNED: ReadonlyArray<readonly [pattern: RegExp, name: string, instead: string]> = [
  [/\d\.\d*0(?!\d)/, 'a trailing zero', 'write "1", not "1.0"'],
  [/(?<!\d)\.\d/, 'a decimal without its zero', 'write "0.5", not ".5"'],
  [/[µμ]g/, 'a microgram sign', 'write mcg'],
  [/\d\s*ug\b/i, '"ug"', 'write mcg'],
  [/(?<!\b1:\d*)\d,\d{3}/, 'a comma in a number', 'write 1000, not "1,000"'],
  [/\d\s*cc\b/, '"cc"', 'write mL'],
  [/\d\s*(ml|ML)\b/, 'a wrongly written mL', 'write mL'],
  [/\d\s*I?U\b/, '"IU" or "U"', 'write units'],
  [/\bQO?D\b/i, '"QD" or "QOD"', 'write daily or every other day'],
  [/\b(MSO4|MS|MgSO4)\b/, 'a short name of a drug that is easily mistaken', 'write the name of the drug out'],
  [/[–—]/, 'a long dash', 'write "-"'],
  [/^\s|\s$|\s\s/, 'a blank too many', 'take it out'],
];

/** Cards, plans, groups and search words contain no banned dose notation. */
export const doseWriting: Rule = {
  name: 'dose-writing',
  find: (edition) => {
    const { groups, protocols, synonyms, codes = {}, clocks = [] } = edition;
    return textsOf({ groups, protocols, synonyms, codes, clocks }).flatMap(({ path, text }) =>
      BANNED.filter(([pattern]) => pattern.test(text)).map(([, name, instead]) =>
        stops(path, `${placeOf(edition, path)} has ${name} in "${text}": ${instead}.`),
      ),
    );
  },
};
