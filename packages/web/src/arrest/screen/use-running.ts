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

/** A running arrest as its screen shows it, and what a press does. */
export interface Running {
  readonly log: ArrestLog;
  readonly state: ArrestState;
  /** Ms of arrest time. */
  readonly t: number;
  /** Absent where the edition has none: then there are the clock, the log and shocks. */
  readonly plan: ArrestPlan | undefined;
  readonly patient: ArrestPatient;
  readonly cues: readonly Cue[];
  /** Somebody has turned them off here. */
  readonly isCuesOff: boolean;
  /** Every drug of the plan for this patient, what is due first. */
  readonly drugs: readonly OfferedDrug[];
  readonly shock: NextShock | undefined;
  /** Logs events of one press. */
  readonly press: (...data: readonly ArrestEventData[]) => void;
  /** Logs what a second press within two seconds would count twice: it counts once, and `oneMore` can add it. */
  readonly pressOnce: (name: string, data: ArrestEventData) => void;
  /** A dose as the screen says it, by `pressOnce`. */
  readonly give: (drug: CueDrug, checkedBy?: ReadBackBy) => void;
  /** A press on this drug would be a dose before its time, and no second tap: it shows the dose with the time of the last. */
  readonly isEarly: (drug: OfferedDrug) => boolean;
  /** The second tap of a double tap on a shock, whose button means something else by then. */
  readonly shockAgain: () => void;
  readonly oneMore: { readonly what: string; readonly press: () => void } | undefined;
  /** What Undo takes back or has just taken back, in words, with its time in ms of arrest time. */
  readonly last:
    | { readonly id: string; readonly words: string; readonly t: number; readonly isKept: boolean }
    | undefined;
  /** Each is absent where there is nothing for it to do. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Puts what was pressed last one minute earlier. */
  readonly earlier: (() => void) | undefined;
}

const MINUTE_MS = 60_000;
/** How long what an Undo took back can be brought back, in ms of arrest time. */
const REDO_MS = 8_000;

export function useRunning(log: ArrestLog): Running {
  const { code, events } = log;
  // The time is told each second, and an event may be younger.
  const t = Math.max(useArrestTime(code), events.at(-1)?.t ?? 0);
  const { codes } = useEdition();
  const years = usePatientAge();
  const state = useMemo(() => arrestState(events), [events]);
  const whole = codes?.[state.plan];
  // As an edition whose agency wants no cues.
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
