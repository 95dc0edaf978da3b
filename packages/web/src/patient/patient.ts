import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../device/storage.ts';
import { perUser } from '../session/per-user.ts';

/*
 * What was entered about the patient in front of the crew, on whatever screen: one patient for the whole app, kept
 * for this visit on this device, never sent. An empty text is a value that nobody entered.
 */
const KEYS = [
  'weight',
  'age',
  'infusion',
  'assessment.cincinnati',
  'assessment.fast-ed',
  'assessment.glasgow',
] as const;
export type PatientKey = (typeof KEYS)[number];

const TOUCHED_AT = 'touched-at';
/** The time a value was touched need not be more exact. */
const TOUCH_MS = 10_000;
/** Storing takes the device as long as drawing a few doses: it waits until the key has been answered. */
const WRITE_MS = 100;

type StoredKey = PatientKey | typeof TOUCHED_AT;

/** The patient of one user. Whoever chose something for the patient lets go of it when that user leaves. */
const patient = perUser((scope) => {
  scope?.signal.addEventListener('abort', tellCleared);
  return {
    values: new Map<StoredKey, string>(),
    /** What the device does not have yet. */
    unwritten: new Set<StoredKey>(),
  };
});
let writing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const clearListeners = new Set<() => void>();
const loadedAt = Date.now();

/** The text kept under a key; '' where there is none. */
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
    if (text !== undefined) keep(key, text);
  }
  if (Math.abs(Date.now() - touchedAt()) >= TOUCH_MS || patientText(TOUCHED_AT) === '') touch();
  tell();
}

/** The values are still those of the patient in front of the crew. */
export function confirmPatient(): void {
  touch();
  tell();
}

/** Forgets every value of the patient; screens that hold a choice made for the patient forget it too. */
export function clearPatient(): void {
  for (const key of [...KEYS, TOUCHED_AT] as const) keep(key, '');
  write();
  tellCleared();
  tell();
}

function tellCleared(): void {
  for (const listener of clearListeners) listener();
}

/** Calls back when the patient is cleared. Answers how to stop. */
export function onPatientCleared(listener: () => void): () => void {
  clearListeners.add(listener);
  return () => void clearListeners.delete(listener);
}

export const usePatientText = (key: PatientKey): string => useSyncExternalStore(subscribe, () => patientText(key));

/** Whether anything is entered about a patient. */
export const isPatientKnown = (): boolean => KEYS.some((key) => patientText(key) !== '');

export const usePatientKnown = (): boolean => useSyncExternalStore(subscribe, isPatientKnown);

/** When a value was last changed or confirmed, in epoch milliseconds, to about ten seconds. */
export const usePatientTouchedAt = (): number => useSyncExternalStore(subscribe, touchedAt);

// Values without a time were entered in this visit, as far as anyone can tell.
const touchedAt = (): number => Number(patientText(TOUCHED_AT)) || loadedAt;
const touch = (): void => keep(TOUCHED_AT, String(Date.now()));

const storageKey = (key: string): string => `patient.${key}`;

function keep(key: StoredKey, text: string): void {
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

// A page that is left, reloaded or put away may never come to its timer.
globalThis.addEventListener?.('pagehide', write);
globalThis.document?.addEventListener('visibilitychange', write);

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
