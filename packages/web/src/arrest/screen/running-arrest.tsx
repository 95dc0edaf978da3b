import { type ArrestPlan, nextPress } from '@first60/clinical';
import { useRef, useState } from 'react';
import { useStripHere } from '../../clocks/strip-slot.ts';
import { usePart } from '../../offline/use-part.ts';
import { m } from '../../paraglide/messages.js';
import { setWeightText } from '../../patient/weight-and-age.ts';
import { useSessionText } from '../../session/session-state.ts';
import type { ArrestLog } from '../log/arrest-log.ts';
import { turnCues } from '../log/cues-off.ts';
import { useScreenAwake } from '../sound/wake-lock.ts';
import { timeText } from '../time-text.ts';
import { Actions } from './actions.tsx';
import { ArrestBar } from './arrest-bar.tsx';
import { Clocks } from './clocks.tsx';
import { BeganChoice, PlanChoice } from './first-seconds.tsx';
import { Foot } from './foot.tsx';
import { dataOf } from './log-facts.ts';
import { Metronome } from './metronome.tsx';
import { NowLine } from './now/now-line.tsx';
import { useCueSounds } from './now/use-cue-sounds.ts';
import { PatientButton } from './patient-button.tsx';
import type { SheetName } from './sheet-name.ts';
import { useLogPart } from './sheets/log-part.ts';
import { Sheet } from './sheets/sheet.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useOtherArrests } from './use-other-arrests.ts';
import { type Running, useRunning } from './use-running.ts';
import { cueWords } from './words/cue-words.ts';
import { reasonOf } from './words/reason.ts';

import './arrest.css';

/** How long the note that the app was away is shown, in ms of arrest time. */
const AWAY_SHOWN_MS = 60_000;
/** How long the choices at the start are shown, in ms of arrest time. */
const START_MS = 10_000;

interface RunningArrestProps {
  log: ArrestLog;
  /**
   * The weight that was entered when the arrest began, in kg as decimal text. It may belong to this patient or the one
   * before.
   */
  left: string | undefined;
  /** Called when the start was a slip and its log is to be deleted. */
  onCancel: () => void;
  onEnd: () => void;
  onSecond: () => void;
}

/** The duration of the app's absence, if it was in the last minute. */
function awayText({ state, t }: Running): string | undefined {
  const gap = state.rows.findLast(({ event }) => event.data.kind === 'clock-gap');
  if (gap === undefined || t - gap.event.t > AWAY_SHOWN_MS || gap.event.data.kind !== 'clock-gap') return undefined;
  return timeText(gap.event.data.away);
}

/** The lists load with the first render, so that they are available offline before anybody opens one. */
const loadOpenSheet = () => import('./open-sheet.tsx').then((module) => module.OpenSheet);

/** The screen of a running arrest. */
export function RunningArrest({ log, left: stood, onCancel, onEnd, onSecond }: RunningArrestProps) {
  const running = useRunning(log);
  const { state, plan, t, cues, press, last } = running;
  const [sheet, setSheet] = useState<SheetName>();
  const close = () => setSheet(undefined);
  const OpenSheet = usePart(true, loadOpenSheet);
  useLogPart();
  const awake = useScreenAwake(true);
  const [rate, setRate] = useMetronomeRate(plan);
  useCueSounds(cues);
  const strip = useStripHere(state.phase === 'arrest');
  const parts = useRef<HTMLDivElement>(null);
  useFocusAfter(parts, sheet !== undefined, nextPress(plan, state));
  const [other] = useOtherArrests(log);
  const isStart = t < START_MS && state.phase === 'arrest';
  const [now, ...others] = cues.filter(({ quiet }) => quiet !== true);
  const isAnswered = dataOf(state.rows, 'patient').length > 0;
  const left = isAnswered ? undefined : stood;
  return (
    <div className="arrest-screen">
      <div ref={parts} className="arrest-parts">
        <ArrestBar
          time={timeText(t - state.began)}
          isFromCollapse={state.began < 0}
          practice={state.practice}
          card={plan?.protocol}
          other={other}
          onMore={() => setSheet('more')}
        >
          <PatientButton
            plan={state.plan}
            weight={state.patient.weight}
            left={left}
            onPress={() => setSheet('patient')}
          />
        </ArrestBar>
        <div ref={strip} className="arrest-strip" data-start={isStart || undefined} />
        <Clocks running={running} />
        {isStart ? (
          <PlanChoice
            plan={state.plan}
            onPlan={(next) => next !== state.plan && press({ kind: 'plan', plan: next, layout: state.layout })}
          />
        ) : (
          <NowLine
            now={now && cueWords(now)}
            reason={reasonOf(running)}
            others={others.map((cue) => cueWords(cue).text)}
            cues={running.isCuesOff ? 'off' : plan?.cues && state.phase !== 'ended' ? 'on' : undefined}
            onCues={(to) => turnCues(log.code, to)}
            onOpen={() => setSheet('now')}
          />
        )}
        <div className="arrest-actions">
          {sheet === undefined ? (
            <Actions running={running} onOpen={setSheet} />
          ) : OpenSheet === undefined ? (
            <Sheet title={m.arrest_loading_title()} onClose={close}>
              <p className="text-lg">{m.arrest_loading()}</p>
            </Sheet>
          ) : (
            <OpenSheet
              name={sheet}
              running={running}
              onOpen={setSheet}
              onClose={close}
              onGiven={(...given) => {
                running.give(...given);
                close();
              }}
              left={left}
              onPatient={(weight) => {
                // A practice arrest's weight belongs to no patient, so the calculators keep theirs.
                if (!state.practice) setWeightText(weight ?? '');
              }}
              rate={rate}
              onRate={setRate}
              onEnd={onEnd}
              onCancel={onCancel}
              onSecond={onSecond}
            />
          )}
        </div>
        <div>
          {isStart ? (
            <BeganChoice
              before={-state.began}
              onBefore={(before) => press({ kind: 'began', before })}
              onCancel={onCancel}
            />
          ) : (
            <Foot
              last={last && { ...last, time: timeText(last.t - state.began) }}
              isLost={log.keptIn === 'memory'}
              away={awayText(running)}
              mayTurnOff={awake === 'may-turn-off'}
              oneMore={running.oneMore}
              undos={log.events.filter(({ data }) => data.kind === 'undone').length}
              onUndo={running.undo}
              onRedo={running.redo}
              onEarlier={running.earlier}
            >
              <Metronome plan={plan} state={state} rate={rate} />
            </Foot>
          )}
        </div>
      </div>
    </div>
  );
}

/** Compressions per minute that this crew chose from the plan's options, or the plan's default. Undefined without a plan. */
function useMetronomeRate(plan: ArrestPlan | undefined): readonly [number | undefined, (perMin: number) => void] {
  const [chosen, choose] = useSessionText('code.rate');
  const rate = plan?.compressions.choices.find((choice) => String(choice) === chosen) ?? plan?.compressions.perMin;
  return [rate, (perMin) => choose(String(perMin))];
}
