import { useOutboxDelivery } from '../favorites/outbox/outbox-delivery.ts';
import { checkReadiness } from '../offline/offline-readiness.ts';
import { useOfflinePreparation } from './offline-preparation.ts';

/** Work that no screen waits for. It begins with `start`. */
export function BackgroundWork({ start }: { start: boolean }) {
  useOfflinePreparation(start);
  useOutboxDelivery(start, checkReadiness);
  return null;
}
