import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../device/storage.ts';
import { perUser } from '../session/per-user.ts';

/*
 * The values entered about the current patient. All screens share them. They are stored for this browser session on
 * this device and never sent. An empty string is a value that was not entered.
 */
const KEYS = [
  'weight',
  'age',
  'who',
  'pregnant',
  'given',
  'replaced-weight',
  'replaced-age',
  'infusion',
  'born',
  'apgar-minute',
  'pain-scale',
  'assessment.apgar.1',
  'assessment.apgar.5',
  'assessment.apgar.10',
  'assessment.apgar.15',
  'assessment.apgar.20',
  'assessment.cincinnati',
  'assessment.fast-ed',
  'assessment.glasgow',
  'assessment.pain.faces',
  'assessment.pain.flacc',
  'assessment.pain.numbers',
] as const;
export type PatientKey = (typeof KEYS)[number];
/** The keys that hold the answers for a scale. */
export type AnswersKey = Extract<PatientKey, `assessment.${string}`>;

const TOUCHED_AT = 'touched-at';
/** The precision of the time of the last change, in milliseconds. */
const TOUCH_MS = 10_000;
/** Storing is slow, so it waits until the keystroke has been painted. */
const WRITE_MS = 100;

type StoredKey = PatientKey | typeof TOUCHED_AT;

/** One user's patient. When the user leaves, the `onPatientCleared` listeners run. */
const patient = perUser((scope) => {
  scope?.signal.addEventListener('abort', runClearListeners);
  return {
    values: new Map<StoredKey, string>(),
    /** Keys that have not been stored yet. */
    unwritten: new Set<StoredKey>(),
  };
});
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const clearListeners = new Set<() => void>();
const loadedAt = Date.now();

/** The value of a key, or '' if none was entered. */
export function patientText(key: StoredKey): string {
  const { values } = patient();
  const known = values.get(key);
  if (known !== undefined) return known;
  const stored = readStored('session', storageKey(key)) ?? '';
  values.set(key, stored);
  return stored;
}

/** Changes any of the patient's values. */
export function setPatient(changes: Partial<Record<PatientKey, string>>): void {
  for (const key of KEYS) {
    const text = changes[key];
    if (text !== undefined) setText(key, text);
  }
  if (Math.abs(Date.now() - touchedAt()) >= TOUCH_MS || patientText(TOUCHED_AT) === '') touch();
  runListeners();
}

/** Confirms that the values still belong to the current patient. */
export function confirmPatient(): void {
  touch();
  runListeners();
}

/** Clears every value of the patient and runs the `onPatientCleared` listeners. */
export function clearPatient(): void {
  for (const key of [...KEYS, TOUCHED_AT] as const) setText(key, '');
  write();
  runClearListeners();
  runListeners();
}

function runClearListeners(): void {
  for (const listener of clearListeners) listener();
}

/** Calls the listener when the patient is cleared. @returns a function that removes the listener */
export function onPatientCleared(listener: () => void): () => void {
  clearListeners.add(listener);
  return () => void clearListeners.delete(listener);
}

export const usePatientText = (key: PatientKey): string => useSyncExternalStore(subscribe, () => patientText(key));

/** True if a value is entered under any key with this prefix. */
const isAnyKnown = (start: string): boolean => KEYS.some((key) => key.startsWith(start) && patientText(key) !== '');

export const useAnyKnown = (start: `assessment.${string}`): boolean =>
  useSyncExternalStore(subscribe, () => isAnyKnown(start));

/** True if anything about a patient is entered. */
export const isPatientKnown = (): boolean => isAnyKnown('');

export const usePatientKnown = (): boolean => useSyncExternalStore(subscribe, isPatientKnown);

/** Time when a value was last changed or confirmed, in epoch milliseconds, to within about ten seconds. */
export const usePatientTouchedAt = (): number => useSyncExternalStore(subscribe, touchedAt);

// Values without a time count as entered when the page loaded.
const touchedAt = (): number => Number(patientText(TOUCHED_AT)) || loadedAt;
const touch = (): void => setText(TOUCHED_AT, String(Date.now()));

const storageKey = (key: string): string => `patient.${key}`;

function setText(key: StoredKey, text: string): void {
  if (patientText(key) === text) return;
  const { values, unwritten } = patient();
  values.set(key, text);
  unwritten.add(key);
  writing ??= setTimeout(write, WRITE_MS);
}

function write(): void {
  clearTimeout(writing);
  writing = undefined;
  const { values, unwritten } = patient();
  for (const key of unwritten) writeStored('session', storageKey(key), values.get(key) || null);
  unwritten.clear();
}

// The timer may never fire on a page that is left, reloaded or hidden.
globalThis.addEventListener?.('pagehide', write);
globalThis.document?.addEventListener('visibilitychange', write);

function runListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
