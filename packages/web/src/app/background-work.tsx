import { useOutboxDelivery } from '../favorites/outbox/outbox-delivery.ts';
import { checkReadiness } from '../offline/offline-readiness.ts';
import { useOfflinePreparation } from './offline-preparation.ts';
import { useSealedEditions } from './sealed-editions.ts';

/** Work that no screen waits for. It begins with `start`. */
export function BackgroundWork({ start }: { start: boolean }) {
  useOfflinePreparation(start);
  useOutboxDelivery(start, checkReadiness);
  useSealedEditions(start);
  return null;
}
