import type { Difference } from './comparison.ts';

const NO_DRUG = 'no drug named';

/** The differences as a person reads them: grouped by drug, those of several patients together, and their numbers. */
export function comparisonText(differences: readonly Difference[]): string {
  if (differences.length === 0) return 'Nothing differs: 0 doses, 0 words.\n';
  const byDrug = [...Map.groupBy(differences, ({ drug }) => drug ?? NO_DRUG)].toSorted(
    ([one], [other]) => Number(one === NO_DRUG) - Number(other === NO_DRUG) || (one < other ? -1 : 1),
  );
  const parts = byDrug.map(([drug, own]) => [`${drug}: ${countText(own)}`, ...differenceLines(own)].join('\n'));
  return `${parts.join('\n\n')}\n\nIn all: ${countText(differences)}.\n`;
}

function differenceLines(differences: readonly Difference[]): readonly string[] {
  const alike = Map.groupBy(differences, ({ kind, where, was, is }) => JSON.stringify([kind, where, was, is]));
  return [...alike.values()].flatMap((each) => {
    const [first] = each;
    if (first === undefined) return [];
    const patients = each.flatMap(({ patient }) => patient ?? []);
    const whose = patients.length === 0 ? '' : ` [${patients.join('; ')}]`;
    return [
      `  ${first.kind}${numbersText(first)}, ${first.where}${whose}`,
      `    was: ${first.was ?? '(nothing)'}`,
      `    is:  ${first.is ?? '(nothing)'}`,
    ];
  });
}

/** Words that also state other numbers are marked, because a sentence may hold a dose. */
const numbersText = ({ kind, was = '', is = '' }: Difference): string =>
  kind === 'words' && numbersOf(was) !== numbersOf(is) ? ' with other numbers' : '';

const numbersOf = (text: string): string => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ');

function countText(differences: readonly Difference[]): string {
  const doses = differences.filter(({ kind }) => kind === 'doses').length;
  return `${doses} doses, ${differences.length - doses} words`;
}
