import { calls, sentences } from '@first60/contract';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import { throttledAnswer } from '../http/throttled-answer.ts';
import { keepReceipts } from '../publishing/keep-receipts.ts';
import { publishedParts } from '../publishing/published-parts.ts';
import { editionFile, signedEdition } from '../publishing/signed-edition.ts';
import type { Services } from '../services.ts';
import { recallEvents } from '../store/recalls.ts';
import { whoAsks } from './desk-request.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** The address of a part is the hash of its bytes, so it can be cached forever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An edition's approvals and the trust lists in its file may change. */
const ALWAYS_ASK = 'no-cache';

/** Published editions, for devices and for anyone who verifies them. */
export function addPublishedEditionRoutes(app: App, services: Services): void {
  const { database } = services;
  const partOf = publishedParts(database);

  app.route({
    ...routeOf(calls.contentRecalls),
    handler: async (_request, reply) =>
      reply
        .code(200)
        .header('cache-control', ALWAYS_ASK)
        .send({ events: await recallEvents(database) }),
  });

  app.route({
    ...routeOf(calls.contentEdition),
    handler: async (request, reply) => {
      const edition = await signedEdition(database, Number(request.params.version));
      if (edition === undefined) return reply.code(404).send({ message: sentences.editionNotFound });
      const { text, approvals } = edition;
      return reply
        .code(200)
        .header('cache-control', ALWAYS_ASK)
        .send({ text, approvals: [...approvals] });
    },
  });

  app.route({
    ...routeOf(calls.contentFile),
    handler: async (request, reply) => {
      const { version } = request.params;
      const text = await editionFile(database, Number(version));
      if (text === undefined) return reply.code(404).send({ message: sentences.editionNotFound });
      return reply
        .code(200)
        .header('cache-control', ALWAYS_ASK)
        .header('content-disposition', `attachment; filename="first60-edition-${version}.json"`)
        .type(JSON_TYPE)
        .send(Buffer.from(text));
    },
  });

  app.route({
    ...routeOf(calls.contentPart),
    handler: async (request, reply) => {
      const part = await partOf(request.params.digest);
      if (part === undefined) return reply.code(404).send({ message: sentences.partNotFound });
      reply.code(200).header('cache-control', FOR_EVER).header('vary', 'accept-encoding').type('application/json');
      if (!takesBrotli(request)) return reply.send(part.body);
      return reply.header('content-encoding', 'br').send(part.compressed);
    },
  });

  app.route({
    ...routeOf(calls.addReceipts),
    handler: async (request, reply) => {
      const { items } = request.body;
      const full = await keepReceipts(database, { receipts: items, ...whoAsks(services, request) });
      if (full !== undefined) return reply.code(429).send(throttledAnswer(reply, full));
      return reply.code(202).send({ message: sentences.receiptsTaken });
    },
  });
}

/** True for "br", but not for "br;q=0". */
const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/.test(String(headers['accept-encoding'] ?? ''));
