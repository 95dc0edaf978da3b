import { useState } from 'react';
import { askPosition, type Point, type PositionAnswer } from '../../device/position.ts';

export interface Nearest {
  readonly state: 'off' | 'asking' | PositionAnswer['kind'];
  /** The user's position, while the list is sorted by it. */
  readonly here: Point | undefined;
  /** Requests the position, or drops it. */
  toggle: () => Promise<void>;
}

/** The position is requested only on a press. It is not stored and is discarded when the screen closes. */
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
