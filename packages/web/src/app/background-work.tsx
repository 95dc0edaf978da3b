import { useOfflinePreparation } from './offline-preparation.ts';
import { useOutboxDelivery } from './outbox-delivery.ts';

/** Work that no screen waits for. It begins with `start`. */
export function BackgroundWork({ start }: { start: boolean }) {
  useOfflinePreparation(start);
  useOutboxDelivery(start);
  return null;
}
