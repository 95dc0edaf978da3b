import { useSyncExternalStore } from 'react';
import { newListeners } from '../device/listeners.ts';

/** The content of the clock sheet: one clock by its id, or all of them. */
export type OpenedClock = { readonly id: string } | 'all';

let opened: OpenedClock | undefined;
const { subscribe, notify } = newListeners();

/** Opens the sheet, which the strip renders; undefined closes it. */
export function openClock(next: OpenedClock | undefined): void {
  opened = next;
  notify();
}

export const useOpenedClock = (): OpenedClock | undefined => useSyncExternalStore(subscribe, () => opened);
