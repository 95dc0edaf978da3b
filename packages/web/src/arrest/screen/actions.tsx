import { type NextShock, nextPress, pausedSince } from '@first60/clinical';
import { Activity, HeartPulse, ListChecks, Pause, Play, Syringe, Wind, Zap } from 'lucide-react';
import { ClinicalText } from '../../edition/clinical-text.tsx';
import { m } from '../../paraglide/messages.js';
import { ActionButton, type ActionButtonProps } from './action-button.tsx';
import { CHANGED_MS, RESUMED_MS } from './presses/press-guard.ts';
import { RHYTHMS } from './rhythms.ts';
import type { SheetName } from './sheet-name.ts';
import type { Running } from './use-running.ts';
import { asksWeight, doseText, strengthDetail } from './words/dose-words.ts';
import { energyText, loggedJoules } from './words/energy-words.ts';
import { rhythmWords } from './words/event-words.ts';
import { WINDOW_WORDS } from './words/window-words.ts';

interface ActionsProps {
  running: Running;
  onOpen: (sheet: SheetName) => void;
}

/** The large button for the next step, and four more. */
export function Actions({ running, onOpen }: ActionsProps) {
  return (
    <div className="arrest-buttons">
      <NextButton running={running} />
      <div className="grid auto-rows-fr grid-cols-2 gap-2">
        <Others running={running} onOpen={onOpen} />
      </div>
    </div>
  );
}

function NextButton({ running }: { running: Running }) {
  const { state, press, pressOnce, shock, plan, shockAgain } = running;
  switch (nextPress(plan, state)) {
    case 'shock':
      return (
        <ActionButton
          large
          tone="shock"
          Icon={Zap}
          label={m.arrest_shock_given()}
          detail={state.layout === 'als' && shock ? <Energy shock={shock} /> : undefined}
          onPress={() => {
            const joules = state.layout === 'als' ? loggedJoules(shock) : undefined;
            pressOnce('shock', { kind: 'shock', ...(joules !== undefined && { joules }) });
          }}
        />
      );
    case 'rhythm':
    case 'cpr':
      return (
        <ActionButton
          large
          tone="main"
          Icon={Play}
          label={m.arrest_resume()}
          onDead={shockAgain}
          onPress={() => press({ kind: 'cpr' })}
        />
      );
    case 'rearrest':
      return (
        <ActionButton
          large
          tone="main"
          Icon={HeartPulse}
          label={m.arrest_rearrest()}
          onPress={() => press({ kind: 'rearrest' })}
        />
      );
    case 'pause':
      return (
        <ActionButton
          large
          tone="main"
          Icon={Pause}
          label={state.layout === 'als' ? m.arrest_pause_for_check() : m.arrest_pause_for_aed()}
          deadFor={resumedFor(running)}
          onDead={shockAgain}
          onPress={() => press({ kind: 'pause' })}
        />
      );
    case 'none':
      return null;
  }
}

/** True when compressions are running and the large button is the shock. Pause then needs its own place. */
const isShockWaiting = ({ state, plan }: Running): boolean =>
  nextPress(plan, state) === 'shock' && pausedSince(state) === undefined;

/**
 * Shows the energy. Figures are large, so that they can be read from a distance. A card without a figure has a
 * sentence, which must fit completely.
 */
function Energy({ shock }: { shock: NextShock }) {
  return (
    <span className={shock.kind === 'text' ? 'block text-base leading-tight max-xs:text-[0.8125rem]' : ''}>
      <ClinicalText text={energyText(shock)} />
    </span>
  );
}

/**
 * How long Pause ignores presses, in ms. When logging a rhythm has resumed compressions, Pause has just replaced the
 * call to compress.
 */
function resumedFor({ state, t }: Running): number {
  const from = state.runs.at(-1)?.from;
  return from !== undefined && from === state.rhythm?.at ? Math.max(CHANGED_MS, RESUMED_MS - (t - from)) : CHANGED_MS;
}

/**
 * The rhythms that the monitor can show during a pause, otherwise the most frequent actions. A button keeps its place
 * when its meaning changes: removing the pressed one would cost another layout.
 */
function Others({ running, onOpen }: ActionsProps) {
  return othersOf(running, onOpen).map((button, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the place identifies the button
    <ActionButton key={place} {...button} />
  ));
}

function othersOf(running: Running, onOpen: (sheet: SheetName) => void): readonly ActionButtonProps[] {
  const { state, plan, press } = running;
  if (nextPress(plan, state) === 'rhythm') {
    return RHYTHMS[state.layout].map((rhythm) => ({
      label: rhythmWords(rhythm, state.plan),
      onPress: () => press({ kind: 'rhythm', rhythm }),
    }));
  }
  return [
    state.armed && pausedSince(state) !== undefined
      ? { label: m.arrest_resume(), Icon: Play, tone: 'main', onPress: () => press({ kind: 'cpr' }) }
      : firstOther(running, onOpen),
    secondOther(running, onOpen),
    { label: m.arrest_drug(), Icon: Syringe, opens: 'drugs', onPress: () => onOpen('drugs') },
    { label: m.arrest_airway_access(), Icon: Wind, opens: 'airway', onPress: () => onOpen('airway') },
  ];
}

/**
 * Epinephrine for a crew that gives it (a press first asks for the weight if it is missing), and the compressor change
 * for a crew that does not. Vital signs after ROSC.
 */
function firstOther(running: Running, onOpen: (sheet: SheetName) => void): ActionButtonProps {
  const { state, plan, drugs, press } = running;
  if (state.phase === 'rosc') {
    return { label: m.arrest_vitals(), Icon: Activity, opens: 'vitals', onPress: () => onOpen('vitals') };
  }
  const epinephrine = plan && drugs.find(({ drug }) => drug === plan.epinephrine.drug);
  if (state.layout === 'bls' || epinephrine === undefined) {
    return { label: m.arrest_event_compressor(), onPress: () => press({ kind: 'compressor' }) };
  }
  return {
    label: epinephrine.name,
    detail: (
      <>
        <span className="block max-xs:text-xs max-xs:leading-tight">
          <ClinicalText text={doseText(epinephrine.dose)} />
        </span>
        <span className="block text-sm leading-tight max-xs:text-xs max-xs:leading-none">
          <ClinicalText text={strengthDetail(epinephrine.dose) ?? ''} />
        </span>
      </>
    ),
    flag: epinephrine.window && WINDOW_WORDS[epinephrine.window](),
    tone: epinephrine.window && epinephrine.window !== 'may' ? 'due' : 'plain',
    opens: asksWeight(epinephrine.dose) ? 'patient' : undefined,
    onPress: () => {
      if (asksWeight(epinephrine.dose)) onOpen('patient');
      else if (running.isEarly(epinephrine)) onOpen('epinephrine');
      else running.give(epinephrine);
    },
  };
}

function secondOther(running: Running, onOpen: (sheet: SheetName) => void): ActionButtonProps {
  if (running.state.phase === 'rosc') {
    return { label: m.arrest_tasks(), Icon: ListChecks, opens: 'now', onPress: () => onOpen('now') };
  }
  // Compressions continue while the device charges, and must pause before the shock. The rhythm is chosen in the pause.
  return isShockWaiting(running)
    ? { label: m.arrest_event_pause(), Icon: Pause, onPress: () => running.press({ kind: 'pause' }) }
    : { label: m.arrest_rhythm(), Icon: Activity, opens: 'rhythm', onPress: () => onOpen('rhythm') };
}
