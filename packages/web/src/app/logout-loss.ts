import { favoriteProtocols } from '../lib/kept-protocols.ts';
import { waitingChanges } from '../lib/outbox/change.ts';
import { sendWaiting } from '../lib/outbox/outbox.ts';
import { outboxNow } from '../lib/outbox/outbox-store.ts';
import { isPatientKnown } from '../lib/patient.ts';
import { savedAssessments } from '../lib/saved-assessments.ts';
import type { UserScope } from '../lib/user-scope.ts';
import type { Loss } from './logout-question.tsx';

/** How long leaving waits for changes that are just being sent. */
const SEND_MS = 3_000;

/** Sends what can be sent now, and answers what would be lost with the user. */
export async function lossOf(scope: UserScope): Promise<Loss> {
  if (outboxNow().length > 0) {
    await Promise.race([sendWaiting(scope), new Promise((resolve) => setTimeout(resolve, SEND_MS))]);
  }
  return {
    changes: waitingChanges(outboxNow()).length,
    assessments: savedAssessments(scope).length,
    patients: isPatientKnown() ? 1 : 0,
    protocols: favoriteProtocols().length,
  };
}
