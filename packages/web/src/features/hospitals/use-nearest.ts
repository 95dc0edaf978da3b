import { useState } from 'react';
import { askPosition, type Point, type PositionAnswer } from '../../device/position.ts';

export interface Nearest {
  readonly state: 'off' | 'asking' | PositionAnswer['kind'];
  /** Where the user is, while the list is sorted by it. */
  readonly here: Point | undefined;
  /** Asks for the position, or drops it. */
  toggle: () => Promise<void>;
}

/** The position is asked for only on a press. It is not stored and ends with the screen. */
export function useNearest(): Nearest {
  const [answer, setAnswer] = useState<PositionAnswer | { kind: 'off' | 'asking' }>({ kind: 'off' });
  const here = answer.kind === 'here' ? answer.point : undefined;
  return {
    state: answer.kind,
    here,
    toggle: async () => {
      if (here !== undefined) {
        setAnswer({ kind: 'off' });
        return;
      }
      setAnswer({ kind: 'asking' });
      setAnswer(await askPosition());
    },
  };
}
