import type { Edition, Exceptions } from '@first60/edition';
import { everyString, type StringAt } from '../../every-string.ts';
import { asks, type Found, type Rule, stops } from '../../rule.ts';
import { KNOWN_CARDS } from './known/known-cards.ts';
import { KNOWN_DRUGS } from './known/known-drugs.ts';
import { placeOf } from './text-places.ts';

/** No text speaks of a drug that no kit holds, or sends a crew to a card that is not there. */
export const absentNames: Rule = {
  name: 'absent-names',
  find: (edition, { absentNames: allowed, drawnDrugs }) => {
    const texts = readTexts(edition);
    const said = [...absentDrugs(edition), ...absentCards(edition)].flatMap(({ name, pattern, sentence }) =>
      texts
        .filter(({ text }) => pattern.test(text))
        .map(({ path, text }) => ({ name, path, sentence: `${placeOf(edition, path)} ${sentence} in "${text}".` })),
    );
    const isAllowed = (name: string) =>
      allowed.some((entry) => entry.name === name) || drawnDrugs.some(({ drug }) => drug === name);
    return [
      ...said.filter(({ name }) => !isAllowed(name)).map(({ path, sentence }) => stops(path, sentence)),
      ...unneeded(
        allowed,
        said.map(({ name }) => name),
      ),
    ];
  },
};

/** Search words, names of works, hospitals and keys say names of what is not stocked on purpose. */
const NOT_READ =
  /\/(?:id|icon|sha256|medication|give|whenUnsafe|purpose|brandNames|synonyms|spokenWords|words|edition|url|pdf)(?:\/|$)|^\/(?:sources|hospitals|synonyms|spokenWords|spokenCombinations|wordFamilies|uncoveredTopics)\/|\/(?:sources|crossLinks|protocols|first)\/\d+$|Path$/;

const readTexts = (edition: Edition): readonly StringAt[] =>
  everyString(edition).filter(({ path }) => !NOT_READ.test(path));

interface Absent {
  /** What an exception calls it. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly sentence: string;
}

const escaped = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

/** A name as a word: a word of the field in any case, an abbreviation only as it is written. */
const asWord = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped(name)}(?![\p{L}\p{N}])`, /[a-z]{3}/.test(name) ? 'iu' : 'u');

/** Known drugs that no entry of the formulary is called. */
function absentDrugs({ formulary }: Edition): readonly Absent[] {
  const stocked = Object.values(formulary)
    .flatMap(({ id, genericName, tallMan = '', brandNames, synonyms }) => [
      id.replaceAll('-', ' '),
      genericName,
      tallMan,
      ...brandNames,
      ...synonyms,
    ])
    .join('\n');
  return KNOWN_DRUGS.filter((names) => !names.some((name) => asWord(name).test(stocked))).flatMap((names) =>
    names.map((name) => ({
      name: names[0] ?? name,
      pattern: asWord(name),
      sentence: `says "${name}", which no kit of this edition holds: take it out, or name "${names[0]}" in exceptions.yaml under absentNames with the reason,`,
    })),
  );
}

/** Words that send a crew to a card: "open Crush Injury", "see Shock", "the burns card". */
const sentTo = (title: string): RegExp =>
  new RegExp(
    title.includes(' ')
      ? String.raw`(?<![\p{L}])${escaped(title)}(?![\p{L}])`
      : String.raw`(?:[Oo]pen|[Ss]ee|[Cc]ard) ${escaped(title)}(?![\p{L}])|(?<![\p{L}])${escaped(title)} card\b`,
    'u',
  );

/** Known cards that no title of the edition names. */
function absentCards({ protocols }: Edition): readonly Absent[] {
  const titles = Object.values(protocols)
    .map(({ title }) => title.replaceAll(' & ', ' and '))
    .join('\n');
  return KNOWN_CARDS.filter((title) => !titles.includes(title.replaceAll(' & ', ' and '))).map((title) => ({
    name: title,
    pattern: sentTo(title),
    sentence: `sends to the card "${title}", which this edition does not have: take it out, or name it in exceptions.yaml under absentNames with the reason,`,
  }));
}

const unneeded = (allowed: Exceptions['absentNames'], said: readonly string[]): readonly Found[] =>
  allowed
    .filter(({ name }) => !said.includes(name))
    .map(({ name }) =>
      asks(
        '/protocols',
        `Known names: ${name} is said to stand in texts without being there, and no text says it or it is there: take it off the list.`,
      ),
    );
