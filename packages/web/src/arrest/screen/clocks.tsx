import { cycleAt, epinephrineWindow, pausedSince } from '@first60/clinical';
import { m } from '../../paraglide/messages.js';
import { leftText, timeText } from '../time-text.ts';
import { ClockDigits } from './clock-digits.tsx';
import { ClockPanel, type ClockState } from './clock-panel.tsx';
import type { Running } from './use-running.ts';
import { WINDOW_WORDS, windowsOf } from './words/window-words.ts';

const SECOND_MS = 1_000;

/** The cycle clock, large, next to the time since the last epinephrine. */
export function Clocks({ running }: { running: Running }) {
  const { state, plan } = running;
  return (
    <div className="arrest-clocks grid gap-2">
      <CycleClock running={running} />
      {plan === undefined || state.layout === 'bls' ? (
        <ShockCount running={running} />
      ) : (
        <EpinephrineClock running={running} />
      )}
    </div>
  );
}

interface Shown {
  readonly title: string;
  readonly word: string;
  readonly state: ClockState;
  readonly text: string;
  readonly passed?: number;
}

function CycleClock({ running }: { running: Running }) {
  const { title, word, state, text, passed } = cycleOf(running);
  const { shocks, layout } = running.state;
  // A crew with an AED has a separate panel for the shocks.
  const count = layout === 'als' && shocks.length > 0 ? m.arrest_shocks_count({ count: shocks.length }) : undefined;
  return (
    <ClockPanel title={title} word={word} count={count} state={state} passed={passed}>
      <ClockDigits label={m.arrest_clock_named({ title, state: word })} text={text} className="arrest-digits" />
    </ClockPanel>
  );
}

function cycleOf({ state, plan, t }: Running): Shown {
  const rosc = state.arrests.at(-1)?.to;
  if (state.phase === 'rosc' && rosc !== undefined) {
    return { title: m.arrest_rosc_since(), word: '', state: 'runs', text: timeText(t - rosc) };
  }
  const since = pausedSince(state);
  if (since !== undefined) {
    const paused = t - since;
    // An AED takes as long as it takes, so there are no limits.
    const limits = state.layout === 'als' &&
      plan && { warn: plan.pause.warnAt * SECOND_MS, stop: plan.pause.limit * SECOND_MS };
    const over = limits && paused >= limits.stop;
    const warns = limits && paused >= limits.warn;
    return {
      title: m.arrest_pause_title(),
      word: over ? m.arrest_pause_over() : m.arrest_pause_hands_off(),
      state: over ? 'stop' : warns ? 'soon' : 'quiet',
      text: timeText(paused),
      ...(limits && { passed: paused / limits.stop }),
    };
  }
  const run = state.runs.at(-1);
  if (state.phase !== 'arrest' || run === undefined) {
    return { title: m.arrest_ended(), word: '', state: 'quiet', text: timeText(t - state.began) };
  }
  const cycle = plan && cycleAt(plan, state, t);
  if (plan === undefined || cycle === undefined) {
    return { title: m.arrest_cpr_since(), word: '', state: 'runs', text: timeText(t - run.from) };
  }
  const [left, length] = [cycle.to - t, cycle.to - cycle.from];
  return {
    title:
      cycle.checkSince === undefined || state.layout === 'bls'
        ? m.arrest_cycle()
        : cycle.missed > 0
          ? m.arrest_check_missed_mark()
          : m.arrest_check_due({ time: timeText(t - cycle.checkSince) }),
    word: m.arrest_cpr(),
    state:
      left <= plan.cycle.chargeAt * SECOND_MS || (cycle.checkSince !== undefined && state.layout === 'als')
        ? 'soon'
        : 'runs',
    text: leftText(left),
    passed: 1 - left / length,
  };
}

function EpinephrineClock({ running }: { running: Running }) {
  const { state, plan, cues, t } = running;
  if (plan === undefined) return null;
  const names = new Set([plan.epinephrine.drug, ...(plan.epinephrine.also ?? [])]);
  const given = state.drugs.filter(({ event }) => event.data.kind === 'drug' && names.has(event.data.drug));
  const last = given.at(-1);
  const cue = cues.find((one) => one.kind === 'epinephrine');
  const { late } = plan.epinephrine;
  const next = windowOf(running);
  return (
    <ClockPanel
      title={m.arrest_epinephrine()}
      word=""
      state={cue === undefined || cue.quiet ? 'quiet' : cue.window === 'late' ? 'stop' : 'soon'}
      passed={last && (t - last.t) / (late * SECOND_MS)}
    >
      <ClockDigits
        label={m.arrest_epinephrine_since()}
        text={last === undefined ? m.arrest_no_time() : timeText(t - last.t)}
        className="arrest-second leading-none font-extrabold"
      />
      <p className="flex flex-wrap justify-center gap-x-1 text-sm leading-[1.1] font-bold whitespace-nowrap max-xs:text-xs max-xs:leading-none">
        {given.length > 0 && <span>{`${m.arrest_given_count({ count: given.length })}${next === '' ? '' : ','}`}</span>}{' '}
        <span>{next}</span>
      </p>
    </ClockPanel>
  );
}

/** Where the clock stands in the next dose's window, in a word or two. */
function windowOf({ cues, plan, state, t }: Running): string {
  if (plan === undefined || !plan.cues || state.phase !== 'arrest') return '';
  const cue = cues.find((one) => one.kind === 'epinephrine');
  if (cue?.quiet) return m.arrest_window_quiet();
  if (cue?.late !== undefined && cue.window === 'late')
    return m.arrest_window_late_by({ time: timeText(t - cue.late) });
  const own = cue && windowsOf([cue]).get(plan.epinephrine.drug);
  if (own !== undefined) return WINDOW_WORDS[own]();
  const window = epinephrineWindow(plan, state);
  if (window !== undefined && window.may > t) return m.arrest_window_in({ time: leftText(window.may - t) });
  return state.rhythm?.shockable ? m.arrest_window_after_shock({ number: plan.epinephrine.afterShock }) : '';
}

function ShockCount({ running: { state } }: { running: Running }) {
  return (
    <ClockPanel title={m.arrest_shocks()} word="" state="runs">
      <span className="figure arrest-second leading-none font-extrabold">{state.shocks.length}</span>
      <p className="text-sm font-bold">{state.layout === 'bls' ? m.arrest_aed() : ''}</p>
    </ClockPanel>
  );
}
