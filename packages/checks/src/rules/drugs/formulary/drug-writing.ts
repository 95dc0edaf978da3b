import { type Rule, stops } from '../../../rule.ts';
import { BANNED } from '../../words/dose-writing.ts';
import { placeOf, textsOf } from '../../words/text-places.ts';

/** The requirement includes the ratio in these names. Dose wording must not use it. */
const RATIO_NAMES = /(epinephrine|epi) 1:10?,000/gi;
/** Search terms are never printed as doses. */
const NOT_PRINTED = /\/synonyms\/\d+$/;

const MORE_BANNED: typeof BANNED = [
  [/[µμ](?!g)/, 'a microgram sign', 'write mcg'],
  [/\d\s*CC\b/, '"CC"', 'write mL'],
];

/** The wording for drugs, calculators, color zones and devices has no banned dose notation. */
export const drugWriting: Rule = {
  name: 'drug-writing',
  find: (edition) => {
    const { formulary, quickDoses, quickAgeDoses, zones, adultDosing, constants } = edition;
    const texts = textsOf({ formulary, quickDoses, quickAgeDoses, zones, adultDosing, constants }).filter(
      ({ path }) => !NOT_PRINTED.test(path),
    );
    return texts.flatMap(({ path, text }) =>
      [...BANNED, ...MORE_BANNED]
        .filter(([pattern]) => pattern.test(text.replace(RATIO_NAMES, '$1')))
        .map(([, name, instead]) => stops(path, `${placeOf(edition, path)} has ${name} in "${text}": ${instead}.`)),
    );
  },
};
