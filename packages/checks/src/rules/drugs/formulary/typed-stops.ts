import type { Contraindication } from '@first60/clinical';
import type { Caution, Edition } from '@first60/edition';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** A sentence that forbids a drug because of a patient's condition: "Not in shock", "Under 1 year: OLMD first". */
const FOR_A_CONDITION =
  /^(?:child )?(?:(?:not|none) (?:in|with|within|on|after|for|when|at|under)\b|never (?:in|with|within|after|for|when|at|under)\b|under \d+ (?:months?|years?): (?:only on |not without )?(?:OLMD|order)(?: first)?[.;]?$)/i;

/** Matches a sentence that forbids a dose or requires a call first, in any word order. */
const FORBIDS =
  /\b(?:not|nor|never|none)\b|\bonly on (?:OLMD|order)\b|\b(?:OLMD|call(?: medical direction)?) first\b|: OLMD\b/i;

/** The sentences about a dose, with the patients they apply to and their place. */
interface Told {
  readonly at: string;
  readonly where: string;
  readonly text: string;
}

/**
 * A condition that rules out a drug, or that OLMD decides on, is entered as a contraindication. It is entered for the
 * drug, so that all of its lines show it, or for the one line it applies to. If it were only in the wording of one
 * line, the other lines would lack it.
 */
export const typedStops: Rule = {
  name: 'typed-stops',
  find: (edition) => [...onlyHere(edition), ...saidAgain(edition)],
};

function onlyHere(edition: Edition): readonly Found[] {
  return toldOf(edition).flatMap(({ told }) =>
    told.flatMap(({ at, where, text }) =>
      sentencesOf(text)
        .filter((sentence) => FOR_A_CONDITION.test(sentence))
        .map((sentence) =>
          stops(
            at,
            `${where} says "${sentence}" in a text of its own, which no other line has: write the condition among the "contraindications" of the drug, or of this line where it is meant for it alone.`,
          ),
        ),
    ),
  );
}

function saidAgain(edition: Edition): readonly Found[] {
  return toldOf(edition).flatMap(({ told, contraindications }) =>
    told.flatMap(({ at, where, text }) =>
      sentencesOf(text)
        .filter((sentence) => FORBIDS.test(sentence))
        .flatMap((sentence) => {
          const condition = contraindications.find((one) => holds(sentence, one));
          return condition === undefined
            ? []
            : [
                stops(
                  at,
                  `${where} says "${sentence}", and "${condition.condition}" is a contraindication of the drug: take it out of the text, or have the contraindication hold here too.`,
                ),
              ];
        }),
    ),
  );
}

/** True when a sentence names the condition. Remarks in parentheses are ignored. */
const holds = (sentence: string, { condition }: Contraindication): boolean => {
  const words = condition.replace(/\s*\([^)]*\)/g, '').toLowerCase();
  const at = sentence.toLowerCase().indexOf(words);
  return at >= 0 && !/[a-z0-9]/i.test(`${sentence[at - 1] ?? ''}${sentence[at + words.length] ?? ''}`);
};

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;])\s+/);

/** All wording that may forbid a drug, with every contraindication entered for the drug or the line. */
function toldOf(
  edition: Edition,
): ReadonlyArray<{ readonly told: readonly Told[]; readonly contraindications: readonly Contraindication[] }> {
  const stopsIn = (cautions: readonly Caution[] | undefined, at: string, where: string): readonly Told[] =>
    (cautions ?? []).flatMap(({ text, level, ofAct }) => (level === 'stop' && !ofAct ? [{ at, where, text }] : []));
  return [
    ...Object.entries(edition.formulary).map(([key, { genericName, cautions, contraindications = [] }]) => ({
      told: stopsIn(cautions, pointer('formulary', key, 'cautions'), `Drug ${genericName}`),
      contraindications,
    })),
    ...dosingRows(edition).map(({ drug, row, at, where }) => ({
      told: stopsIn(row.cautions, `${at}/cautions`, where),
      contraindications: drug.contraindications ?? [],
    })),
  ];
}
