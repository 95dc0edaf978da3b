import { calls, sentences } from '@first60/contract';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { approveDraft } from '../publishing/approve-draft.ts';
import { draftViews } from '../publishing/draft-view.ts';
import { enterFigures } from '../publishing/enter-figures.ts';
import { publishDraft } from '../publishing/publish-draft.ts';
import { returnDraft } from '../publishing/return-draft.ts';
import type { Services } from '../services.ts';
import { draftSummaries } from '../store/drafts.ts';
import { isRefusal } from '../trust/refusal.ts';
import { sentenceOf, whoAsks } from './desk-request.ts';

/** Drafts awaiting approval, for the people responsible for the content. */
export function addDeskDraftRoutes(app: App, services: Services): void {
  const { database } = services;
  const viewOf = draftViews(database);
  app.route({
    ...routeOf(calls.drafts),
    handler: async (_request, reply) => reply.code(200).send(await draftSummaries(database)),
  });

  app.route({
    ...routeOf(calls.draft),
    handler: async (request, reply) => {
      const view = await viewOf(request.params.id, whoAsks(services, request));
      if (view === undefined) return reply.code(404).send({ message: sentences.draftNotFound });
      return reply.code(200).send(view);
    },
  });

  app.route({
    ...routeOf(calls.enterFigures),
    handler: async (request, reply) => {
      const { entries } = request.body;
      const outcome = await enterFigures(database, {
        draftId: request.params.id,
        entries,
        ...whoAsks(services, request),
      });
      if (isRefusal(outcome)) return reply.code(outcome.status).send(sentenceOf(outcome));
      return reply.code(200).send(outcome);
    },
  });

  app.route({
    ...routeOf(calls.approveDraft),
    handler: async (request, reply) => {
      const approval = request.body;
      const refusal = await approveDraft(database, {
        draftId: request.params.id,
        approval,
        ...whoAsks(services, request),
      });
      if (refusal !== undefined) return reply.code(refusal.status).send(sentenceOf(refusal));
      return reply.code(201).send({ message: sentences.approved });
    },
  });

  app.route({
    ...routeOf(calls.returnDraft),
    handler: async (request, reply) => {
      const { reason } = request.body;
      const refusal = await returnDraft(database, {
        draftId: request.params.id,
        reason,
        ...whoAsks(services, request),
      });
      if (refusal !== undefined) return reply.code(refusal.status).send(sentenceOf(refusal));
      return reply.code(200).send({ message: sentences.draftReturned });
    },
  });

  app.route({
    ...routeOf(calls.publishDraft),
    handler: async (request, reply) => {
      const outcome = await publishDraft(database, { draftId: request.params.id, ...whoAsks(services, request) });
      if (isRefusal(outcome)) return reply.code(outcome.status).send(sentenceOf(outcome));
      return reply.code(201).send(outcome);
    },
  });
}
