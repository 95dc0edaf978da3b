import type { LineDose } from '@first60/clinical';
import type { Edition, MedicationLine } from '@first60/edition';
import { sentenceOf } from './difference.ts';
import { differences } from './differences.ts';
import { orderDifferences } from './order.ts';
import { statementsOf } from './statements.ts';

type Names = (medication: MedicationLine['medication']) => string;

/** The names of the drugs in the newer edition's formulary. */
export const drugNames =
  (formulary: Edition['formulary'] | undefined): Names =>
  (medication) =>
    formulary?.[medication]?.genericName ?? medication;

/** The changes to a card's drugs: "Anaphylaxis: adult epinephrine 0.3 mg -> 0.5 mg". */
export function medicationChanges(
  title: string,
  was: readonly MedicationLine[] | undefined,
  is: readonly MedicationLine[] | undefined,
  nameOf: Names,
): readonly string[] {
  if (was === is) return [];
  // If only one of the two cards has the list, each line is new or lost.
  if (was === undefined || is === undefined) {
    const told = is === undefined ? 'there is no list of medications any more' : 'there is a list of medications now';
    return [`${title}: ${told}`, ...medicationChanges(title, was ?? [], is ?? [], nameOf)];
  }
  const left = [...was];
  const take = (wanted: (line: MedicationLine) => boolean): MedicationLine | undefined => {
    const at = left.findIndex(wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // Lines that are identical, or have the same drug and reason, are matched before lines that share only the drug and
  // its form.
  const same = new Map(is.map((line) => [line, take((old) => old === line)]));
  const exact = new Map(
    is.map((line) => [
      line,
      same.get(line) ?? take((old) => old.medication === line.medication && old.indication === line.indication),
    ]),
  );
  const matched = is.map((line) => ({
    line,
    old: exact.get(line) ?? take((one) => one.medication === line.medication && one.kind === line.kind),
  }));
  const kept = matched.flatMap(({ line, old }) => (old === undefined ? [] : [{ line, old }]));
  const placeOf = (line: MedicationLine): string => {
    const name = `${nameOf(line.medication)} (${line.indication})`;
    const alike = is.filter((one) => one.medication === line.medication && one.indication === line.indication);
    return alike.length > 1 ? `${name}, number ${alike.indexOf(line) + 1} of them` : name;
  };
  const isAlone = ({ medication }: MedicationLine): boolean =>
    Math.max(countOf(was, medication), countOf(is, medication)) <= 1;
  return [
    ...matched.flatMap(({ line, old }) =>
      old === undefined
        ? [`${title}: new: ${described(line, nameOf(line.medication))}`]
        : fieldChanges(
            { title, name: nameOf(line.medication), place: placeOf(line), isAlone: isAlone(line) },
            old,
            line,
          ),
    ),
    ...left.map((line) => `${title}: removed: ${described(line, nameOf(line.medication))}`),
    ...orderDifferences(
      kept.toSorted((one, other) => was.indexOf(one.old) - was.indexOf(other.old)),
      kept,
      `${title}, medications`,
      ({ line }) => placeOf(line),
    ).map(sentenceOf),
  ];
}

const countOf = (lines: readonly MedicationLine[], medication: string): number =>
  lines.filter((line) => line.medication === medication).length;

/** Everything in a line that is new or lost. */
function described({ medication: _, indication, adult, pediatric, ...more }: MedicationLine, name: string): string {
  return [
    `${name} for ${indication}`,
    ...(adult === undefined ? [] : [`adult ${adult.text}`]),
    ...(pediatric === undefined ? [] : [`child ${pediatric.text}`]),
    ...statementsOf(more, '').map(([place, text]) => `${place.slice(2)} ${text}`),
  ].join(', ');
}

interface LineWords {
  readonly title: string;
  readonly name: string;
  /** The drug with its reason, and its number if several lines of the card have both. */
  readonly place: string;
  /** True when no other line of the card is for this drug. */
  readonly isAlone: boolean;
}

function fieldChanges(
  { title, name, place, isAlone }: LineWords,
  was: MedicationLine,
  is: MedicationLine,
): readonly string[] {
  if (was === is) return [];
  const { adult: oldAdult, pediatric: oldChild, ...before } = was;
  const { adult, pediatric: child, ...after } = is;
  const drug = isAlone ? name : place;
  return [
    ...doseChange(`${title}: adult ${drug}`, oldAdult, adult),
    ...doseChange(`${title}: child ${drug}`, oldChild, child),
    ...differences(before, after, `${title}: ${place}`).map(sentenceOf),
  ];
}

/** The printed dose, then the underlying figures that are not printed. */
function doseChange(who: string, was: LineDose | undefined, is: LineDose | undefined): readonly string[] {
  if (was === is) return [];
  const isPrinted = was?.text !== is?.text;
  const where = isPrinted ? who : `${who} ${is?.text}`;
  const [before, after] = [was, is].map((dose) => (dose === undefined ? 'none' : (dose.text ?? 'no text')));
  return [
    ...(isPrinted ? [`${who} ${before} -> ${after}`] : []),
    ...differences(was ?? {}, is ?? {}, where)
      .filter((difference) => difference.where !== where)
      .map(sentenceOf),
  ];
}
