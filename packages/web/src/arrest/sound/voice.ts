import { useSyncExternalStore } from 'react';
import { newListeners } from '../../device/listeners.ts';

/** Off at first: a voice over an arrest is wanted or a nuisance, and only the crew knows. */
let isOn = false;
const { subscribe, notify } = newListeners();

/** Whether cues are spoken, and the switch. Turning it on in a tap also lets the browser speak later. */
export function useVoice(): readonly [isOn: boolean, setOn: (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, () => isOn), setVoice];
}

function setVoice(on: boolean): void {
  isOn = on;
  if (!on && hasSpeech()) speechSynthesis.cancel();
  notify();
}

/** Speaks a text where the voice is on and the device has one of its own. The last text is the one that counts. */
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

/** An English voice that needs no network. What is said of a patient is sent to nobody. */
export const localVoice = <Voice extends { readonly lang: string; readonly localService: boolean }>(
  voices: readonly Voice[],
): Voice | undefined => voices.find(({ lang, localService }) => localService && /^en\b/i.test(lang));

const hasSpeech = (): boolean => typeof speechSynthesis !== 'undefined';
