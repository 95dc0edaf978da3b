/** Messages about arrests between a device's tabs. */
export type Told =
  | {
      readonly kind: 'events';
      readonly code: string;
      readonly user: string;
      readonly events: readonly unknown[];
      readonly isDurable: boolean;
    }
  | { readonly kind: 'deleted'; readonly code: string };

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('first60-codes') : undefined;

/** Sends a message to the other tabs immediately and in order. */
export const tellTabs = (told: Told): void => channel?.postMessage(told);

/** Listens to the other tabs, which may run another build. */
export function hearTabs(hear: (told: Told) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Told | null>) => {
    if (data?.kind === 'deleted' || (data?.kind === 'events' && Array.isArray(data.events))) hear(data);
  });
}
