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
  // Lines that are identical are matched first, then lines with the same drug and reason, those for the same patients
  // before others, then lines that share only the drug and its form.
  const found: (MedicationLine | undefined)[] = [];
  for (const isMatch of [isOne, isForSame, isAlike, isOfForm]) {
    for (const [at, line] of is.entries()) found[at] ??= take((old) => isMatch(old, line));
  }
  const matched = is.map((line, at) => ({ line, old: found[at] }));
  const kept = matched.flatMap(({ line, old }) => (old === undefined ? [] : [{ line, old }]));
  const placeOf = (line: MedicationLine, old?: MedicationLine): string => {
    const name = `${nameOf(line.medication)} (${line.indication})`;
    const [now, before] = [numberAmong(is, line), old && numberAmong(was, old)];
    if (now !== undefined) return `${name}, number ${now} of them`;
    return before === undefined ? name : `${name}, number ${before} of them before`;
  };
  const isAlone = ({ medication }: MedicationLine): boolean =>
    Math.max(countOf(was, medication), countOf(is, medication)) <= 1;
  return [
    ...matched.flatMap(({ line, old }) =>
      old === undefined
        ? [`${title}: new: ${described(line, nameOf(line.medication))}`]
        : fieldChanges(
            { title, name: nameOf(line.medication), place: placeOf(line, old), isAlone: isAlone(line) },
            old,
            line,
          ),
    ),
    ...left.map((line) => `${title}: removed: ${described(line, nameOf(line.medication))}`),
    ...orderDifferences(
      kept.toSorted((one, other) => was.indexOf(one.old) - was.indexOf(other.old)),
      kept,
      `${title}, medications`,
      ({ line, old }) => placeOf(line, old),
    ).map(sentenceOf),
  ];
}

type IsMatch = (old: MedicationLine, line: MedicationLine) => boolean;

const isOne: IsMatch = (old, line) => old === line;
const isAlike: IsMatch = (old, line) => old.medication === line.medication && old.indication === line.indication;
const isForSame: IsMatch = (old, line) => isAlike(old, line) && old.to === line.to;
const isOfForm: IsMatch = (old, line) => old.medication === line.medication && old.kind === line.kind;

/** The number of a line among those of its card with the same drug and reason, if there are several. */
function numberAmong(lines: readonly MedicationLine[], line: MedicationLine): number | undefined {
  const alike = lines.filter((one) => isAlike(one, line));
  return alike.length > 1 ? alike.indexOf(line) + 1 : undefined;
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
