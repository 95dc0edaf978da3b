import type { CodePlan, CodeState } from '@first60/clinical';
import { Drum } from 'lucide-react';
import { useEffect } from 'react';
import { soundHere, startMetronome, stopMetronome, useSound } from '../../code/sound/code-sound.ts';
import { m } from '../../paraglide/messages.js';

interface MetronomeProps {
  plan: CodePlan | undefined;
  state: CodeState;
  /** Clicks a minute; undefined without a plan, which has no rate to give. */
  rate: number | undefined;
}

/** The switch of the metronome. It clicks until it is pressed again; breaths follow the airway that was logged. */
export function Metronome({ plan, state, rate }: MetronomeProps) {
  const { state: sound, track } = useSound();
  const isOn = track !== undefined;
  const breathEvery = state.airway === 'supraglottic' || state.airway === 'tube' ? plan?.breaths.every.to : undefined;
  const perMin = track?.perMin;
  useEffect(() => {
    if (isOn && rate !== undefined && (perMin !== rate || track?.breathEvery !== breathEvery)) {
      startMetronome({ perMin: rate, ...(breathEvery !== undefined && { breathEvery }) });
    }
  }, [isOn, rate, breathEvery, perMin, track]);
  if (rate === undefined) return null;
  const turn = () => {
    // Another tab of this device may be the one that sounds.
    if (sound === 'elsewhere') soundHere();
    if (isOn) stopMetronome();
    else startMetronome({ perMin: rate, ...(breathEvery !== undefined && { breathEvery }) });
  };
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={turn}
      className="flex min-h-12 min-w-13 shrink-0 flex-col items-center justify-center rounded-lg border-2 border-line bg-surface px-1 text-sm leading-tight font-bold aria-pressed:outline-4 aria-pressed:-outline-offset-4 aria-pressed:outline-solid aria-pressed:outline-accent aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
    >
      <Drum aria-hidden className="size-5" />
      <span className="sr-only">{m.code_metronome()} </span>
      <span className="figure">{isOn ? m.code_metronome_on({ rate }) : m.code_metronome_off({ rate })}</span>
    </button>
  );
}
