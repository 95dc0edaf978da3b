import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { askPosition, type PositionAnswer } from '../../device/position.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';

/**
 * Inserts the position of this device into a text. The position is requested only on a press, and the browser asks the
 * user for permission.
 */
export function PositionButton({ onPosition }: { onPosition: (text: string) => void }) {
  const [state, setState] = useState<'off' | 'asking' | PositionAnswer['kind']>('off');
  const ask = async () => {
    setState('asking');
    const answer = await askPosition({ exact: true });
    if (answer.kind === 'here') onPosition(positionText(answer));
    setState(answer.kind);
  };
  return (
    <div className="flex flex-col gap-1">
      <Button
        variant="secondary"
        className="self-start max-sm:w-full"
        disabled={state === 'asking'}
        onClick={() => void ask()}
      >
        <LocateFixed aria-hidden className="size-5 shrink-0" />
        {state === 'asking' ? m.methane_take_position_asking() : m.methane_take_position()}
      </Button>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {SENTENCES[state]?.()}
      </p>
    </div>
  );
}

/** Five decimals of a degree are about one meter. */
const DECIMALS = 5;

const positionText = ({ point, withinM }: Extract<PositionAnswer, { kind: 'here' }>): string =>
  m.methane_position({
    latitude: point.latitude.toFixed(DECIMALS),
    longitude: point.longitude.toFixed(DECIMALS),
    meters: withinM,
  });

const SENTENCES: Partial<Record<'off' | 'asking' | PositionAnswer['kind'], () => string>> = {
  here: m.methane_position_taken,
  refused: m.hospitals_nearest_refused,
  timeout: m.hospitals_nearest_timeout,
  unavailable: m.methane_position_unavailable,
};
