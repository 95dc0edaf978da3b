import type { Know } from '@first60/clinical';
import type { Caution, Edition } from '@first60/edition';
import { adultCardPlace, quickPlace } from '../../../doses/every-dose.ts';
import { drugName, drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** A crew has 2 seconds to read a face. */
const LONGEST = 70;
const MOST = 10;

/** Wording that forbids a dose: "Not in shock", "never IV", "only on order", "contraindicated". */
const FORBIDS =
  /(?:^|[:;,] |\bor )(?:not|nor) (?:in|with|for|after|under|within|on|at|IM|IV|IO|SQ|later|when|if|alone)\b|(?:^|[:;,] )no bolus\b|\bnever\b(?! waiting| delays)|contraindicated|(?:only|^|: |first )\s?on (?:order|medical direction)/i;

/** Wording that looks similar but forbids nothing. */
const HARMLESS = /\bnot (?:in|with) the \b/gi;

/** True when a sentence forbids a dose. */
const forbids = (sentence: string): boolean => FORBIDS.test(sentence.replace(HARMLESS, ''));

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;])\s+/);

/** The collapsed text for a dose, with its place. */
interface Folded {
  readonly at: string;
  readonly where: string;
  readonly text: string;
}

/** The cautions on one face, with their place. */
interface Face {
  readonly at: string;
  readonly where: string;
  readonly cautions: readonly Caution[];
}

/**
 * Text that forbids a dose is on its face: a stop of a calculator's row, or a warning of an act that "forbids". What a
 * calculator adds to the face of its act stays short enough to read at a glance.
 */
export const faceCautions: Rule = {
  name: 'face-cautions',
  find: (edition) => {
    const { quickDoses, quickAgeDoses, adultDosing } = edition;
    const calculators: readonly Face[] = [
      ...quickDoses.map(({ cautions, ...row }, at) => ({
        at: pointer('quickDoses', at, 'cautions'),
        where: quickPlace(row),
        cautions,
      })),
      ...quickAgeDoses.map(({ cautions, ...row }, at) => ({
        at: pointer('quickAgeDoses', at, 'cautions'),
        where: quickPlace(row),
        cautions,
      })),
      ...adultDosing.map((card, at) => {
        const drug = drugOf(edition, card.medication);
        const where = drug ? adultCardPlace(drug, card) : `Adult Dosing, ${drugName(edition, card.medication)}`;
        return { at: pointer('adultDosing', at, 'cautions'), where, cautions: card.cautions };
      }),
    ];
    const folded = calculators.flatMap(({ at, where, cautions }) =>
      cautions.flatMap(({ text, level }) => (level === undefined ? [{ at, where, text }] : [])),
    );
    return [
      ...folded.flatMap((one) => hidden(one, 'write it as a "stop" among its cautions')),
      ...knownOnly(edition).flatMap((one) => hidden(one, 'say that it "forbids"')),
      ...calculators.flatMap(unread),
    ];
  },
};

/** Warnings of drugs, acts, classes and lines of cards that are one tap away. */
function knownOnly({ acts, protocols }: Edition): readonly Folded[] {
  const told = (at: string, where: string, know: readonly Know[] = []): readonly Folded[] =>
    know.flatMap(({ say, forbids }) => (forbids ? [] : [{ at, where, text: say }]));
  const classes = Object.entries(acts?.classes ?? {}).flatMap(([id, { know }]) =>
    told(pointer('acts', 'classes', id, 'know'), `The class ${id}`, know),
  );
  const drugs = Object.entries(acts?.drugs ?? {}).flatMap(([id, drug]) =>
    drug === undefined
      ? []
      : [
          ...told(pointer('acts', 'drugs', id, 'know'), `Drug ${id}`, drug.know),
          ...drug.acts.flatMap((act) =>
            told(pointer('acts', 'drugs', id, 'acts', act.id, 'know'), `Act ${id}/${act.id}`, act.know),
          ),
        ],
  );
  const lines = Object.values(protocols).flatMap(({ id, title, medications }) =>
    medications.flatMap(({ add }, at) =>
      told(pointer('protocols', id, 'medications', at, 'add', 'know'), `A line of ${title}`, add?.know),
    ),
  );
  return [...classes, ...drugs, ...lines];
}

const hidden = ({ at, where, text }: Folded, mend: string): readonly Found[] =>
  sentencesOf(text)
    .filter(forbids)
    .map((sentence) => stops(at, `${where} says "${sentence}" where it is folded away: ${mend}.`));

function unread({ at, where, cautions }: Face): readonly Found[] {
  const own = cautions.filter(({ level, ofAct }) => level !== undefined && !ofAct);
  const long = own.filter(({ text }) => text.length > LONGEST);
  const weak = own.filter(({ text, level }) => level === 'check' && forbids(text));
  return [
    ...long.map(({ text }) =>
      stops(at, `${where} has "${text}" on its face: ${LONGEST} characters are read at once, so split or shorten it.`),
    ),
    ...weak.map(({ text }) =>
      stops(at, `${where} has "${text}" as a check, but it forbids the dose: write it as a "stop".`),
    ),
    ...(own.length > MOST
      ? [
          stops(
            at,
            `${where} adds ${own.length} lines to its face, and ${MOST} at most are read: keep what forbids it.`,
          ),
        ]
      : []),
  ];
}
