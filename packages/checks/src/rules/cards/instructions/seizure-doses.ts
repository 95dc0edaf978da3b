import type { Edition } from '@first60/edition';
import { cardOrders } from '../../../card-orders.ts';
import { lineTexts } from '../../../line-face.ts';
import { drugOf } from '../../../looked-up.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

const SEIZURE = /seiz|convuls|eclampsia|status epilepticus/i;
const SEDATION = /sedat|agitat|shiver|pacing|cardioversion/i;
/** Half of a dose. Half in each nostril is a whole dose and does not match. */
const HALVED = /\bhal(?:f|ve[ds]?)\b(?!,? (?:in )?(?:each|a) nostril)|\bless (?:of the )?(?:dose|midazolam)/i;
/** Patients who often get half the sedative dose. */
const FRAIL = /\b(?:from|over|above) [67]\d years?\b|\balcohol\b|\bdrunk\b|\bon opioids\b/i;
const WHOLE = /\b(?:full|whole|same) dose\b|\bnot reduced\b|\bevery age\b/i;

const isBenzodiazepine = (edition: Edition, id: string): boolean =>
  /benzodiazepine/i.test(drugOf(edition, id)?.classPrimary ?? '') &&
  !/antagonist/i.test(drugOf(edition, id)?.classPrimary ?? '');

/** True when a sentence reduces a dose and is not about sedation. */
const lessens = (sentence: string): boolean =>
  !SEDATION.test(sentence) &&
  !WHOLE.test(sentence) &&
  (HALVED.test(sentence) || (FRAIL.test(sentence) && /\d (?:mg|mL)\b/.test(sentence)));

const sentences = (text: string): readonly string[] => text.split(/(?<=[.;])\s+/);

/**
 * A seizure is treated with the full dose of a benzodiazepine. Half doses for age, alcohol or opioids apply only to
 * sedation.
 */
export const seizureDoses: Rule = {
  name: 'seizure-doses',
  find: (edition) => {
    const names = Object.entries(edition.formulary)
      .filter(([id]) => isBenzodiazepine(edition, id))
      .map(([, { genericName }]) => genericName.toLowerCase());
    const isNamed = (text: string) => [...names, 'benzodiazepine'].some((name) => text.toLowerCase().includes(name));
    const lines = cardOrders(edition).filter(
      ({ card, text, heading }) =>
        (SEIZURE.test(`${heading} ${text}`) && isNamed(text)) || (SEIZURE.test(card.title) && HALVED.test(text)),
    );
    const rows = medicationLines(edition)
      .filter(({ line }) => SEIZURE.test(line.indication) && isBenzodiazepine(edition, line.medication))
      .map(({ line, at, where }) => ({ at, where, text: lineTexts(edition, line).join('. ') }));
    return [...lines, ...rows].flatMap(({ text, at, where }) =>
      sentences(text)
        .filter(lessens)
        .map((sentence) =>
          stops(
            at,
            `${where}, "${sentence}", lessens the dose against a seizure: give it whole, and halve a sedation alone.`,
          ),
        ),
    );
  },
};
