import type { Cue, CueKind } from '@first60/clinical';
import { useEffect } from 'react';
import { cueTone, openSound } from '../../code/sound/code-sound.ts';
import type { CueTone } from '../../code/sound/cue-tones.ts';
import { useSessionText } from '../../session/session-state.ts';

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
  const now = cues.find(({ quiet }) => quiet !== true);
  const tone = now && TONES[now.kind];
  const since = now?.since;
  useEffect(() => {
    // After a reload a browser lets nothing sound before a tap. The press that ends a code closes the sound after this.
    window.addEventListener('click', openSound, true);
    return () => window.removeEventListener('click', openSound, true);
  }, []);
  useEffect(() => {
    if (sounds && tone !== undefined && since !== undefined) cueTone(tone);
  }, [sounds, tone, since]);
  return [sounds, () => set(sounds ? 'off' : 'on')];
}
