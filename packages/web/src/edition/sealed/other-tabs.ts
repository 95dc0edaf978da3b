/** The other tabs of this device. All tabs show what one of them installs or recalls. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('first60-editions') : undefined;

/** Notifies the other tabs that an edition is installed or that something is recalled. */
export const tellOtherTabs = (): void => channel?.postMessage('changed');

/** Calls the listener when another tab sends a notification. @returns a function that stops it */
export function onOtherTab(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
