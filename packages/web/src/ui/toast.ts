import { createElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { newListeners } from '../device/listeners.ts';

export interface ToastRequest {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** Milliseconds on screen. */
  timeout?: number;
}

/*
 * The toaster would take up a third of the size allowed for sign-in. It is loaded when the page is idle or with the
 * first toast. Until then only the latest request is kept, because one toast is shown at a time.
 */
let toaster: typeof import('./toaster.tsx') | undefined;
let isReady = false;
let waiting: ToastRequest | undefined;
const { subscribe, notify } = newListeners();

/** Shows a toast from anywhere. Only one is shown at a time: a new one replaces the previous one. */
export function toast(request: ToastRequest): void {
  waiting = request;
  if (isReady) showWaiting();
  else void loadToaster();
}

/** Removes the toast that is shown or waiting. Call it when the user has signed out. */
export function clearToasts(): void {
  waiting = undefined;
  toaster?.clearToaster();
}

/** Loads the toaster. A failure is not reported, because the next toast loads it again. */
export async function loadToaster(): Promise<void> {
  toaster ??= await import('./toaster.tsx').catch(() => undefined);
  notify();
}

/**
 * The place where toasts appear. It is empty until the toaster is loaded. React's lazy would remember a failed load and
 * crash the app.
 */
export function ToasterSlot(): ReactNode {
  const [loaded, setLoaded] = useState(toaster);
  useEffect(() => {
    const show = () => setLoaded(toaster);
    // A waiting toast is rendered immediately. Without one nothing is shown, so rendering is not urgent.
    const follow = () => (waiting === undefined ? startTransition(show) : show());
    follow();
    return subscribe(follow);
  }, []);
  return loaded && createElement(loaded.Toaster, { onReady: showWaiting });
}

function showWaiting(): void {
  isReady = true;
  if (waiting !== undefined) toaster?.showToast(waiting);
  waiting = undefined;
}
