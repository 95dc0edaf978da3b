import { calls, sentences } from '@first60/contract';
import { callerOf } from '../accounts/access.ts';
import { occasionOf } from '../accounts/occasion.ts';
import type { App } from '../http/app-type.ts';
import { routeOf } from '../http/call-route.ts';
import type { Services } from '../services.ts';
import { signaturesOn } from '../store/trust-signatures.ts';
import { enrolKey, giveUpKey } from '../trust/enrol-key.ts';
import { signNextTrust } from '../trust/sign-trust.ts';
import { plannedChanges, trustPlan } from '../trust/trust-state.ts';

/** Passkeys and trust lists: who may sign. */
export function addDeskTrustRoutes(app: App, services: Services): void {
  const { database, freshnessKey } = services;

  app.route({
    ...routeOf(calls.enrolKey),
    handler: async (request, reply) => {
      const enrolment = { ...request.body, userId: callerOf(request).id, ...occasionOf(services, request) };
      const outcome = await enrolKey(database, enrolment);
      switch (outcome.kind) {
        case 'enrolled':
          return reply.code(201).send({ message: sentences.keyEnrolled });
        case 'malformed':
          return reply.code(400).send({ message: sentences.malformedRequest });
        case 'refused':
          return reply.code(403).send({ message: outcome.message });
        case 'conflict':
          return reply.code(409).send({ message: outcome.message });
      }
    },
  });

  app.route({
    ...routeOf(calls.revokeKey),
    handler: async (request, reply) => {
      const asked = { userId: callerOf(request).id, keyId: request.params.id, ...occasionOf(services, request) };
      const givenUp = await giveUpKey(database, asked);
      if (!givenUp) return reply.code(404).send({ message: sentences.keyNotFound });
      return reply.code(200).send({ message: sentences.keyGivenUp });
    },
  });

  app.route({
    ...routeOf(calls.deskTrust),
    handler: async (_request, reply) => {
      const plan = await trustPlan(database, freshnessKey);
      if (plan === undefined) return reply.code(200).send({ current: null, next: null, changes: [], signedBy: [] });
      const { newest, next } = plan;
      const signatures = next === undefined ? [] : await signaturesOn(database, next.text);
      const nameOf = (userId: string) => newest.list.people.find(({ id }) => id === userId)?.name ?? userId;
      return reply.code(200).send({
        current: newest.text,
        next: next?.text ?? null,
        changes: await plannedChanges(database, plan),
        signedBy: signatures.map(({ userId }) => nameOf(userId)),
      });
    },
  });

  app.route({
    ...routeOf(calls.signTrust),
    handler: async (request, reply) => {
      const signature = { ...request.body, userId: callerOf(request).id, ...occasionOf(services, request) };
      const outcome = await signNextTrust(database, freshnessKey, signature);
      switch (outcome.kind) {
        case 'signed':
          return reply.code(201).send({ inForce: outcome.inForce });
        case 'refused':
          return reply.code(403).send({ message: outcome.message });
        case 'conflict':
          return reply.code(409).send({ message: outcome.message });
      }
    },
  });
}
