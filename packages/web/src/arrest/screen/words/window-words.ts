import type { Cue } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';

/** Where a dose is within its dosing window. */
export type DoseWindow = 'now' | 'may' | 'due' | 'late';

/** The same word is used on the button, in the clock and in the list of drugs. */
export const WINDOW_WORDS: Readonly<Record<DoseWindow, () => string>> = {
  now: m.arrest_window_now,
  may: m.arrest_window_may,
  due: m.arrest_window_due,
  late: m.arrest_window_late,
};

/** The drugs named by cues that are not quiet, each with its window. */
export function windowsOf(cues: readonly Cue[]): ReadonlyMap<string, DoseWindow> {
  return new Map(
    cues.flatMap((cue): [string, DoseWindow][] => {
      if (cue.quiet) return [];
      if (cue.kind === 'epinephrine') return [[cue.give.drug, cue.first && cue.window !== 'late' ? 'now' : cue.window]];
      return cue.kind === 'antiarrhythmic' ? cue.choices.map(({ drug }) => [drug, 'due']) : [];
    }),
  );
}
