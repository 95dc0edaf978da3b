/** The other tabs of this device. What one installs or takes out, all show. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('first60-editions') : undefined;

/** Tells the other tabs that an edition is installed, or that something is recalled. */
export const tellOtherTabs = (): void => channel?.postMessage('changed');

/** Calls back when another tab has told. @returns how to stop */
export function onOtherTab(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
