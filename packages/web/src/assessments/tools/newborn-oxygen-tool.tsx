import { NEWBORN_OXYGEN, newbornOxygenAt, type OxygenTarget } from '@first60/clinical';
import { Baby, CirclePause, CirclePlay, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';
import { setPatient, usePatientText } from '../../patient/patient.ts';
import { Button } from '../../ui/button.tsx';
import {
  elapsedText,
  type NewbornClock,
  newbornClockText,
  pressedClock,
  readNewbornClock,
  secondsSinceBirth,
} from './newborn-clock.ts';

/** Oxygen saturation by minute after birth, and a clock that marks the current minute. */
export function NewbornOxygenTool() {
  const clock = readNewbornClock(usePatientText('born'));
  const keep = (kept: NewbornClock) => setPatient({ born: newbornClockText(kept) });
  return (
    <div className="flex flex-col gap-4 print:gap-2">
      <div>
        <h5 className="text-lg font-bold">{m.newborn_oxygen_title()}</h5>
        <p className="text-ink-2">{m.newborn_oxygen_help()}</p>
      </div>
      {clock === undefined ? <Targets /> : <TimedTargets clock={clock} />}
      {/* Pressing the button only on arrival would give a target that is too low by minutes. */}
      {clock === undefined && <p className="font-bold print:hidden">{m.newborn_oxygen_born_before()}</p>}
      <div className="flex flex-wrap gap-2 print:hidden max-sm:*:w-full">
        <Button onClick={() => keep(pressedClock(clock, Date.now()))}>
          <PressWords clock={clock} />
        </Button>
        {/* Only a stopped clock can be reset, so that an accidental press cannot lose the time of birth. */}
        <Button variant="secondary" disabled={clock?.stoppedAt === undefined} onClick={() => setPatient({ born: '' })}>
          <RotateCcw aria-hidden className="size-5" />
          {m.newborn_oxygen_reset()}
        </Button>
      </div>
      <p className="text-sm text-ink-2">{m.protocol_assessment_source({ source: m.newborn_oxygen_source() })}</p>
    </div>
  );
}

function PressWords({ clock }: { clock: NewbornClock | undefined }) {
  const [Icon, words] =
    clock === undefined
      ? [Baby, m.newborn_oxygen_born_now()]
      : clock.stoppedAt === undefined
        ? [CirclePause, m.newborn_oxygen_stop()]
        : [CirclePlay, m.newborn_oxygen_go_on()];
  return (
    <>
      <Icon aria-hidden className="size-5" />
      {words}
    </>
  );
}

function TimedTargets({ clock }: { clock: NewbornClock }) {
  const seconds = secondsSinceBirth(clock, useNow(clock.stoppedAt === undefined));
  const target = newbornOxygenAt(seconds);
  return (
    <>
      <div className="rounded-lg border-2 border-line bg-sunken p-4">
        <p className="flex flex-wrap items-baseline gap-x-3 print:hidden">
          <span role="timer" className="figure text-4xl font-extrabold">
            {elapsedText(Math.max(0, seconds))}
          </span>
          <span className="text-ink-2">
            {clock.stoppedAt === undefined ? m.newborn_oxygen_since_birth() : m.newborn_oxygen_stopped()}
          </span>
        </p>
        <p role="status" className="text-lg font-bold print:hidden">
          {nowWords(seconds, target)}
        </p>
        <p>{m.newborn_oxygen_born_at({ time: momentText(clock.bornAt, 'exact') })}</p>
      </div>
      <Targets now={target} />
    </>
  );
}

function nowWords(seconds: number, target: OxygenTarget | undefined): string {
  if (seconds < 0) return m.newborn_oxygen_set_back();
  if (target === undefined) return m.newborn_oxygen_first_minute();
  return m.newborn_oxygen_target({ from: target.from, to: target.to });
}

function Targets({ now }: { now?: OxygenTarget | undefined }) {
  return (
    <table className="w-full border-collapse text-start">
      <caption className="sr-only">{m.newborn_oxygen_title()}</caption>
      <thead>
        <tr className="border-b-2 border-line">
          <th scope="col" className="px-3 py-2 text-start">
            {m.newborn_oxygen_minute()}
          </th>
          <th scope="col" className="px-3 py-2 text-start">
            {m.newborn_oxygen_saturation()}
          </th>
        </tr>
      </thead>
      <tbody>
        {NEWBORN_OXYGEN.map((target) => (
          <tr
            key={target.minute}
            aria-current={target === now}
            className="border-b border-line-soft aria-[current=true]:bg-accent aria-[current=true]:text-on-accent print:bg-surface! print:text-ink!"
          >
            <th scope="row" className="px-3 py-2 text-start font-semibold">
              {m.newborn_oxygen_minutes({ minute: target.minute })}
            </th>
            <td className="px-3 py-2 text-xl font-extrabold">
              <span className="figure">{m.newborn_oxygen_percent({ from: target.from, to: target.to })}</span>
              {target === now && (
                <span className="ms-3 text-base font-semibold print:hidden">{m.newborn_oxygen_now()}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * The current time while the clock runs. Timers pause while a phone sleeps, so it is also updated when the page becomes
 * visible.
 */
function useNow(counts: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counts) return;
    const look = () => setNow(Date.now());
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [counts]);
  return now;
}

/** More often than once a second, so that no second is skipped. */
const LOOK_MS = 500;
