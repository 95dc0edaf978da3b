import type { Database } from '../database/schema.ts';
import { recordEvent } from '../store/audit-events.ts';
import type { Refusal } from '../trust/refusal.ts';
import type { DeskRequest } from './desk-caller.ts';

/** Records a refused attack. The transaction is not rolled back, so that the record is kept. */
export async function refused<Status extends number>(
  transaction: Database,
  refusal: Refusal<Status>,
  request: DeskRequest,
): Promise<Refusal<Status>> {
  if (refusal.event !== undefined) await recordEvent(transaction, request, refusal.event, request.userId);
  return refusal;
}
