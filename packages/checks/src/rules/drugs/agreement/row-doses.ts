import type { DoseAge } from '@first60/clinical';
import type { RowDose } from '@first60/edition';
import { difference, shareRoute } from '../../../doses/calculated.ts';
import { dosingRows, type PlacedRow } from '../../../doses/dosing-rows.ts';
import { WHOSE } from '../../../doses/figure-words.ts';
import { type DrugLine, drugLines } from '../../../doses/paired-lines.ts';
import { AGES, textOf } from '../../../doses/weighed.ts';
import { asks, type Rule } from '../../../rule.ts';

/** Every dose of a dosing row is also on a card of its drug or is listed as an exception. */
export const rowDoses: Rule = {
  name: 'row-doses',
  find: (edition, { rowDosesAlone }) => {
    const lines = drugLines(edition);
    const alone = dosingRows(edition)
      .filter(({ row }) => !OF_A_GAS.test(row.route))
      .flatMap((placed) =>
        AGES.filter((age) => /\d/.test(textOf(placed.row, age)) && !isOnACard(placed, age, lines)).map((age) => ({
          ...placed,
          age,
        })),
      );
    return [
      ...alone
        .filter((each) => !rowDosesAlone.some((entry) => isNamed(each, entry)))
        .map(({ row, age, at, where }) =>
          asks(
            at,
            `${where} gives ${WHOSE[age]} "${textOf(row, age)}", which no card gives: see whether a card should, or name it as a dose of the drug list alone.`,
          ),
        ),
      ...rowDosesAlone
        .filter((entry) =>
          (entry.age === 'both' ? AGES : [entry.age]).some(
            (age) => !alone.some((each) => each.age === age && isNamed(each, entry)),
          ),
        )
        .map(({ medication, indication }) =>
          asks(
            '/formulary',
            `Known differences: ${medication} for "${indication}" is said to stand in rows alone, but a card gives it or no row does: take it off the list.`,
          ),
        ),
    ];
  },
};

/** Gas flow is set at the patient's side. */
const OF_A_GAS = /mask|cannula/i;

const isOnACard = ({ drug, row }: PlacedRow, age: DoseAge, lines: readonly DrugLine[]): boolean =>
  lines.some(
    ({ line }) =>
      line.medication === drug.id &&
      line.kind !== 'gas' &&
      line[age] !== undefined &&
      (line.kind === 'infusion') === (row.kind === 'infusion') &&
      shareRoute(line.route, row.route) &&
      difference(line, drug, row, age) === undefined,
  );

const isNamed = ({ drug, row, age }: PlacedRow & { readonly age: DoseAge }, entry: RowDose): boolean =>
  entry.medication === drug.id &&
  row.indication.startsWith(entry.indication) &&
  (entry.age === 'both' || entry.age === age);
