import type { ArrestPlan, ArrestState } from '@first60/clinical';
import { Drum } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '../../paraglide/messages.js';
import { type SoundState, soundHere, startMetronome, stopMetronome, useSound } from '../sound/arrest-sound.ts';
import { BeatBar } from './beat-bar.tsx';

interface MetronomeProps {
  plan: ArrestPlan | undefined;
  state: ArrestState;
  /** Clicks per minute; undefined without a plan, because there is no rate then. */
  rate: number | undefined;
}

/**
 * The metronome switch. The metronome clicks until the switch is pressed again or a pulse is back. Breaths depend on
 * the logged airway.
 */
export function Metronome({ plan, state, rate }: MetronomeProps) {
  const { state: sound, track } = useSound();
  // The state when the press began: the tap itself reactivates a silent sound before its click event arrives.
  const pressedIn = useRef(sound);
  const isOn = track !== undefined;
  const { phase } = state;
  const stoppedByRosc = useRef(false);
  const breathEvery = state.airway === 'supraglottic' || state.airway === 'tube' ? plan?.breaths.every.to : undefined;
  const perMin = track?.perMin;
  useEffect(() => {
    if (isOn && rate !== undefined && (perMin !== rate || track?.breathEvery !== breathEvery)) {
      startMetronome({ perMin: rate, ...(breathEvery !== undefined && { breathEvery }) });
    }
  }, [isOn, rate, breathEvery, perMin, track]);
  const startAgain = useEffectEvent(() => {
    if (rate !== undefined && !isOn)
      startMetronome({ perMin: rate, ...(breathEvery !== undefined && { breathEvery }) });
  });
  const stop = useEffectEvent(() => {
    if (!isOn) return;
    stopMetronome();
    stoppedByRosc.current = true;
  });
  // No clicks without compressions. If the pulse is lost again or there was none after all, a metronome that the pulse
  // had stopped starts again.
  useEffect(() => {
    if (phase === 'rosc') stop();
    else if (phase === 'arrest' && stoppedByRosc.current) {
      stoppedByRosc.current = false;
      startAgain();
    }
  }, [phase]);
  if (rate === undefined) return null;
  const turn = () => {
    stoppedByRosc.current = false;
    if (isOn && pressedIn.current === 'needs-tap') return;
    // Another tab of this device may be playing the sound. A press here moves it to this tab.
    if (sound === 'elsewhere') soundHere();
    if (isOn && sound !== 'elsewhere') stopMetronome();
    else startMetronome({ perMin: rate, ...(breathEvery !== undefined && { breathEvery }) });
  };
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onPointerDown={() => {
        pressedIn.current = sound;
      }}
      onKeyDown={() => {
        pressedIn.current = sound;
      }}
      onClick={turn}
      className="flex min-h-12 min-w-13 shrink-0 flex-col items-center justify-center rounded-lg border-2 border-line bg-surface arrest-within px-1 text-sm leading-tight font-bold aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    >
      <Drum aria-hidden className="size-5" />
      <span className="sr-only">{m.arrest_metronome()} </span>
      <span className="figure">
        {isOn ? (SILENT[sound] ?? m.arrest_metronome_on)({ rate }) : m.arrest_metronome_off({ rate })}
      </span>
      {isOn && sound === 'heard' && <BeatBar />}
    </button>
  );
}

/** Labels explaining why an active metronome is silent in this tab. */
const SILENT: Readonly<Partial<Record<SoundState, () => string>>> = {
  'needs-tap': m.arrest_sound_needs_tap,
  elsewhere: m.arrest_sound_elsewhere,
  none: m.arrest_sound_none,
};
