import { calls, type DraftSummary, sentences } from '@first60/contract';
import { sealedManifestOf } from '@first60/seal';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { recordEvent } from '../store/audit-events.ts';
import { confirmRegulation, contentRolesOf } from '../store/content-people.ts';
import { deskOverview } from '../trust/desk-overview.ts';

/** What everybody at the desk sees first. */
export function addDeskRoutes(app: App, services: Services): void {
  const { database, freshnessKey } = services;

  app.route({
    ...routeOf(calls.desk),
    handler: async (request, reply) => {
      const drafts = await draftSummaries(database);
      return reply.code(200).send(await deskOverview(database, { user: callerOf(request), freshnessKey, drafts }));
    },
  });

  app.route({
    ...routeOf(calls.confirmRegulation),
    handler: async (request, reply) => {
      const { id } = callerOf(request);
      const confirmed = await inTransaction(database, async (transaction) => {
        if (!(await contentRolesOf(transaction, id)).includes('director')) return false;
        const isFirst = await confirmRegulation(transaction, id, services.now());
        if (isFirst) await recordEvent(transaction, occasionOf(services, request), 'content-regulation-confirmed', id);
        return true;
      });
      if (!confirmed) return reply.code(403).send({ message: sentences.directorRequired });
      return reply.code(200).send({ message: sentences.regulationConfirmed });
    },
  });
}

/** The sealed drafts, newest first. MERGE: store/drafts.ts of the branch `server` has the one that counts. */
async function draftSummaries(database: Database): Promise<DraftSummary[]> {
  const drafts = await database.selectFrom('drafts').selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  const summaries = drafts.map(async (row): Promise<DraftSummary[]> => {
    const manifest = sealedManifestOf(row.manifest);
    if (manifest === undefined) return [];
    const entered = await database
      .selectFrom('second_entries')
      .select('at_pointer')
      .distinct()
      .where('draft_id', '=', row.id)
      .where('agrees', '=', 1)
      .execute();
    const approvals = await database
      .selectFrom('approvals')
      .select(['name', 'title', 'role', 'at'])
      .where('digest', '=', row.digest)
      .orderBy('at')
      .execute();
    const figures: unknown[] = JSON.parse(row.figures);
    return [
      {
        id: row.id,
        title: manifest.title,
        reason: manifest.reason,
        version: row.version,
        state: row.state,
        authors: manifest.authors.map(({ name }) => name),
        createdAt: row.created_at,
        expires: manifest.effectivePeriod.end,
        figures: { all: figures.length, open: figures.length - entered.length },
        approvals,
        returned: row.returned,
      },
    ];
  });
  return (await Promise.all(summaries)).flat();
}
