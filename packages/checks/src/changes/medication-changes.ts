import type { LineDose } from '@first60/clinical';
import type { Edition, MedicationLine } from '@first60/edition';
import { changesBetween, statementsOf } from './readable.ts';

type Names = (medication: MedicationLine['medication']) => string;

/** The names of the drugs in the newer edition's formulary. */
export const drugNames =
  (formulary: Edition['formulary'] | undefined): Names =>
  (medication) =>
    formulary?.[medication]?.genericName ?? medication;

/** The changes among the drugs of a card: "Anaphylaxis: adult epinephrine 0.3 mg -> 0.5 mg". */
export function medicationChanges(
  title: string,
  was: readonly MedicationLine[],
  is: readonly MedicationLine[],
  nameOf: Names,
): string[] {
  const left = [...was];
  const take = (wanted: (line: MedicationLine) => boolean): MedicationLine | undefined => {
    const at = left.findIndex(wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  // Lines with the same drug and reason are matched before lines that only share the drug and its form.
  const exact = new Map(
    is.map((line) => [line, take((old) => old.medication === line.medication && old.indication === line.indication)]),
  );
  const changes = is.flatMap((line) => {
    const old = exact.get(line) ?? take((one) => one.medication === line.medication && one.kind === line.kind);
    const name = nameOf(line.medication);
    return old === undefined ? [`${title}: new: ${described(line, name)}`] : fieldChanges(title, name, old, line);
  });
  return [...changes, ...left.map((line) => `${title}: removed: ${described(line, nameOf(line.medication))}`)];
}

const described = ({ indication, adult, pediatric }: MedicationLine, name: string): string =>
  [
    `${name} for ${indication}`,
    ...(adult === undefined ? [] : [`adult ${adult.text}`]),
    ...(pediatric === undefined ? [] : [`child ${pediatric.text}`]),
  ].join(', ');

function fieldChanges(title: string, name: string, was: MedicationLine, is: MedicationLine): string[] {
  const { adult: oldAdult, pediatric: oldChild, ...before } = was;
  const { adult, pediatric: child, ...after } = is;
  return [
    ...doseChange(`${title}: adult ${name}`, oldAdult, adult),
    ...doseChange(`${title}: child ${name}`, oldChild, child),
    ...changesBetween(`${title}: ${name} (${is.indication})`, statementsOf(before), statementsOf(after)),
  ];
}

/** The printed dose. The figures behind it are shown only when they change and the print does not. */
function doseChange(who: string, was: LineDose | undefined, is: LineDose | undefined): string[] {
  if (was?.text !== is?.text) return [`${who} ${was?.text ?? 'none'} -> ${is?.text ?? 'none'}`];
  return was === undefined || is === undefined
    ? []
    : changesBetween(`${who} ${is.text}`, statementsOf(was), statementsOf(is));
}
