import type { ArrestPlan, ArrestRow, Decimal } from '@first60/clinical';
import { useState } from 'react';
import { m } from '../../../../paraglide/messages.js';
import { Button } from '../../../../ui/button.tsx';
import { record } from '../../../log/arrest-logs.ts';
import { after } from '../hand-over-text.ts';
import { DoseForm } from './dose-form.tsx';
import { EnergyForm } from './energy-form.tsx';
import { TimeForm } from './time-form.tsx';
import { type ToldDose, toldDose } from './told-dose.ts';

interface TimelineRowProps {
  row: ArrestRow;
  isUndone: boolean;
  words: string;
  /** Id of the arrest. Undefined if the line cannot be corrected. */
  code: string | undefined;
  /** The plans under which a drug may have been given, the patient's plan first. */
  plans: readonly ArrestPlan[];
  /** The weight in kg, as decimal text. */
  weight: string | undefined;
  /** Milliseconds of arrest time at the end of the log. */
  latest: number;
}

/** A log line. A corrected line shows both times, and an undone line is struck through. */
export function TimelineRow({ row, isUndone, words, code, plans, weight, latest }: TimelineRowProps) {
  const { t, event, added } = row;
  const [editing, setEditing] = useState<'time' | 'energy' | 'dose'>();
  const close = () => setEditing(undefined);
  const isMoved = t !== event.t;
  const isTyped = event.data.kind === 'note' || event.data.kind === 'order';
  const shown = isTyped ? <TypedWords words={words} /> : words;
  const told = code === undefined || isUndone ? undefined : toldDose(event.data, plans, weight);
  // Undoing the end would restart the clock.
  const canUndo = event.data.kind !== 'ended';
  return (
    <li className="border-b border-line-soft py-1">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="figure min-w-20 shrink-0 font-bold">{after(t)}</span>
        <span className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
          {isUndone ? <del>{shown}</del> : shown}
          {isUndone && <span className="ms-2 text-sm font-semibold text-ink-2">{m.arrest_after_undone()}</span>}
          {(isMoved || added) && (
            <span className="ms-2 text-sm text-ink-2">
              {added
                ? m.arrest_after_added({ time: after(event.t) })
                : m.arrest_after_amended({ time: after(event.t) })}
            </span>
          )}
        </span>
        {code !== undefined && editing === undefined && (
          <span className="flex print:hidden">
            {!isUndone && event.data.kind === 'shock' && (
              <RowButton label={m.arrest_after_energy()} of={words} onPress={() => setEditing('energy')} />
            )}
            {told && <RowButton label={m.arrest_after_dose()} of={words} onPress={() => setEditing('dose')} />}
            {!isUndone && <RowButton label={m.arrest_after_amend()} of={words} onPress={() => setEditing('time')} />}
            {canUndo && (
              <RowButton
                label={isUndone ? m.arrest_after_restore() : m.arrest_after_undo()}
                of={words}
                onPress={() => record(code, { kind: isUndone ? 'restored' : 'undone', of: event.id })}
              />
            )}
          </span>
        )}
      </div>
      {code !== undefined && editing === 'time' && (
        <TimeForm
          t={t}
          latest={latest}
          onSave={(time) => {
            // A correction logs the start of the arrest again. The correction's own line stays at the time when it was
            // logged.
            if (event.data.kind === 'began') record(code, { kind: 'began', before: Math.max(0, -time) });
            else record(code, { kind: 'amended', of: event.id, t: time });
            close();
          }}
          onCancel={close}
        />
      )}
      {code !== undefined && editing === 'dose' && told && (
        <DoseForm
          entry={told.entry}
          onSave={(value) => {
            correctDose(code, row, told, value);
            close();
          }}
          onCancel={close}
        />
      )}
      {code !== undefined && editing === 'energy' && (
        <EnergyForm
          onSave={(joules) => {
            correctEnergy(code, row, joules);
            close();
          }}
          onCancel={close}
        />
      )}
    </li>
  );
}

/**
 * Logs the shock again at the same time, with the device's energy. The line with the other energy stays, struck
 * through.
 */
function correctEnergy(code: string, { event, t }: ArrestRow, joules: number): void {
  record(code, { kind: 'shock', joules, device: true }, ({ id }) => [
    { kind: 'amended', of: id, t },
    { kind: 'undone', of: event.id },
  ]);
}

/**
 * Logs the drug again at the same time, with the amount that was given. A read-back of the old amount does not apply to
 * the new one.
 */
function correctDose(code: string, { event, t }: ArrestRow, { given }: ToldDose, value: Decimal): void {
  record(code, given(value), ({ id }) => [
    { kind: 'amended', of: id, t },
    { kind: 'undone', of: event.id },
  ]);
}

/** Typed text may contain a name, so it is not printed. */
function TypedWords({ words }: { words: string }) {
  return (
    <>
      <span className="print:hidden">{words}</span>
      <span className="hidden print:inline">{m.arrest_after_note_stays()}</span>
    </>
  );
}

/** The text of the line is included for people who cannot see which line the button belongs to. */
function RowButton({ label, of, onPress }: { label: string; of: string; onPress: () => void }) {
  return (
    <Button variant="quiet" className="px-2! text-sm" onClick={onPress}>
      <span>
        {label}
        <span className="sr-only">: {of}</span>
      </span>
    </Button>
  );
}
