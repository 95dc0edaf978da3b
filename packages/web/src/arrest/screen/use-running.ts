import {
  type ArrestEventData,
  type ArrestPatient,
  type ArrestPlan,
  type ArrestState,
  arrestState,
  type Cue,
  type CueDrug,
  corrected,
  cuesAt,
  earlier,
  earlyDose,
  type NextShock,
  nextShock,
  type ReadBackBy,
  subjectOf,
  undoing,
} from '@first60/clinical';
import { useMemo, useRef, useState } from 'react';
import { useEdition } from '../../edition/live-edition.ts';
import { m } from '../../paraglide/messages.js';
import { usePatientAge } from '../../patient/weight-and-age.ts';
import type { ArrestLog } from '../log/arrest-log.ts';
import { record } from '../log/arrest-logs.ts';
import { useCuesOff } from '../log/cues-off.ts';
import { useArrestTime } from '../log/use-arrest-logs.ts';
import { dataOf } from './log-facts.ts';
import { PressOnce } from './presses/press-guard.ts';
import { drugEvent } from './words/dose-words.ts';
import { type OfferedDrug, offeredDrugs } from './words/offered-drugs.ts';
import { pressWords } from './words/press-words.ts';
import { undoWords } from './words/undo-words.ts';
import { windowsOf } from './words/window-words.ts';

/** The data that the screen of a running arrest shows, and what its presses do. */
export interface Running {
  readonly log: ArrestLog;
  readonly state: ArrestState;
  /** Arrest time in ms. */
  readonly t: number;
  /** Absent if the edition has no plan. Only the clock, the log and shocks are then available. */
  readonly plan: ArrestPlan | undefined;
  readonly patient: ArrestPatient;
  readonly cues: readonly Cue[];
  /** True when somebody has turned the cues off here. */
  readonly isCuesOff: boolean;
  /** Every drug of the plan for this patient, due ones first. */
  readonly drugs: readonly OfferedDrug[];
  readonly shock: NextShock | undefined;
  /** Logs the events of one press. */
  readonly press: (...data: readonly ArrestEventData[]) => void;
  /**
   * Logs an event that must not be counted twice. A second press within two seconds is not counted, but `oneMore` can
   * add it.
   */
  readonly pressOnce: (name: string, data: ArrestEventData) => void;
  /** Logs a dose as shown on the screen, through `pressOnce`. */
  readonly give: (drug: CueDrug, checkedBy?: ReadBackBy) => void;
  /**
   * True if a press on this drug would be an early dose and is not the second tap of a double tap. In that case the
   * dose is shown with the time of the last one.
   */
  readonly isEarly: (drug: OfferedDrug) => boolean;
  /** Handles the second tap of a double tap on a shock, when the button already means something else. */
  readonly shockAgain: () => void;
  readonly oneMore: { readonly what: string; readonly press: () => void } | undefined;
  /** The event that Undo takes back or has just taken back, in words, with its time in ms of arrest time. */
  readonly last:
    | { readonly id: string; readonly words: string; readonly t: number; readonly isKept: boolean }
    | undefined;
  /** Each of these is absent if there is nothing to do. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Moves the last press one minute earlier. */
  readonly earlier: (() => void) | undefined;
}

const MINUTE_MS = 60_000;
/** How long an undone event can be restored, in ms of arrest time. */
const REDO_MS = 8_000;

export function useRunning(log: ArrestLog): Running {
  const { code, events } = log;
  // The time is updated each second, so an event may be later than it.
  const t = Math.max(useArrestTime(code), events.at(-1)?.t ?? 0);
  const { codes } = useEdition();
  const years = usePatientAge();
  const state = useMemo(() => arrestState(events), [events]);
  const whole = codes?.[state.plan];
  // Behaves like the edition of an agency that does not use cues.
  const isCuesOff = useCuesOff(code) && whole?.cues === true;
  const plan = useMemo(() => (whole && isCuesOff ? { ...whole, cues: false } : whole), [whole, isCuesOff]);
  const { weight } = state.patient;
  const patient = useMemo(
    (): ArrestPatient => ({
      ...(weight !== undefined && { weight }),
      ...(years !== null && { years: years.value.toFixed() }),
    }),
    [weight, years],
  );
  const cues = plan === undefined ? [] : cuesAt(plan, state, t, patient);
  const offered = useMemo(() => (plan === undefined ? [] : offeredDrugs(plan, state, patient)), [plan, state, patient]);
  const windows = windowsOf(cues);
  const drugs = offered.map((drug): OfferedDrug => {
    const window = windows.get(drug.drug);
    const given = plan && earlyDose(plan, state, drug.drug, t);
    return { ...drug, ...(window && { window }), ...(given !== undefined && { lastGiven: t - given }) };
  });

  const once = useRef(new PressOnce());
  const [again, setAgain] = useState<ArrestEventData>();
  const press = (...[first, ...others]: readonly ArrestEventData[]) => {
    setAgain(undefined);
    if (first !== undefined) record(code, first, () => others);
  };
  const pressOnce = (name: string, data: ArrestEventData) => {
    if (once.current.counts(name, performance.now())) press(data);
    else setAgain(data);
  };
  const { next, taken } = useMemo(() => undoing(events), [events]);
  const back = taken?.by[0] && t - taken.by[0].t < REDO_MS ? taken : undefined;
  const moves = next && back === undefined ? earlier(state, next, MINUTE_MS) : [];
  const shown = back?.press ?? next;
  const last = shown?.at(-1);
  const subject = last && subjectOf(events, last);
  return {
    log,
    state,
    t,
    plan,
    patient,
    cues,
    isCuesOff,
    drugs: [...drugs.filter(({ window }) => window), ...drugs.filter(({ window }) => !window)],
    shock: plan && nextShock(plan, state, patient),
    press,
    pressOnce,
    give: (drug, checkedBy) => {
      const access = dataOf(state.rows, 'access').at(-1)?.access;
      pressOnce(drug.drug, drugEvent(drug.drug, drug.dose, { access, checkedBy }));
    },
    isEarly: ({ drug, lastGiven }) => lastGiven !== undefined && !once.current.isAgain(drug, performance.now()),
    shockAgain: () => {
      const { data } = events.at(-1) ?? {};
      if (data?.kind === 'shock' && once.current.isAgain('shock', performance.now())) setAgain(data);
    },
    oneMore: again && {
      what: again.kind === 'shock' ? m.arrest_one_more_shock() : m.arrest_one_more_dose(),
      press: () => press(again),
    },
    last: shown &&
      subject && {
        id: last.id,
        words: back
          ? m.arrest_undone({ event: undoWords(shown, events, plan) })
          : undoWords(shown, events, plan, pressWords),
        t: [...state.rows, ...state.undone].find(({ event }) => event === subject)?.t ?? subject.t,
        isKept: (back?.by ?? shown).every(({ id }) => log.durable.has(id)),
      },
    undo:
      next &&
      (() => {
        once.current.forget();
        press(...corrected(next, 'undone'));
      }),
    redo: back && (() => press(...corrected(back.press, 'restored'))),
    earlier: moves.length > 0 ? () => press(...moves) : undefined,
  };
}
