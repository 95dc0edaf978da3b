import {
  type CodeEventData,
  type CodePatient,
  type CodePlan,
  type CodeState,
  type Cue,
  codeState,
  cuesAt,
  type NextShock,
  nextShock,
} from '@first60/clinical';
import { useMemo, useRef, useState } from 'react';
import type { CodeLog } from '../../code/log/code-log.ts';
import { record } from '../../code/log/code-logs.ts';
import { useCuesOff } from '../../code/log/cues-off.ts';
import { useCodeTime } from '../../code/log/use-code-logs.ts';
import { useEdition } from '../../edition/live-edition.ts';
import { usePatientText } from '../../patient/patient.ts';
import { pressedLast } from './log-facts.ts';
import { DOUBLE_TAP_MS, PressOnce } from './press-once.ts';
import { type OfferedDrug, offeredDrugs } from './words/offered-drugs.ts';

/** A running code as its screen shows it, and what a press does. */
export interface Running {
  readonly log: CodeLog;
  readonly state: CodeState;
  /** Ms of code time. */
  readonly t: number;
  /** Absent where the edition has none: then there are the clock, the log and shocks. */
  readonly plan: CodePlan | undefined;
  readonly patient: CodePatient;
  readonly cues: readonly Cue[];
  /** Somebody has turned them off here. */
  readonly isCuesOff: boolean;
  /** Every drug of the plan for this patient, what is due first. */
  readonly drugs: readonly OfferedDrug[];
  readonly shock: NextShock | undefined;
  /** The press of the large button, which means something else after each: the second tap of a double tap is none. */
  readonly pressNext: (act: () => void) => void;
  /** Logs events of one press. */
  readonly press: (...data: CodeEventData[]) => void;
  /** Logs what a second press within two seconds would count twice: it counts once, and `onOneMore` can add it. */
  readonly pressOnce: (name: string, data: CodeEventData) => void;
  readonly onOneMore: (() => void) | undefined;
  readonly undo: () => void;
  /** Puts what was pressed last one minute earlier. */
  readonly earlier: () => void;
}

const MINUTE_MS = 60_000;

export function useRunning(log: CodeLog): Running {
  const { code, events } = log;
  // The time is told each second, and an event may be younger.
  const t = Math.max(useCodeTime(code), events.at(-1)?.t ?? 0);
  const { codes } = useEdition();
  const age = usePatientText('age');
  const state = useMemo(() => codeState(events), [events]);
  const whole = codes?.[state.plan];
  // As an edition whose agency wants no cues.
  const isCuesOff = useCuesOff(code) && whole?.cues === true;
  const plan = useMemo(() => (whole && isCuesOff ? { ...whole, cues: false } : whole), [whole, isCuesOff]);
  const { weight } = state.patient;
  const patient = useMemo(
    (): CodePatient => ({ ...(weight !== undefined && { weight }), ...(age !== '' && { years: age }) }),
    [weight, age],
  );
  const cues = plan === undefined ? [] : cuesAt(plan, state, t, patient);
  const drugs = useMemo(() => (plan === undefined ? [] : offeredDrugs(plan, state, patient)), [plan, state, patient]);
  const due = dueOf(cues);

  const once = useRef(new PressOnce());
  const [again, setAgain] = useState<CodeEventData>();
  const nextAt = useRef(Number.NEGATIVE_INFINITY);
  const pressNext = (act: () => void) => {
    const at = performance.now();
    if (at - nextAt.current < DOUBLE_TAP_MS) return;
    act();
    nextAt.current = at;
  };
  const press = (...data: CodeEventData[]) => {
    setAgain(undefined);
    nextAt.current = Number.NEGATIVE_INFINITY;
    for (const one of data) record(code, one);
  };
  const pressOnce = (name: string, data: CodeEventData) => {
    if (once.current.counts(name, performance.now())) press(data);
    else setAgain(data);
  };
  const last = pressedLast(state.rows, plan);
  return {
    log,
    state,
    t,
    plan,
    patient,
    cues,
    isCuesOff,
    drugs: [
      ...drugs.filter(({ drug }) => due.has(drug)).map((drug) => ({ ...drug, isDue: true })),
      ...drugs.filter(({ drug }) => !due.has(drug)),
    ],
    shock: plan && nextShock(plan, state, patient),
    pressNext,
    press,
    pressOnce,
    onOneMore: again && (() => press(again)),
    undo: () => press(...last.map(({ event }) => ({ kind: 'undone', of: event.id }) as const)),
    earlier: () =>
      press(...last.map(({ event, t: at }) => ({ kind: 'amended', of: event.id, t: at - MINUTE_MS }) as const)),
  };
}

/** The drugs that a cue names which is not quiet. */
function dueOf(cues: readonly Cue[]): ReadonlySet<string> {
  const due = cues.flatMap((cue) => {
    if (cue.quiet) return [];
    if (cue.kind === 'epinephrine') return [cue.give.drug];
    return cue.kind === 'antiarrhythmic' ? cue.choices.map(({ drug }) => drug) : [];
  });
  return new Set(due);
}
