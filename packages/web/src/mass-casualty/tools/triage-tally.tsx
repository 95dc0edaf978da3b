import { TRIAGE_COLORS, type TriageColor } from '@first60/clinical';
import { Minus, Plus, RotateCcw, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MOST_COUNTED, type Tally, type TallyChange, totalCounted } from '../tally.ts';
import { tallyText } from './tally-text.ts';
import { COLOR_LOOK, COLOR_NAME } from './triage-colors.ts';

interface TriageTallyProps {
  tally: Tally;
  isStored: boolean;
  count: (change: TallyChange) => void;
  undo: () => void;
  reset: () => void;
}

/** The number of casualties counted for each color, with controls to change it. */
export function TriageTally({ tally, isStored, count, undo, reset }: TriageTallyProps) {
  const [isAsking, setAsking] = useState(false);
  const total = totalCounted(tally);
  return (
    <div className="flex flex-col gap-2">
      <h6 className="font-bold">{m.triage_tally()}</h6>
      <ul className="flex flex-col gap-2 print:gap-0">
        {TRIAGE_COLORS.map((color) => (
          <ColorRow key={color} color={color} amount={tally.counts[color]} onCount={(by) => count({ color, by })} />
        ))}
      </ul>
      <p className="flex justify-between rounded-lg border border-line px-4 py-2 text-lg font-bold">
        <span>{m.triage_tally_total()}</span>
        <span className="figure">{total}</span>
      </p>
      <p role="status" className="sr-only">
        {total > 0 && tallyText(tally)}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden max-sm:*:w-full">
        <Button variant="secondary" disabled={tally.last === null} onClick={undo}>
          <Undo2 aria-hidden className="size-5" />
          {undoWords(tally)}
        </Button>
        <Button variant="secondary" disabled={total === 0} onClick={() => setAsking(true)}>
          <RotateCcw aria-hidden className="size-5" />
          {m.triage_tally_reset()}
        </Button>
      </div>
      {isStored ? (
        <p className="text-sm text-ink-2 print:hidden">{m.triage_tally_kept()}</p>
      ) : (
        <p className="font-semibold text-critical-ink">{m.triage_tally_not_kept()}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.triage_tally_reset_title()}
        confirm={m.triage_tally_reset()}
        onConfirm={() => {
          setAsking(false);
          reset();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{m.triage_tally_reset_text({ total })}</p>
      </ConfirmDialog>
    </div>
  );
}

interface ColorRowProps {
  color: TriageColor;
  amount: number;
  onCount: (by: TallyChange['by']) => void;
}

function ColorRow({ color, amount, onCount }: ColorRowProps) {
  const name = COLOR_NAME[color]();
  return (
    <li className="flex items-stretch gap-2">
      <p
        className={`flex min-w-0 flex-1 items-center justify-between rounded-lg border-2 px-4 text-lg font-bold print:border-0 print:px-0 ${COLOR_LOOK[color]}`}
      >
        <span>{name}</span>
        <span className="figure text-2xl print:text-base">{amount}</span>
      </p>
      <Button
        variant="secondary"
        className="px-0! print:hidden"
        aria-label={m.triage_tally_less({ color: name })}
        disabled={amount === 0}
        onClick={() => onCount(-1)}
      >
        <Minus aria-hidden className="size-6" />
      </Button>
      <Button
        variant="secondary"
        className="px-0! print:hidden"
        aria-label={m.triage_tally_more({ color: name })}
        disabled={amount === MOST_COUNTED}
        onClick={() => onCount(1)}
      >
        <Plus aria-hidden className="size-6" />
      </Button>
    </li>
  );
}

/** The button states what it undoes, because a manual count may have been made since. */
function undoWords({ last }: Tally): string {
  if (last === null) return m.triage_tally_undo();
  const color = COLOR_NAME[last.color]();
  return last.by === 1 ? m.triage_tally_undo_more({ color }) : m.triage_tally_undo_less({ color });
}
