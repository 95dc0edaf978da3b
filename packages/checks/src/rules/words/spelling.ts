import { everyString } from '../../every-string.ts';
import { asks, type Rule } from '../../rule.ts';
import { placeOf } from './text-places.ts';

/**
 * British spellings and drug names, with the form the content uses instead. Search accepts both; the content has only
 * one.
 */
const US: ReadonlyArray<readonly [british: RegExp, us: string]> = [
  [/\b(?:haem|ischaem)\w*/i, 'hem-'],
  [/\b\w*aemi[ac]\w*/i, '-emia'],
  [/\bpaed\w*|\borthopaed\w*/i, 'ped-'],
  [/\boedema\w*/i, 'edema'],
  [/\boesoph\w*/i, 'esoph-'],
  [/\banaesth\w*/i, 'anesth-'],
  [/\bdiarrhoea\b/i, 'diarrhea'],
  [/\bf(?:oe|ae)t\w*/i, 'fetus'],
  [/\bfaec\w*/i, 'feces'],
  [/\bgynaec\w*/i, 'gynec-'],
  [/\b\w*(?:litre|centimetre|millimetre)s?\b|\bmetres?\b/i, '-liter, -meter'],
  [/\bcentres?\b/i, 'center'],
  [/\bcolour\w*|\bbehaviour\w*|\blabour\w*|\bfavour\w*|\bvapour\w*|\bodour\w*|\btumour\w*/i, '-or'],
  [/\bfibre\w*/i, 'fiber'],
  [/\bgrey\b/i, 'gray'],
  [/\bmanoeuvre\w*/i, 'maneuver'],
  [
    /\b(?:stabil|recogn|organ|immobil|nebul|hospital|catheter|minim|titr|neutral|steril|prior)is(?:e|ed|es|ing|ation)\b/i,
    '-ize',
  ],
  [/\b(?:analyse|paralyse)\w*/i, '-yze'],
  [/\bsulph\w*/i, 'sulf-'],
  [/\b(?:defence|licence|programme|ageing|mould|tyre)\w*/i, 'its US spelling'],
  [/\b(?:travelled|travelling|labelled|labelling|cancelled|signalled)\b/i, 'one l'],
  [/\badrenaline\b/i, 'epinephrine'],
  [/\bnoradrenaline\b/i, 'norepinephrine'],
  [/\bparacetamol\b/i, 'acetaminophen'],
  [/\blignocaine\b/i, 'lidocaine'],
  [/\bsuxamethonium\b/i, 'succinylcholine'],
  [/\bfrusemide\b/i, 'furosemide'],
];

/** Common misspellings. */
const WRONG =
  /\b(?:anaphalaxis|anaphylaxsis|asprin|brethe|breathes in shortness|catherter|diarrhea's|epinepherine|hemorrage|hemmorhage|inhalor|intubatation|mannitoll|nausia|occured|pnuemo\w*|recieve\w*|seperat\w*|siezure\w*|sympton\w*|tourniquete|tranexemic|traumatice|ventilater|wich|teh)\b/i;

/** Matches any of these. Most texts contain none, so one pass is usually enough. */
const ANY = new RegExp([WRONG, ...US.map(([british]) => british)].map(({ source }) => source).join('|'), 'i');

/** Titles of works, place names, search words and keys keep their own spelling. */
const NOT_OURS =
  /\/(?:sources?|synonyms|spokenWords|spokenCombinations|wordFamilies|words|brandNames|hospitals)(?:\/|$)|Url$|\/(?:id|sha256)$/;
/** A generic name may add the name used in another country in parentheses: "acetaminophen (paracetamol)". */
const OTHER_NAME = / \([a-z]+\)$/;

/** A name as it begins a sentence. */
const atStart = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Texts use US spelling and US drug names, and contain none of the common misspellings. */
export const spelling: Rule = {
  name: 'spelling',
  find: (edition) => {
    const names = Object.values(edition.formulary).flatMap(({ genericName }) =>
      OTHER_NAME.test(genericName)
        ? [genericName, atStart(genericName)].map((name) => [name, name.replace(OTHER_NAME, '')] as const)
        : [],
    );
    return everyString(edition)
      .filter(({ path }) => !NOT_OURS.test(path))
      .flatMap(({ path, text }) => {
        const ours = names.reduce((own, [name, short]) => own.replaceAll(name, short), text);
        if (!ANY.test(ours)) return [];
        const misspelt = WRONG.exec(ours)?.[0];
        const where = placeOf(edition, path);
        return [
          ...US.flatMap(([british, us]) => {
            const word = british.exec(ours)?.[0];
            return word === undefined
              ? []
              : [asks(path, `${where} says "${word}" in "${text}": write it the US way, ${us}.`)];
          }),
          ...(misspelt === undefined
            ? []
            : [asks(path, `${where} has "${misspelt}" in "${text}", which is misspelt: correct it.`)]),
        ];
      });
  },
};
