import type { DoseLine } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { cardOrders } from '../../../card-orders.ts';
import { drugOf } from '../../../looked-up.ts';
import { type CardMedication, medicationLines } from '../../../medication-lines.ts';
import { type Rule, stops } from '../../../rule.ts';

const isNaloxone = (edition: Edition, { line }: CardMedication): boolean =>
  drugOf(edition, line.medication)?.genericName.startsWith('naloxone') === true;

const adultMg = ({ adult }: DoseLine): number => adult?.fixed?.amount ?? 0;

/**
 * Less naloxone is absorbed through the nose than through muscle. The nasal dose is stated separately, and is larger
 * for an adult.
 */
export const nasalNaloxone: Rule = {
  name: 'nasal-naloxone',
  find: (edition) => {
    const rows = medicationLines(edition).filter((row) => isNaloxone(edition, row));
    const intoMuscle = Math.max(
      ...rows.filter(({ line }) => line.routes.includes('IM')).map(({ line }) => adultMg(line)),
    );
    return [
      ...rows.flatMap(({ line, at, where }) => {
        if (!line.routes.includes('IN')) return [];
        if (line.routes.length > 1) {
          return [
            stops(at, `${where} gives one dose by the nose and by another way: give the nose a line of its own.`),
          ];
        }
        return line.adult === undefined || adultMg(line) > intoMuscle
          ? []
          : [stops(at, `${where} gives an adult no more by the nose than into the muscle: give more.`)];
      }),
      ...cardOrders(edition)
        .filter(
          ({ text }) => /naloxone/i.test(text) && /\bIM(?:,? or|,|\/) ?IN\b|\bIN(?:,? or|,|\/) ?(?:IM|IV)\b/.test(text),
        )
        .map(({ text, at, where }) =>
          stops(
            at,
            `${where}, "${text}", gives naloxone by the nose as by another way: say the dose of the nose by itself.`,
          ),
        ),
    ];
  },
};
