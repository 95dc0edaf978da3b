import type { User } from '@first60/contract';
import { useKeptOffline } from './keep-offline.ts';
import { useOutboxDelivery } from './outbox-delivery.ts';

/** What goes on behind every signed-in screen and none of them waits for. It works with `start`. */
export function BackgroundWork({ user, start }: { user: User; start: boolean }) {
  useKeptOffline(user, start);
  useOutboxDelivery(user, start);
  return null;
}
