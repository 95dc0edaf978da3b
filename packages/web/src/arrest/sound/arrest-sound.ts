import { useSyncExternalStore } from 'react';
import { type Hearing, newAudioOutput } from './audio-output.ts';
import type { ClickTrack } from './click-track.ts';
import { type CueTone, vibrationOf } from './cue-tones.ts';
import { soundTurn } from './sound-turn.ts';

/** Like `Hearing`, or 'elsewhere' if another tab of this device plays the sound. */
export type SoundState = Hearing | 'elsewhere';

/** Interval between checks of the audio clock, in ms. The sound itself needs no timer. */
const LOOK_MS = 1_000;
/** Delay before the audio context opens, in ms. A slow phone takes a sixth of a second to create one. */
const OPEN_AFTER_MS = 500;
/** Browsers differ in which events they count as a tap. Each of these counts in at least one browser. */
const TAPS = ['pointerup', 'click', 'keydown'] as const;

const output = newAudioOutput(openContext);
let wanted: ClickTrack | undefined;
let isMine = false;
/** Stops what `openSound` started. */
let end: (() => void) | undefined;
let giveTurnBack: (() => void) | undefined;
const others = new Set<() => void>();

/**
 * Opens an arrest's sound after the page is painted, so that the digits appear first, or on the next tap. Further calls
 * do nothing.
 */
export function openSound(): void {
  if (end !== undefined) return;
  setAudioSession('playback');
  const opening = setTimeout(output.open, OPEN_AFTER_MS);
  const tapped = () => {
    output.open();
    output.tapped();
  };
  askTurn('wait');
  const look = setInterval(output.check, LOOK_MS);
  document.addEventListener('visibilitychange', output.check);
  for (const tap of TAPS) window.addEventListener(tap, tapped, true);
  end = () => {
    clearTimeout(opening);
    clearInterval(look);
    document.removeEventListener('visibilitychange', output.check);
    for (const tap of TAPS) window.removeEventListener(tap, tapped, true);
  };
}

/** Stops all of the arrest's sound and lets another tab play it. */
export function closeSound(): void {
  end?.();
  end = undefined;
  giveTurnBack?.();
  giveTurnBack = undefined;
  isMine = false;
  wanted = undefined;
  output.close();
  setAudioSession('auto');
}

/** Moves the sound from another tab to this one. Call it from a tap handler. */
export function soundHere(): void {
  openSound();
  giveTurnBack?.();
  askTurn('take');
}

/** Starts the metronome, or changes its rate or breaths. A change of breaths does not disturb the beat. */
export function startMetronome(track: ClickTrack): void {
  openSound();
  setWanted(track);
}

export function stopMetronome(): void {
  setWanted(undefined);
}

/** Plays a cue's tone and vibrates, if this tab plays the sound. */
export function cueTone(kind: CueTone): void {
  if (!isMine) return;
  output.cue(kind);
  // Browsers without vibration lack this function. Before the first tap, a browser refuses to vibrate.
  if (typeof navigator.vibrate === 'function') navigator.vibrate(vibrationOf(kind));
}

/** Number of clicks heard since the metronome began, including the fraction. Undefined in silence. */
export const metronomeBeats = (): number | undefined => output.beats();

/** The sound state of this tab, and what its metronome plays. */
export function useSound(): { readonly state: SoundState; readonly track: ClickTrack | undefined } {
  const state = useSyncExternalStore(subscribe, soundState);
  const track = useSyncExternalStore(subscribe, () => wanted);
  return { state, track };
}

function soundState(): SoundState {
  const hearing = output.hearing();
  return end === undefined || isMine || hearing === 'none' ? hearing : 'elsewhere';
}

function setWanted(track: ClickTrack | undefined): void {
  wanted = track;
  if (isMine) output.metronome(track);
  notify();
}

function askTurn(how: 'wait' | 'take'): void {
  giveTurnBack = soundTurn((mine) => {
    isMine = mine;
    output.metronome(mine ? wanted : undefined);
    notify();
  }, how);
}

function subscribe(listener: () => void): () => void {
  others.add(listener);
  const stop = output.subscribe(listener);
  return () => {
    others.delete(listener);
    stop();
  };
}

function notify(): void {
  for (const listener of others) listener();
}

function openContext(): AudioContext | undefined {
  try {
    return new AudioContext({ latencyHint: 'interactive' });
  } catch {
    return undefined;
  }
}

/** On an iPhone the ringer switch mutes a page unless the page declares that it plays audio. This may pause other audio. */
function setAudioSession(type: 'playback' | 'auto'): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = type;
}
