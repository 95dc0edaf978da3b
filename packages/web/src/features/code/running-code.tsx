import type { CueDrug, ReadBackBy } from '@first60/clinical';
import { useState } from 'react';
import type { CodeLog } from '../../code/log/code-log.ts';
import { useScreenAwake } from '../../code/sound/wake-lock.ts';
import { timeText } from '../../code/time-text.ts';
import { setWeightText } from '../../patient/weight-and-age.ts';
import { Actions } from './actions.tsx';
import { Clocks } from './clocks.tsx';
import { CodeBar } from './code-bar.tsx';
import { planQuestion, readTypedWeight } from './code-weight.ts';
import { BeganChoice, PlanChoice } from './first-seconds.tsx';
import { Foot } from './foot.tsx';
import { dataOf, pressedLast } from './log-facts.ts';
import { Metronome } from './metronome.tsx';
import { useMetronomeRate } from './metronome-rate.ts';
import { NowLine } from './now-line.tsx';
import { OpenSheet } from './open-sheet.tsx';
import { PatientButton } from './patient-button.tsx';
import type { SheetName } from './sheet-name.ts';
import { useLogPart } from './sheets/log-sheet.tsx';
import { useCueSounds } from './use-cue-sounds.ts';
import { type Running, useRunning } from './use-running.ts';
import { cueWords } from './words/cue-words.ts';
import { drugEvent } from './words/dose-words.ts';
import { pressWords } from './words/press-words.ts';
import { reasonOf } from './words/reason.ts';
import './code.css';

/** How long it is said that the app was away, in ms of code time. */
const AWAY_SHOWN_MS = 60_000;
/** How long the choices of the start stay, in ms of code time. */
const START_MS = 10_000;

interface RunningCodeProps {
  log: CodeLog;
  /** The weight that stood when the code began, in kg as decimal text: of this patient, or of the one before. */
  left: string | undefined;
  /** The start was a slip: nothing of it is left. */
  onCancel: () => void;
  onEnd: () => void;
  onSecond: () => void;
}

/** For how long the app was away, where that was in the last minute. */
function awayText({ state, t }: Running): string | undefined {
  const gap = state.rows.findLast(({ event }) => event.data.kind === 'clock-gap');
  if (gap === undefined || t - gap.event.t > AWAY_SHOWN_MS || gap.event.data.kind !== 'clock-gap') return undefined;
  return timeText(gap.event.data.away);
}

/** The screen of a running code. */
export function RunningCode({ log, left: stood, onCancel, onEnd, onSecond }: RunningCodeProps) {
  const running = useRunning(log);
  const { state, plan, t, cues, press, pressOnce } = running;
  const [sheet, setSheet] = useState<SheetName>();
  const close = () => setSheet(undefined);
  useLogPart();
  const awake = useScreenAwake(true);
  const [rate, setRate] = useMetronomeRate(plan);
  const [sounds, turnSounds] = useCueSounds(cues);
  const last = pressedLast(state.rows, plan);
  const lastRow = last.at(-1);
  const lastWords = last.flatMap(({ event }) => pressWords(event.data, plan) ?? []).join(', ');
  const isStart = t < START_MS && state.phase === 'arrest';
  const [now, ...others] = cues.filter(({ quiet }) => quiet !== true);
  const isAnswered = dataOf(state.rows, 'patient').length > 0;
  const left = isAnswered ? undefined : stood;
  /** A press says that the weight is this patient's. One that is usual for the other plan asks on the sheet whose it is. */
  const takeLeft = (weight: string) => {
    const reading = readTypedWeight(weight);
    if (reading.kind !== 'weight') return;
    if (planQuestion(reading.value, state.plan) === undefined) press({ kind: 'patient', weight, basis: 'entered' });
    else setSheet('patient');
  };
  const give = (drug: CueDrug, checkedBy?: ReadBackBy) => {
    const access = dataOf(state.rows, 'access').at(-1)?.access;
    pressOnce(drug.drug, drugEvent(drug.drug, drug.dose, { access, checkedBy }));
    close();
  };
  return (
    <div className="code-screen">
      <div className="code-parts">
        <CodeBar
          time={timeText(t - state.began)}
          isFromCollapse={state.began < 0}
          practice={state.practice}
          card={plan?.protocol}
          onMore={() => setSheet('more')}
        >
          <PatientButton
            plan={state.plan}
            weight={state.patient.weight}
            left={left}
            onPress={() => setSheet('patient')}
          />
        </CodeBar>
        <Clocks running={running} />
        {isStart ? (
          <PlanChoice
            plan={state.plan}
            onPlan={(next) => next !== state.plan && press({ kind: 'plan', plan: next, layout: state.layout })}
            left={left}
            onLeft={() => left !== undefined && takeLeft(left)}
          />
        ) : (
          <NowLine
            now={now && cueWords(now)}
            reason={reasonOf(running)}
            others={others.map((cue) => cueWords(cue).text)}
            sounds={sounds}
            onSounds={turnSounds}
            onOpen={() => setSheet('now')}
          />
        )}
        <div className="code-actions">
          {sheet === undefined ? (
            <Actions running={running} onOpen={setSheet} />
          ) : (
            <OpenSheet
              name={sheet}
              running={running}
              onOpen={setSheet}
              onClose={close}
              onGiven={give}
              left={left}
              onPatient={(weight) => {
                // A weight of a practice is nobody's: the calculators keep that of the patient.
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
              last={
                lastRow && {
                  words: lastWords,
                  time: timeText(lastRow.t - state.began),
                  isKept: last.every(({ event }) => log.durable.has(event.id)),
                }
              }
              isLost={log.keptIn === 'memory'}
              away={awayText(running)}
              mayTurnOff={awake === 'may-turn-off'}
              onOneMore={running.onOneMore}
              onUndo={running.undo}
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
