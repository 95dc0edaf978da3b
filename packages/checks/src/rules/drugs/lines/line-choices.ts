import type { MedicationLine, Protocol } from '@first60/edition';
import { drugName, drugOf } from '../../../looked-up.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * Three or more drugs for the same purpose are shown as choices. A substitute for a drug that may be unsafe comes right
 * after that drug.
 */
export const lineChoices: Rule = {
  name: 'line-choices',
  find: (edition) =>
    Object.entries(edition.protocols).flatMap(([key, card]) =>
      card.medications.flatMap((line, index) => {
        const at = pointer('protocols', key, 'medications', index);
        const where = `${card.title}, ${drugName(edition, line.medication)} (${line.indication})`;
        const named = drugOf(edition, line.whenUnsafe ?? '')?.genericName ?? line.whenUnsafe;
        return [
          ...withoutPurpose(card, line, at, where),
          ...outOfPlace(line, card.medications[index - 1], at, where, named),
        ];
      }),
    ),
};

/** The part of an indication that names the purpose, before the patients: "Induction" in "Induction, not in shock". */
const headOf = ({ indication }: MedicationLine): string => indication.split(',', 1).join();

function withoutPurpose({ medications }: Protocol, line: MedicationLine, at: string, where: string): readonly Found[] {
  const same = medications.filter((other) => headOf(other) === headOf(line));
  if (new Set(same.map(({ medication }) => medication)).size < 3) return [];
  if (line.purpose && same.every(({ purpose }) => purpose === line.purpose)) return [];
  return [
    stops(
      `${at}/purpose`,
      `${where} is one of ${same.length} lines for "${headOf(line)}" without a purpose that all of them share: name one purpose for all, so that they are shown as choices.`,
    ),
  ];
}

function outOfPlace(
  { indication, whenUnsafe }: MedicationLine,
  before: MedicationLine | undefined,
  at: string,
  where: string,
  named: string | undefined,
): readonly Found[] {
  const said = / when ([a-z]+) is unsafe(?:,|$)/.exec(indication)?.[1];
  const isNamed = said === whenUnsafe || (said !== undefined && named?.toLowerCase().startsWith(said) === true);
  if (!isNamed) {
    return [
      stops(
        `${at}/whenUnsafe`,
        `${where} stands in for ${said ?? 'no drug'} by its words, but for ${named ?? 'none'} as it is entered: make the two one.`,
      ),
    ];
  }
  return whenUnsafe === undefined || before?.medication === whenUnsafe
    ? []
    : [stops(at, `${where} does not stand right behind ${named}: move it there.`)];
}
