import { useSyncExternalStore } from 'react';
import { type Hearing, newAudioOutput } from './audio-output.ts';
import type { ClickTrack } from './click-track.ts';
import { type CueTone, vibrationOf } from './cue-tones.ts';
import { soundTurn } from './sound-turn.ts';

/** As `Hearing`, or another tab of this device sounds. */
export type SoundState = Hearing | 'elsewhere';

/** How often the audio clock is looked at. The sound itself needs no timer. */
const LOOK_MS = 1_000;
/** A slow phone makes a context in a sixth of a second. */
const OPEN_AFTER_MS = 500;
/** What counts as a tap for a browser differs: each of these does in one of them. */
const TAPS = ['pointerup', 'click', 'keydown'] as const;

const output = newAudioOutput(openContext);
let wanted: ClickTrack | undefined;
let isMine = false;
/** Ends what `openSound` began. */
let end: (() => void) | undefined;
let giveTurnBack: (() => void) | undefined;
const others = new Set<() => void>();

/**
 * Opens the sound of an arrest once the page is painted, because the digits come first, or in the next tap. Again it does
 * nothing.
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

/** Ends all sound of the arrest and lets another tab sound. */
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

/** Lets this tab sound in place of the one that does. Call it in a tap. */
export function soundHere(): void {
  openSound();
  giveTurnBack?.();
  askTurn('take');
}

/** Starts the metronome, or goes on with another rate, or with another breath in the same beat. */
export function startMetronome(track: ClickTrack): void {
  openSound();
  setWanted(track);
}

export function stopMetronome(): void {
  setWanted(undefined);
}

/** Plays the tone of a cue and lets the device vibrate, where this tab sounds. */
export function cueTone(kind: CueTone): void {
  if (!isMine) return;
  output.cue(kind);
  // Browsers without vibration have no such function; one that has not been tapped yet refuses.
  if (typeof navigator.vibrate === 'function') navigator.vibrate(vibrationOf(kind));
}

/** How many clicks have been heard since the metronome began, with their fraction. Absent in silence. */
export const metronomeBeats = (): number | undefined => output.beats();

/** Whether this tab is heard, and what its metronome plays. */
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

/** On an iPhone the ringer switch mutes a page unless it says that it plays. It may pause other audio. */
function setAudioSession(type: 'playback' | 'auto'): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = type;
}
