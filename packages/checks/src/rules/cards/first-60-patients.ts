import type { Edition } from '@first60/edition';
import { placedLines } from '../../card-lines.ts';
import { asks, pointer, type Rule, stops } from '../../rule.ts';

/** Words of names that are no drug a line could give: salts, ages, forms; oxygen and glucose are also looked at. */
const NO_DRUG = new Set(['sodium', 'chloride', 'sulfate', 'adult', 'pediatric', 'activated', 'oxygen', 'glucose']);

/** What crews call drugs beside their names. */
const CALLED = ['saline', 'benzodiazepine', 'antidote', 'injector', 'pressor'];

/** The drugs of the kits by the words of their names, and by what crews call them. */
const drugsOf = ({ formulary }: Edition): RegExp =>
  new RegExp(
    `\\b(?:${[
      ...Object.values(formulary).flatMap(({ genericName }) => genericName.toLowerCase().match(/[a-z]{5,}/g) ?? []),
      ...CALLED,
    ]
      .filter((word) => !NO_DRUG.has(word))
      .join('|')})s?\\b`,
    'i',
  );

/** What harms a patient whom it is not for: a shock, a pacer, a needle, a tourniquet, compressions, an airway. */
const MANEUVERS =
  /synchronized|\bshock (?:at once|now|\d)|: shock\b|shock before|\bpac(?:er|ing)\b|decompress|\bneedle|tourniquet|binder|\bcompress(?!ions (?:go|must))|bag-mask|valsalva|(?:oral|nasal) airway|\bCPAP\b|\d+ breaths/i;

/** Words that bound whom a line is for. */
const BOUNDS =
  /\b(?:if|when|unless|only|not with|below|above|over|under|no better|after|before|until|fails?|ready|drawn up|tried?|needed)\b/i;

/**
 * Whether a line gives something without saying to whom. A line says it in the words before a colon or a question mark
 * ("Adult: …"), unless those name the drug itself, or in a word that bounds it ("only if SBP is above 100").
 */
function isForNobody(text: string, drugs: RegExp): boolean {
  if (!drugs.test(text) && !MANEUVERS.test(text)) return false;
  const [whom] = /^.+?(?=[:?] )/.exec(text) ?? [];
  return !(whom !== undefined && !drugs.test(whom)) && !BOUNDS.test(text);
}

/** Every First 60 line that gives a drug, a shock or a maneuver says for whom. */
export const first60Patients: Rule = {
  name: 'first-60-patients',
  find: (edition, { linesForAll }) => {
    const drugs = drugsOf(edition);
    const bare = placedLines(edition).filter(
      ({ list, line: { text } }) => list === 'first60Seconds' && isForNobody(text, drugs),
    );
    return [
      ...bare
        .filter(({ line }) => !linesForAll.some(({ text }) => text === line.text))
        .map(({ line: { text }, at, where }) => {
          const drug = drugs.exec(text)?.[0];
          const given = drug?.toLowerCase() ?? `an order ("${MANEUVERS.exec(text)?.[0] ?? ''}")`;
          return stops(
            at,
            `${where}, "${text}", gives ${given} without saying for whom: begin it with the patient it is for, "Adult: …".`,
          );
        }),
      ...linesForAll
        .filter(({ text }) => !bare.some(({ line }) => line.text === text))
        .map(({ text }) =>
          asks(
            pointer('protocols'),
            `"${text}" is listed as a line for every patient of its card, but stands on no card or says for whom by now: take it off that list.`,
          ),
        ),
    ];
  },
};
