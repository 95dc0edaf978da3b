import { calls, sentences } from '@first60/contract';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { editionSheet, editionSummaries } from '../publishing/edition-sheets.ts';
import { recallRows } from '../publishing/recall-state.ts';
import { restoreEdition } from '../publishing/restore-edition.ts';
import { signRecall } from '../publishing/sign-recall.ts';
import { trustInForce } from '../publishing/trust-in-force.ts';
import type { Services } from '../services.ts';
import { headEdition } from '../store/editions.ts';
import { recallEvents } from '../store/recalls.ts';
import { receiptsWithNames } from '../store/receipts.ts';
import { isRefusal } from '../trust/refusal.ts';
import { sentenceOf, whoAsks } from './desk-request.ts';

/** Number of characters of a device id that distinguish a person's devices. */
const SHOWN = 8;
const SIGNED = { recall: sentences.recallSigned, lift: sentences.liftSigned } as const;

/**
 * Published editions, the devices that have them, and their recalled content, for the people responsible for the
 * content.
 */
export function addDeskEditionRoutes(app: App, services: Services): void {
  const { database } = services;

  app.route({
    ...routeOf(calls.deskEditions),
    handler: async (_request, reply) => reply.code(200).send(await editionSummaries(database)),
  });

  app.route({
    ...routeOf(calls.deskEdition),
    handler: async (request, reply) => {
      const sheet = await editionSheet(database, Number(request.params.version));
      if (sheet === undefined) return reply.code(404).send({ message: sentences.editionNotFound });
      return reply.code(200).send(sheet);
    },
  });

  app.route({
    ...routeOf(calls.restoreEdition),
    handler: async (request, reply) => {
      const version = Number(request.params.version);
      const outcome = await restoreEdition(database, { version, ...request.body, request: whoAsks(services, request) });
      if (isRefusal(outcome)) return reply.code(outcome.status).send(sentenceOf(outcome));
      return reply.code(201).send(outcome);
    },
  });

  app.route({
    ...routeOf(calls.receipts),
    handler: async (_request, reply) => {
      const rows = await receiptsWithNames(database);
      return reply.code(200).send(
        rows.map(({ firstName, lastName, deviceId, ...row }) => ({
          ...row,
          name: `${firstName} ${lastName}`,
          device: deviceId.slice(0, SHOWN),
        })),
      );
    },
  });

  app.route({
    ...routeOf(calls.deskRecalls),
    handler: async (_request, reply) => {
      const trust = await trustInForce(database);
      if (trust === undefined) return reply.code(200).send([]);
      const head = await headEdition(database);
      return reply.code(200).send(await recallRows(await recallEvents(database), trust, head?.manifest));
    },
  });

  app.route({
    ...routeOf(calls.addRecall),
    handler: async (request, reply) => {
      const outcome = await signRecall(database, { signed: request.body, ...whoAsks(services, request) });
      if (isRefusal(outcome)) return reply.code(outcome.status).send(sentenceOf(outcome));
      return reply.code(201).send({ message: SIGNED[outcome.kind] });
    },
  });
}
