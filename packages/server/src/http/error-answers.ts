import { sentences } from '@first60/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isMissingReference } from '../database/failure.ts';

const SENTENCE_BY_STATUS: Readonly<Record<number, string>> = {
  404: sentences.notFound,
  413: sentences.bodyTooLarge,
  415: sentences.jsonRequired,
};

/** Turns any thrown value into `{ message }`. The cause of a 500 goes to the log only. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { status, message } = describe(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  reply.code(status).send({ message });
}

function describe(error: FastifyError): { status: number; message: string } {
  if (hasZodFastifySchemaValidationErrors(error)) return { status: 400, message: validationSentence(error) };
  if (isMissingReference(error)) return { status: 401, message: sentences.signInRequired };
  const status = error.statusCode ?? 500;
  if (status >= 500) return { status: 500, message: sentences.unexpected };
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return { status: 400, message: sentences.malformedJson };
  }
  return { status, message: SENTENCE_BY_STATUS[status] ?? sentences.malformedRequest };
}

/** Reports one problem at a time, missing fields before invalid ones. */
function validationSentence(error: { validation: readonly { message?: string | undefined }[] }): string {
  const messages = error.validation.map((issue) => issue.message);
  if (messages.includes(sentences.missingFields)) return sentences.missingFields;
  return messages.find(Boolean) ?? sentences.malformedRequest;
}
