import type { RunningClock } from '@first60/clinical';
import { useEffect, useState } from 'react';
import { loadEdition } from '../edition/load-edition.ts';
import { usePart } from '../offline/use-part.ts';
import { m } from '../paraglide/messages.js';
import { onPatientCleared } from '../patient/patient.ts';
import { onConnection } from '../server/connection.ts';
import { isArrestRunning } from '../session/running-arrests.ts';
import { useUserScope } from '../session/use-user-scope.ts';
import { ClockChips } from './clock-chips.tsx';
import { type ClockPress, startAgain, stopClocks } from './clock-presses.ts';
import { clockName, clockNames } from './clock-words.ts';
import { openClock, useOpenedClock } from './opened-clock.ts';
import { setSeen } from './seen-moments.ts';
import { StripLine } from './strip-line.tsx';
import { useStripSlot } from './strip-slot.ts';
import { useDueMoment } from './use-due-moment.ts';
import { useRunningClocks } from './use-running-clocks.ts';

const loadSheet = () => import('./strip-parts.ts').then((module) => module.ClockSheet);
const loadDueLine = () => import('./strip-parts.ts').then((module) => module.DueLine);
const UNDO_MS = 10_000;
const NO_CLOCKS: readonly RunningClock[] = [];

/**
 * The running clocks: up to three, then the number of further clocks. A clock's message replaces them all until it is
 * marked as seen, and so does the last press while it can be undone. On the arrest screen the clocks show no messages
 * until ROSC, the end of the arrest, or a change of screen.
 */
export function ClockStrip() {
  const scope = useUserScope();
  const all = useRunningClocks(scope.userId);
  const clocks = all.filter(({ hasEnded }) => !hasEnded);
  const over = all.find(({ hasEnded }) => hasEnded);
  const opened = useOpenedClock();
  const slot = useStripSlot();
  const due = useDueMoment(slot?.isHeld ? NO_CLOCKS : clocks);
  const [pressed, setPressed] = useUndo();
  const [asks, setAsks] = useClearedPatient(clocks.length > 0);
  const Sheet = usePart(true, loadSheet);
  const DueLine = usePart(true, loadDueLine);
  useEditionOfClocks();
  const stop = (some: readonly RunningClock[]) => {
    setAsks(false);
    setPressed(stopClocks(some));
  };
  const again = (clock: RunningClock) => {
    const press = startAgain(scope.userId, clock);
    setPressed(press);
    return press.id;
  };
  const line = () => {
    if (asks && slot === undefined && clocks.length > 0)
      return (
        <StripLine
          text={m.clock_new_patient({ clocks: clockNames(clocks) })}
          actions={[
            { words: m.clock_keep(), onPress: () => setAsks(false) },
            { words: m.clock_stop(), onPress: () => stop(clocks) },
          ]}
        />
      );
    if (pressed !== undefined)
      return (
        <StripLine
          text={PRESSED[pressed.kind]({ clocks: clockNames(pressed.clocks) })}
          actions={[
            {
              words: m.clock_undo(),
              onPress: () => {
                pressed.undo();
                setPressed(undefined);
              },
            },
          ]}
        />
      );
    if (over !== undefined && !slot?.isHeld)
      return (
        <StripLine
          text={m.clock_over({ clock: clockName(over) })}
          actions={[{ words: m.clock_seen(), onPress: () => void stopClocks([over]) }]}
        />
      );
    if (due !== undefined) {
      const { clock, moment } = due;
      return DueLine ? (
        <DueLine due={due} onSeen={() => setSeen(scope, clock, clocks)} onAgain={() => void again(clock)} />
      ) : (
        // No buttons, so that nobody can dismiss the message before reading it.
        <StripLine text={m.clock_due({ clock: clockName(clock), text: moment.text })} actions={[]} />
      );
    }
    return clocks.length > 0 && <ClockChips clocks={clocks} />;
  };
  return (
    <>
      <section
        aria-label={m.clock_title()}
        className="@container mx-auto h-full max-w-7xl px-(--strip-inset,min(1rem,4vw))"
      >
        <div className="h-full">{line()}</div>
        {/* Announced once when it changes. The clocks' digits are not announced every second. */}
        <p role="status" className="sr-only">
          {due && m.clock_due({ clock: clockName(due.clock), text: due.moment.text })}
        </p>
      </section>
      {Sheet && opened && (
        <Sheet
          opened={opened}
          clocks={clocks}
          onStop={(clock) => stop([clock])}
          onAgain={(clock) => openClock({ id: again(clock) })}
        />
      )}
    </>
  );
}

const PRESSED = { stopped: m.clock_stopped, again: m.clock_from_now } as const;

/** The last press, for a few seconds. */
function useUndo() {
  const [pressed, setPressed] = useState<ClockPress>();
  useEffect(() => {
    if (pressed === undefined) return;
    const timer = setTimeout(() => setPressed(undefined), UNDO_MS);
    return () => clearTimeout(timer);
  }, [pressed]);
  return [pressed, setPressed] as const;
}

/**
 * Asks about the clocks when the patient is cleared, because they may belong to the previous patient. They keep running
 * until somebody answers. Nothing is asked during an arrest.
 */
function useClearedPatient(run: boolean) {
  const { signal } = useUserScope();
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    if (!run) return setAsks(false);
    // The patient is also cleared when the user signs out, but that user's clocks return at the next sign-in.
    return onPatientCleared(() => !signal.aborted && !isArrestRunning() && setAsks(true));
  }, [run, signal]);
  return [asks, setAsks] as const;
}

/** Loads the whole edition, because it contains the clocks' messages and not every screen loads it. */
function useEditionOfClocks(): void {
  useEffect(() => {
    const load = () => void loadEdition().catch(() => undefined);
    load();
    return onConnection(load);
  }, []);
}
