import type { Edition, Exceptions } from '@first60/edition';
import { everyString, type StringAt } from '../../every-string.ts';
import { asks, type Found, type Rule, stops } from '../../rule.ts';
import { KNOWN_CARDS } from './known/known-cards.ts';
import { KNOWN_DRUGS } from './known/known-drugs.ts';
import { placeOf } from './text-places.ts';

/** No text mentions a drug that no kit holds, or refers a crew to a card that does not exist. */
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

/** Search words, titles of works, hospitals and keys may name drugs that are not stocked. */
const NOT_READ =
  /\/(?:id|icon|sha256|medication|give|whenUnsafe|purpose|brandNames|synonyms|spokenWords|words|edition|url|pdf)(?:\/|$)|^\/(?:sources|hospitals|synonyms|spokenWords|spokenCombinations|wordFamilies|uncoveredTopics)\/|\/(?:sources|crossLinks|protocols|first)\/\d+$|Path$/;

const readTexts = (edition: Edition): readonly StringAt[] =>
  everyString(edition).filter(({ path }) => !NOT_READ.test(path));

interface Absent {
  /** The name used in exceptions. */
  readonly name: string;
  readonly pattern: RegExp;
  readonly sentence: string;
}

const escaped = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ]/gu, '.');

/** Matches a name as a whole word: ordinary words in any case, abbreviations only as written. */
const asWord = (name: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])${escaped(name)}(?![\p{L}\p{N}])`, /[a-z]{3}/.test(name) ? 'iu' : 'u');

/** Known drugs that match no name in the formulary. */
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

/** Words that refer a crew to a card: "open Crush Injury", "see Shock", "the burns card". */
const sentTo = (title: string): RegExp =>
  new RegExp(
    title.includes(' ')
      ? String.raw`(?<![\p{L}])${escaped(title)}(?![\p{L}])`
      : String.raw`(?:[Oo]pen|[Ss]ee|[Cc]ard) ${escaped(title)}(?![\p{L}])|(?<![\p{L}])${escaped(title)} card\b`,
    'u',
  );

/** Known cards that match no title in the edition. */
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
