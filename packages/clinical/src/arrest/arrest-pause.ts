import type { Course } from './arrest-course.ts';

/** A pause in compressions during an arrest, according to the presses. Arrest time in ms. */
export interface Pause {
  readonly from: number;
  /** Absent while the pause lasts. */
  readonly to?: number;
}

/** The pauses of an arrest: from the end of each run of CPR to the next start, ROSC or the end. */
export function pausesOf({ arrests, runs }: Course): Pause[] {
  return arrests.flatMap((arrest) => {
    const { from: begin, to: end = Number.POSITIVE_INFINITY } = arrest;
    const own = runs.filter(({ from }) => from === begin || (from > begin && from < end));
    return own.flatMap(({ to }, index) => {
      const next = own[index + 1]?.from ?? arrest.to;
      if (to === undefined || to === next) return [];
      return [next === undefined ? { from: to } : { from: to, to: next }];
    });
  });
}

/** Start of the current pause in an ongoing arrest, in ms of arrest time; undefined during compressions. */
export const pausedSince = ({ phase, runs }: Course): number | undefined =>
  phase === 'arrest' ? runs.at(-1)?.to : undefined;
