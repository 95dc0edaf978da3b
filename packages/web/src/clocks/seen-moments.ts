import { NEVER_SEEN, type RunningClock } from '@first60/clinical';
import type { UserScope } from '../session/user-scope.ts';
import { changeUserText, useUserText } from '../session/user-text.ts';

/**
 * For each clock, the second up to which the crew has seen its messages. If a clock's start time changes, its messages
 * are shown again.
 */
type Seen = Readonly<Record<string, number>>;

const keyOf = ({ id, anchor }: RunningClock): string => `${id}@${anchor}`;

function read(text: string | null): Seen {
  try {
    const read: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(Object.entries(read ?? {}).filter(([, second]) => typeof second === 'number'));
  } catch {
    return {};
  }
}

/** The second up to which all of a clock's messages were seen. */
export function useSeenUntil(): (clock: RunningClock) => number {
  const seen = read(useUserText('clocks-seen').text);
  return (clock) => seen[keyOf(clock)] ?? NEVER_SEEN;
}

/** Marks all messages of this clock so far as seen. Clocks that no longer run are removed. */
export function setSeen(scope: UserScope, clock: RunningClock, running: readonly RunningClock[]): void {
  changeUserText(scope, 'clocks-seen', (before) => {
    const known = read(before);
    const kept = running.flatMap((one) => {
      const key = keyOf(one);
      return known[key] === undefined ? [] : [[key, known[key]] as const];
    });
    return JSON.stringify(Object.fromEntries([...kept, [keyOf(clock), Math.floor(clock.elapsed / 1_000)]]));
  });
}
