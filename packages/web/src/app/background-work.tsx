import { useKeptOffline } from './keep-offline.ts';
import { useOutboxDelivery } from './outbox-delivery.ts';

/** What goes on behind every signed-in screen and none of them waits for. It works with `start`. */
export function BackgroundWork({ start }: { start: boolean }) {
  useKeptOffline(start);
  useOutboxDelivery(start);
  return null;
}
