import { LocateFixed } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import type { Nearest } from './use-nearest.ts';

interface NearestButtonProps {
  nearest: Nearest;
  /** Number of hospitals in the list without a confirmed location. */
  unplaced: number;
}

/** Sorts by distance, and shows whether the position is known. */
export function NearestButton({ nearest: { state, toggle }, unplaced }: NearestButtonProps) {
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <Button
        variant={state === 'here' ? 'primary' : 'secondary'}
        aria-pressed={state === 'here'}
        disabled={state === 'asking'}
        onClick={() => void toggle()}
        className="self-start max-sm:w-full"
      >
        <LocateFixed aria-hidden className="size-5 shrink-0" />
        {state === 'asking' ? m.hospitals_nearest_asking() : m.hospitals_nearest()}
      </Button>
      <p role="status" className="text-ink-2 empty:hidden">
        {sentence(state, unplaced)}
      </p>
    </div>
  );
}

function sentence(state: Nearest['state'], unplaced: number): string | undefined {
  switch (state) {
    case 'off':
    case 'asking':
      return undefined;
    case 'here':
      if (unplaced === 0) return m.hospitals_nearest_note();
      return unplaced === 1
        ? m.hospitals_nearest_note_unplaced_one()
        : m.hospitals_nearest_note_unplaced({ count: unplaced });
    case 'refused':
      return m.hospitals_nearest_refused();
    case 'unavailable':
      return m.hospitals_nearest_unavailable();
    case 'timeout':
      return m.hospitals_nearest_timeout();
  }
}
