import type { Call } from '@first60/contract';
import type { FastifySchema } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Call['access'];
  }
}

type RouteSchema<C extends Call> = { response: C['answers'] } & (C extends { body: infer Body }
  ? { body: Body }
  : unknown) &
  (C extends { params: infer Params } ? { params: Params } : unknown);

/** The part of a route that the contract defines. Only the handler has to be added. */
export function routeOf<const C extends Call>(call: C) {
  const schema: FastifySchema = {
    summary: call.summary,
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    response: call.answers,
    ...(call.params && { params: call.params }),
    ...(call.body && { body: call.body }),
  };
  return {
    method: call.method,
    url: call.path,
    config: { access: call.access },
    schema: schema as RouteSchema<C>, // the object above loses the type of the call that it was made from
  };
}
