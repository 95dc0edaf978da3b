import type { Favorite } from '@first60/contract';
import { get, update } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import type { UserScope } from '../../session/user-scope.ts';
import type { Change } from './change.ts';

/*
 * The changes of one user on this device, shared by all tabs: IndexedDB holds them, a channel tells the other tabs.
 * Where IndexedDB is blocked they live in memory, for this visit.
 */
const CHANNEL = 'first60.outbox';
const keyOf = (userId: string): string => `first60.outbox.${userId}`;

/** What the server answered to a change: every tab's list of favourites takes it over. */
export interface Delivery {
  /** Whose favourite it is: the tabs of a device may hold different users for a moment. */
  readonly userId: string;
  readonly change: Change;
  /** The favourite, where one was added. */
  readonly favorite: Favorite | undefined;
}

type Message = { readonly kind: 'changed' } | { readonly kind: 'delivered'; readonly delivery: Delivery };

const NONE: readonly Change[] = [];
let owner: UserScope | undefined;
let list: readonly Change[] = NONE;
const listeners = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let takeOver: (delivery: Delivery) => void = () => undefined;

function show(next: readonly Change[]): void {
  list = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever the list is another one. @returns what ends it */
export const onOutbox = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The changes as this tab last saw them. */
export const outboxNow = (): readonly Change[] => list;
export const useOutbox = (): readonly Change[] => useSyncExternalStore(onOutbox, outboxNow);

/**
 * The outbox of this user until they leave; what waits since an earlier visit is there when it resolves.
 * `onDelivery` hears of every change that any tab has delivered.
 */
export async function openOutbox(scope: UserScope, onDelivery: (delivery: Delivery) => void): Promise<void> {
  if (scope.isOver()) return;
  if (owner !== scope) {
    show(NONE);
    scope.signal.addEventListener('abort', () => {
      if (owner !== scope) return;
      owner = undefined;
      show(NONE);
    });
  }
  owner = scope;
  takeOver = onDelivery;
  listenToOtherTabs();
  await readAgain();
}

function listenToOtherTabs(): void {
  if (channel !== undefined || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'delivered') takeOverOwn(data.delivery);
    else void readAgain();
  });
}

function takeOverOwn(delivery: Delivery): void {
  if (delivery.userId === owner?.userId) takeOver(delivery);
}

const tellTabs = (message: Message): void => channel?.postMessage(message);

/** Says what was delivered, here and in the other tabs. Say it before the change leaves the list: nothing flickers. */
export function announceDelivery(delivery: Delivery): void {
  takeOverOwn(delivery);
  tellTabs({ kind: 'delivered', delivery });
}

/** The changes as the device has them now. */
export async function readAgain(): Promise<readonly Change[]> {
  const asked = owner;
  if (asked === undefined) return NONE;
  try {
    const stored = await get<Change[]>(keyOf(asked.userId));
    if (asked === owner && (stored !== undefined || list.length > 0)) show(stored ?? NONE);
  } catch {
    // Blocked: what is in memory is all there is.
  }
  return asked === owner ? list : NONE;
}

/** Changes the list in one step, however many tabs do so at the same time. Of a user who has left there is none. */
export async function changeOutbox(scope: UserScope, next: (list: readonly Change[]) => Change[]): Promise<void> {
  if (owner !== scope || scope.isOver()) return;
  let written: readonly Change[] | undefined;
  try {
    await update<Change[]>(keyOf(scope.userId), (before = []) => {
      const after = next(before);
      written = after;
      return after;
    });
  } catch {
    written = next(list);
  }
  if (owner === scope && written !== undefined) show(written);
  tellTabs({ kind: 'changed' });
}
