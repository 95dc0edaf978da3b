import { everyString } from '../../../every-string.ts';
import { type Rule, stops } from '../../../rule.ts';

const REFERS = /\b(?:times|half|twice|double) (?:of )?the (?:mL|volume)\b|\bmL (?:shown|printed)\b/i;

/** Wording never requires a shown volume to be doubled or halved; the volume to draw up is printed instead. */
export const shownVolumes: Rule = {
  name: 'shown-volumes',
  find: (edition) =>
    everyString(edition).flatMap(({ path, text }) =>
      REFERS.test(text)
        ? [stops(path, `"${text}" has the crew work out a volume from a shown one: print the volume that is given.`)]
        : [],
    ),
};
