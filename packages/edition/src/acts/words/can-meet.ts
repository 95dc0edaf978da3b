import type { PatientRange, Who } from '@first60/clinical';

/** An adult is 15 years or older; a newborn is under 1 month. */
const GROUPS: Readonly<Record<NonNullable<Who['group']>, PatientRange>> = {
  adult: { fromMonths: 180 },
  child: { belowMonths: 180 },
  newborn: { belowMonths: 1 },
};

/** Whether a patient can be one of both, by age and weight. A condition never excludes another. */
export function canMeet(one: Who, other: Who): boolean {
  const ranges = [one.range, one.group && GROUPS[one.group], other.range, other.group && GROUPS[other.group]];
  return (
    leavesRoom(ranges, ['fromMonths', 'aboveMonths'], ['toMonths', 'belowMonths']) &&
    leavesRoom(ranges, ['fromKg', 'aboveKg'], ['toKg', 'belowKg'])
  );
}

type End = keyof PatientRange;

/** True when the highest lower end is below the lowest upper end, or is that end where both belong to their ranges. */
function leavesRoom(
  ranges: ReadonlyArray<PatientRange | undefined>,
  [from, above]: readonly [End, End],
  [to, below]: readonly [End, End],
): boolean {
  const ends = (key: End) => ranges.flatMap((range) => range?.[key] ?? []);
  const least = Math.max(0, ...ends(from), ...ends(above));
  const most = Math.min(Infinity, ...ends(to), ...ends(below));
  return least < most || (least === most && !ends(above).includes(least) && !ends(below).includes(most));
}
