import type { Line } from '@first60/edition';
import { type PlacedLine, placedLists } from '../../card-lines.ts';
import { speaksToOne, wordsIn } from '../../cards/card-view.ts';
import { type Rule, stops } from '../../rule.ts';

/** The most words of a line by its list; more where a drug is given, because its name and way take some. */
const MOST_WORDS = { first60Seconds: 12, other: 16, giving: 14 } as const;
const MOST_FINDING = 8;
const MOST_SENTENCES = 4;

/** Lists that other people read, or that quote other works. */
const NOT_ENGLISH = new Set(['guidelineNotes', 'ahaReference']);

/** What a sentence may not have, and the mend. */
const REFUSED: ReadonlyArray<readonly [what: RegExp, mend: string]> = [
  [
    /\b(?:adults?|child(?:ren)?|infants?|newborns?|pregnant|elderly)\b|\b(?:under|from|over|above|below) \d+ (?:years?|months?|kg)\b/i,
    'names the patient: write the patient in "for"',
  ],
  [/;|:.*:/, 'has two conditions or two acts: make it two lines'],
  [/\b(?:if|unless|when|except|but)\b/i, 'has a condition in the act: write what is seen in "if"'],
  [/\bNo \w+ing\b/, 'forbids an act with "No": write "Do not" and the verb'],
  [
    /\b(?:ours|else|others|the same|as above|as usual|as needed|if needed|may|should|appropriate|adequate|hardly|etc)\b/i,
    'has a word that says nothing exact: name the thing, the figure or the act',
  ],
  [/\bconsider\b(?! an advanced airway)/i, 'has "consider": write what is done, and on what finding'],
  [/\bOLMD\b/, 'calls in its own words: write "order" with one of its three phrases'],
  [/\(|\bhalve|\bdouble|\btwice\b|\btimes the\b/i, 'leaves arithmetic or a bracket to the crew: write the figure'],
  [/\d (?:mg|mcg|g|mEq|units)\b(?!\/(?:dL|L|mL))/, 'writes out a dose: name its act in "give"'],
];

/** A line's own words, without whom it is for. */
const saidIn = ({ text, parts }: Line): string => (parts === undefined ? text : (parts.say ?? ''));

function faultsOf({ list, line }: PlacedLine): readonly string[] {
  const { parts, text } = line;
  if (text.endsWith(':')) return [];
  const said = saidIn(line);
  const both = [parts?.if, said].filter((part) => part !== undefined).join(': ');
  const limit =
    list !== 'first60Seconds'
      ? MOST_WORDS.other
      : parts?.gives === undefined
        ? MOST_WORDS.first60Seconds
        : MOST_WORDS.giving;
  const drug = parts?.gives === undefined ? 0 : 2;
  const words = wordsIn(both) + drug;
  return [
    ...REFUSED.filter(([what]) => what.test(said)).map(([, mend]) => mend),
    ...REFUSED.slice(0, 1)
      .filter(([what]) => what.test(parts?.if ?? ''))
      .map(([, mend]) => mend),
    ...(words > limit ? [`has ${words} words: ${limit} are read at a glance`] : []),
    ...(wordsIn(parts?.if ?? '') > MOST_FINDING ? [`has a finding of more than ${MOST_FINDING} words`] : []),
    ...(said.split(/[.!?](?: |$)/).filter((one) => one !== '').length > MOST_SENTENCES
      ? [`has more than ${MOST_SENTENCES} sentences`]
      : []),
  ];
}

/** Most deliberate exceptions of one card. */
const MOST_EXCEPTIONS = 2;

/** On a card that speaks to one patient, each line is one patient, one finding, one act, in words that cannot be misread. */
export const cardEnglish: Rule = {
  name: 'card-english',
  find: ({ protocols }, { cardEnglish: exceptions }) =>
    Object.entries(protocols)
      .filter(([, card]) => speaksToOne(card))
      .flatMap(([key, card]) => {
        const lines = placedLists(key, card)
          .filter(({ list }) => !NOT_ENGLISH.has(list))
          .flatMap(({ lines: placed }) => placed);
        const faulty = lines.flatMap((placed) => faultsOf(placed).map((fault) => ({ ...placed, fault })));
        const isSigned = ({ line }: PlacedLine) => exceptions.some(({ text }) => text === line.text);
        const signed = new Set(faulty.filter(isSigned).map(({ line }) => line.text));
        return [
          ...faulty
            .filter((placed) => !isSigned(placed))
            .map(({ at, where, line, fault }) => stops(at, `${where}, "${line.text}", ${fault}.`)),
          ...(signed.size > MOST_EXCEPTIONS
            ? [
                stops(
                  lines[0]?.at ?? '',
                  `${card.title} has ${signed.size} lines that break the English of cards on purpose: at most ${MOST_EXCEPTIONS} are allowed.`,
                ),
              ]
            : []),
        ];
      }),
};
