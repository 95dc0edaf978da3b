import { adultCardPlace, quickPlace } from '../../../doses/every-dose.ts';
import { drugName, drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

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

/** Text that forbids a dose is on the face of a calculator's row as a stop, never in collapsed text. */
export const faceCautions: Rule = {
  name: 'face-cautions',
  find: (edition) => {
    const { quickDoses, quickAgeDoses, adultDosing } = edition;
    const calculators = [
      ...quickDoses.map((row, at) => ({ at: pointer('quickDoses', at), where: quickPlace(row), row })),
      ...quickAgeDoses.map((row, at) => ({ at: pointer('quickAgeDoses', at), where: quickPlace(row), row })),
      ...adultDosing.map((row, at) => {
        const drug = drugOf(edition, row.medication);
        const where = drug ? adultCardPlace(drug, row) : `Adult Dosing, ${drugName(edition, row.medication)}`;
        return { at: pointer('adultDosing', at), where, row };
      }),
    ];
    return calculators.flatMap(({ at, where, row: { cautions } }) =>
      cautions.flatMap(({ text, level }) => (level === undefined ? hidden({ at: `${at}/cautions`, where, text }) : [])),
    );
  },
};

const hidden = ({ at, where, text }: Folded): readonly Found[] =>
  sentencesOf(text)
    .filter(forbids)
    .map((sentence) =>
      stops(at, `${where} says "${sentence}" where it is folded away: write it as a "stop" among its cautions.`),
    );
