/** What shows the toasts, once it stands. */
interface ToastShelf {
  readonly show: (request: ToastRequest) => void;
  readonly clear: () => void;
}

export interface ToastRequest {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** Milliseconds on screen. */
  timeout?: number;
}

/*
 * What shows toasts is a third of what sign-in may weigh, so it comes when the page is idle or with the first toast.
 * Until it stands, the latest request waits: one is shown at a time anyway.
 */
let shelf: ToastShelf | undefined;
let waiting: ToastRequest | undefined;
let summon: () => void = () => undefined;

/** Shows a toast from anywhere. One is shown at a time: a new one replaces the last. */
export function toast(request: ToastRequest): void {
  if (shelf === undefined) {
    waiting = request;
    summon();
  } else shelf.show(request);
}

/** Takes away what is shown or waits: it was told to somebody who has just signed out. */
export function clearToasts(): void {
  waiting = undefined;
  shelf?.clear();
}

/** Brings the toaster onto the page ahead of the first toast. */
export const bringToaster = (): void => summon();

/** Tells how the toaster comes onto the page. */
export function onToasterWanted(bring: () => void): void {
  summon = bring;
  if (waiting !== undefined) bring();
}

/** The toaster stands on the page (or, with undefined, no longer). */
export function showToastsBy(standing: ToastShelf | undefined): void {
  shelf = standing;
  if (shelf === undefined || waiting === undefined) return;
  const request = waiting;
  waiting = undefined;
  shelf.show(request);
}
