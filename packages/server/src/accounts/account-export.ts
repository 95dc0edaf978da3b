import type { AccountExport, User } from '@first60/contract';
import type { Database } from '../database/schema.ts';
import { eventsOfUser } from '../store/audit-events.ts';
import { acceptancesOfUser } from '../store/disclaimer-acceptances.ts';
import { favoritesOfUser } from '../store/favorites.ts';
import { NO_QUESTIONS, questionsOf, securityAnswersOf } from '../store/security-answers.ts';
import { sessionsOfUser } from '../store/sessions.ts';
import { exportContent } from './content-export.ts';
import { timeText } from './time-text.ts';

/** Everything stored about a user, in human-readable words and times. */
export async function exportAccount(
  database: Database,
  user: User,
  { current, now }: { current: string; now: number },
): Promise<AccountExport> {
  const answers = await securityAnswersOf(database, user.id);
  const acceptances = await acceptancesOfUser(database, user.id);
  const favorites = await favoritesOfUser(database, user.id);
  const events = await eventsOfUser(database, user.id);
  return {
    exportedAt: timeText(now),
    user,
    securityQuestions: answers === undefined ? NO_QUESTIONS : questionsOf(answers),
    disclaimerAcceptances: acceptances.map(({ version, acceptedAt }) => ({
      version,
      acceptedAt: timeText(acceptedAt),
    })),
    favorites: favorites.map(({ medicationId, addedAt }) => ({ medicationId, addedAt: timeText(addedAt) })),
    sessions: await sessionsOfUser(database, user.id, { current, now }),
    securityEvents: events.map(({ at, event, actorId }) => ({
      at: timeText(at),
      event,
      byAnotherUser: actorId !== null && actorId !== user.id,
    })),
    content: await exportContent(database, user.id),
  };
}
