import type { Caution } from '@first60/edition';
import { dosingRows } from '../../../doses/dosing-rows.ts';
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
 * Text that forbids a dose is on its face as a stop, never in collapsed text. A face stays short enough to read at a glance.
 */
export const faceCautions: Rule = {
  name: 'face-cautions',
  find: (edition) => {
    const { formulary, quickDoses, quickAgeDoses, adultDosing } = edition;
    const drugs = Object.entries(formulary).map(([key, drug]) => ({ at: pointer('formulary', key), drug }));
    const rows = dosingRows(edition);
    const calculators: readonly Face[] = [
      ...quickDoses.map((row, at) => ({
        at: pointer('quickDoses', at),
        where: quickPlace(row),
        cautions: row.cautions,
      })),
      ...quickAgeDoses.map((row, at) => ({
        at: pointer('quickAgeDoses', at),
        where: quickPlace(row),
        cautions: row.cautions,
      })),
      ...adultDosing.map((card, at) => {
        const drug = drugOf(edition, card.medication);
        const where = drug ? adultCardPlace(drug, card) : `Adult Dosing, ${drugName(edition, card.medication)}`;
        return { at: pointer('adultDosing', at), where, cautions: card.cautions };
      }),
    ];
    const folded: readonly Folded[] = [
      ...drugs.flatMap(({ at, drug }) =>
        (['preparation', 'notesCaution'] as const).map((field) => ({
          at: `${at}/${field}`,
          where: `Drug ${drug.genericName}`,
          text: drug[field] ?? '',
        })),
      ),
      ...calculators.flatMap(({ at, where, cautions }) =>
        cautions.flatMap(({ text, level }) => (level === undefined ? [{ at: `${at}/cautions`, where, text }] : [])),
      ),
    ];
    const faces: readonly Face[] = [
      ...rows.map(({ drug, row, at, where }) => ({
        at: `${at}/cautions`,
        where,
        cautions: [...(drug.cautions ?? []), ...(row.cautions ?? [])],
      })),
      ...calculators.map(({ at, ...face }) => ({ ...face, at: `${at}/cautions` })),
    ];
    return [...folded.flatMap(hidden), ...faces.flatMap(unread)];
  },
};

const hidden = ({ at, where, text }: Folded): readonly Found[] =>
  sentencesOf(text)
    .filter(forbids)
    .map((sentence) =>
      stops(at, `${where} says "${sentence}" where it is folded away: write it as a "stop" among its cautions.`),
    );

function unread({ at, where, cautions }: Face): readonly Found[] {
  const face = cautions.filter(({ level }) => level !== undefined);
  return [
    ...face
      .filter(({ text }) => text.length > LONGEST)
      .map(({ text }) =>
        stops(
          at,
          `${where} has "${text}" on its face: ${LONGEST} characters are read at once, so split or shorten it.`,
        ),
      ),
    ...face
      .filter(({ text, level }) => level === 'check' && forbids(text))
      .map(({ text }) =>
        stops(at, `${where} has "${text}" as a check, but it forbids the dose: write it as a "stop".`),
      ),
    ...(face.length > MOST
      ? [
          stops(
            at,
            `${where} has ${face.length} lines on its face, and ${MOST} at most are read: keep what forbids it.`,
          ),
        ]
      : []),
  ];
}
