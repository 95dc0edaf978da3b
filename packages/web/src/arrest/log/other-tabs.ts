/** What the tabs of a device tell each other of arrests. */
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

/** Tells the other tabs, at once and in order. */
export const tellTabs = (told: Told): void => channel?.postMessage(told);

/** Hears the other tabs. They may be of another build. */
export function hearTabs(hear: (told: Told) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Told | null>) => {
    if (data?.kind === 'deleted' || (data?.kind === 'events' && Array.isArray(data.events))) hear(data);
  });
}
