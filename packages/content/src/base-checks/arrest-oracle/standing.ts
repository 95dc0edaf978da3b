import { type Press, secondsOf } from './script.ts';

/** The presses that count at one second, each at its latest corrected time, in order of those times. */
export function standingPresses(presses: readonly Press[], now: number): Press[] {
  const logged = presses.filter(({ at }) => at <= now);
  const undone = new Map<string, boolean>();
  const times = new Map<string, number>();
  // From last to first, because only the latest correction of a press counts.
  for (const { kind, words, label } of logged.toReversed()) {
    const [of = '', to = ''] = words;
    if (label !== undefined && undone.get(label) === true) continue;
    if ((kind === 'undone' || kind === 'restored') && !undone.has(of)) undone.set(of, kind === 'undone');
    if (kind === 'amended' && !times.has(of)) times.set(of, secondsOf(to));
  }
  return logged
    .filter(({ kind, label }) => !CORRECTIONS.has(kind) && !(label !== undefined && undone.get(label) === true))
    .map((press) => ({ ...press, at: times.get(press.label ?? '') ?? press.at }))
    .sort((a, b) => a.at - b.at);
}

const CORRECTIONS = new Set(['undone', 'restored', 'amended']);
