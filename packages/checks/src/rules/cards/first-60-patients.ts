import type { Edition } from '@first60/edition';
import { placedLines } from '../../card-lines.ts';
import { asks, pointer, type Rule, stops } from '../../rule.ts';

/**
 * Words in drug names that do not identify a drug: salts, ages, forms. Oxygen and glucose are on the list because they
 * are also measured.
 */
const NO_DRUG = new Set(['sodium', 'chloride', 'sulfate', 'adult', 'pediatric', 'activated', 'oxygen', 'glucose']);

/** Other words that crews use for drugs. */
const CALLED = ['saline', 'benzodiazepine', 'antidote', 'injector', 'pressor'];

/** Matches drugs in the kits by the words in their names and by the terms that crews use. */
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

/** Maneuvers that harm the wrong patient: a shock, a pacer, a needle, a tourniquet, compressions, an airway. */
const MANEUVERS =
  /synchronized|\bshock (?:at once|now|\d)|: shock\b|shock before|\bpac(?:er|ing)\b|decompress|\bneedle|tourniquet|binder|\bcompress(?!ions (?:go|must))|bag-mask|valsalva|(?:oral|nasal) airway|\bCPAP\b|\d+ breaths/i;

/** Words that limit a line to certain patients. */
const BOUNDS =
  /\b(?:if|when|unless|only|not with|below|above|over|under|no better|after|before|until|fails?|ready|drawn up|tried?|needed)\b/i;

/**
 * True when a line gives something without naming the patient. The patient can be named before a colon or a question
 * mark ("Adult: …"), unless those words name the drug itself, or by a limiting word ("only if SBP is above 100").
 */
function isForNobody(text: string, drugs: RegExp): boolean {
  if (!drugs.test(text) && !MANEUVERS.test(text)) return false;
  const [whom] = /^.+?(?=[:?] )/.exec(text) ?? [];
  return !(whom !== undefined && !drugs.test(whom)) && !BOUNDS.test(text);
}

/** Every First 60 line that gives a drug, a shock or a maneuver names the patient it is for. */
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
