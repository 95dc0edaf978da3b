import { savedAssessments } from '../assessments/saved-assessments.ts';
import { favoriteProtocols } from '../favorites/kept-protocols.ts';
import { waitingChanges } from '../favorites/outbox/change.ts';
import { sendWaiting } from '../favorites/outbox/outbox.ts';
import { outboxOf } from '../favorites/outbox/outbox-store.ts';
import { readTally, totalCounted } from '../mass-casualty/tally.ts';
import { isPatientKnown } from '../patient/patient.ts';
import type { UserScope } from '../session/user-scope.ts';
import { userText } from '../session/user-text.ts';
import type { Loss } from './logout-question.tsx';

/** Longest time that signing out waits for changes that are being sent, in ms. */
const SEND_MS = 3_000;

/** Sends what can be sent now, and returns what signing out would lose. */
export async function lossOf(scope: UserScope): Promise<Loss> {
  const outbox = outboxOf(scope);
  const send = async () => {
    if ((await outbox.read()).length > 0) await sendWaiting(scope);
  };
  await Promise.race([send(), new Promise((resolve) => setTimeout(resolve, SEND_MS))]);
  return {
    changes: waitingChanges(outbox.now()).length,
    assessments: savedAssessments(scope).length,
    patients: isPatientKnown() ? 1 : 0,
    protocols: favoriteProtocols(scope).length,
    casualties: totalCounted(readTally(userText(scope, 'triage-tally'))),
    reports: userText(scope, 'methane-report') === null ? 0 : 1,
  };
}
