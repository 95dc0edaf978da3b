import type { Cue, CueKind } from '@first60/clinical';
import { useEffect, useEffectEvent } from 'react';
import { cueTone, openSound } from '../../sound/arrest-sound.ts';
import type { CueTone } from '../../sound/cue-tones.ts';
import { sayAloud } from '../../sound/voice.ts';
import { cueWords } from '../words/cue-words.ts';

/** The tones of lines that become due. Other cues are silent. */
const TONES: Readonly<Partial<Record<CueKind, CueTone>>> = {
  compress: 'compress',
  charge: 'charge',
  compressor: 'charge',
  check: 'check',
  epinephrine: 'drug',
  antiarrhythmic: 'drug',
  'etco2-rise': 'pulse',
  'etco2-rearrest': 'pulse',
  refractory: 'clock',
  task: 'clock',
};

/** A crew with an AED does not read rhythms, and the alarm to compress is only for a pause that is too long. */
function toneOf(cue: Cue): CueTone | undefined {
  if (cue.kind === 'check' && cue.aed) return undefined;
  // This cue comes before a drug that is due.
  if (cue.kind === 'newborn') return cue.beforeDrug ? 'drug' : undefined;
  return cue.kind === 'compress' && !cue.over ? undefined : TONES[cue.kind];
}

/**
 * Plays a tone when the first due line changes. Only one tone is played, however many cues became due while nobody was
 * looking.
 */
export function useCueSounds(cues: readonly Cue[]): void {
  // After a reload nobody has pressed CODE, so the audio is opened here.
  useEffect(openSound, []);
  const now = cues.find(({ quiet }) => quiet !== true);
  const tone = now && toneOf(now);
  const since = now?.since;
  const words = now && cueWords(now).text;
  const say = useEffectEvent(() => words !== undefined && sayAloud(words));
  useEffect(() => {
    if (tone === undefined || since === undefined) return;
    cueTone(tone);
    say();
  }, [tone, since]);
}
