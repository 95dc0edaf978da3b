import type { Cue, CueKind } from '@first60/clinical';
import { useEffect, useEffectEvent } from 'react';
import { cueTone, openSound } from '../../code/sound/code-sound.ts';
import type { CueTone } from '../../code/sound/cue-tones.ts';
import { sayAloud } from '../../code/sound/voice.ts';
import { useSessionText } from '../../session/session-state.ts';
import { cueWords } from './words/cue-words.ts';

/** What is heard of a line that became due. The others are read. */
const TONES: Readonly<Partial<Record<CueKind, CueTone>>> = {
  compress: 'compress',
  charge: 'charge',
  compressor: 'charge',
  check: 'check',
  epinephrine: 'drug',
  antiarrhythmic: 'drug',
  'etco2-rise': 'pulse',
  task: 'clock',
};

/**
 * Sounds the first line of what is due when it becomes another one: one tone, however many were due while nobody looked.
 * @returns whether cues sound, and what turns them off or on
 */
export function useCueSounds(cues: readonly Cue[]): readonly [sounds: boolean, turn: () => void] {
  const [setting, set] = useSessionText('code.cues', 'on');
  const sounds = setting === 'on';
  // After a reload nobody has pressed CODE.
  useEffect(openSound, []);
  const now = cues.find(({ quiet }) => quiet !== true);
  const tone = now && TONES[now.kind];
  const since = now?.since;
  const words = now && cueWords(now).text;
  const say = useEffectEvent(() => words !== undefined && sayAloud(words));
  useEffect(() => {
    if (!sounds || tone === undefined || since === undefined) return;
    cueTone(tone);
    say();
  }, [sounds, tone, since]);
  return [sounds, () => set(sounds ? 'off' : 'on')];
}
