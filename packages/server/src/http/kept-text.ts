import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

type OfZod = Parameters<typeof serializerCompiler>[0];

/** For routes whose response objects are frozen: each object is checked against its schema and serialized only once. */
export const keptText: FastifySerializerCompiler<unknown> = (route) => {
  const write = serializerCompiler(route as OfZod); // every schema of the contract is one of these
  const texts = new WeakMap<object, string>();
  return (answer) => {
    if (!Object.isFrozen(answer)) return write(answer);
    const before = texts.get(answer);
    if (before !== undefined) return before;
    const text = write(answer);
    texts.set(answer, text);
    return text;
  };
};
