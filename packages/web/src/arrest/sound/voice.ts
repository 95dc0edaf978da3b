import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';

/** Off at first, because only the crew knows whether a voice during an arrest is helpful or a nuisance. */
let isOn = false;
const { subscribe, notify } = newListeners();

/** The state of spoken cues, and the switch for it. Turning it on with a tap also allows the browser to speak later. */
export function useVoice(): readonly [isOn: boolean, setOn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOn), setVoice];
}

function setVoice(on: boolean): void {
  isOn = on;
  if (!on && hasSpeech()) speechSynthesis.cancel();
  notify();
}

/** Speaks a sentence if the voice is on and the device has a local voice. A new sentence replaces the last one. */
export function sayAloud(text: string): void {
  if (!isOn || !hasSpeech()) return;
  const voice = localVoice(speechSynthesis.getVoices());
  if (voice === undefined) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}

/** An English voice that works offline, so that no patient information is sent to anybody. */
export const localVoice = <Voice extends { readonly lang: string; readonly localService: boolean }>(
  voices: readonly Voice[],
): Voice | undefined => voices.find(({ lang, localService }) => localService && /^en\b/i.test(lang));

const hasSpeech = (): boolean => typeof speechSynthesis !== 'undefined';
