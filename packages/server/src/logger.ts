import { paths } from '@first60/contract';
import { type FastifyBaseLogger, type FastifyRequest, LogController } from 'fastify';
import { pino } from 'pino';
import type { LogLevel } from './config.ts';

const SECRETS = [
  ...['cookie', 'authorization', 'set-cookie', 'password', 'newPassword'],
  ...['answer1', 'answer2', 'answer3', 'securityAnswer1', 'securityAnswer2', 'securityAnswer3'],
];

/**
 * JSON lines for the operator. A request is logged by its route pattern and not by its URL, because URLs may contain an
 * e-mail or a search term. The redaction is a second safeguard against anything logged by mistake.
 */
export function createLogger(level: LogLevel, destination: pino.DestinationStream): FastifyBaseLogger {
  return pino(
    {
      level,
      mixin: (_line, _level, logger) => ('reqId' in logger ? { reqId: logger.reqId } : {}),
      redact: {
        paths: SECRETS.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]),
        censor: '[redacted]',
      },
      serializers: {
        req: (request: FastifyRequest) => ({
          method: request.method,
          route: request.routeOptions?.url ?? '(no route)',
          remoteAddress: request.ip,
        }),
      },
    },
    destination,
  );
}

const PROBES: ReadonlySet<string | undefined> = new Set([paths.health, paths.ready]);

/**
 * A load balancer probes each process every few seconds and would fill the log. Failures are logged where they occur.
 */
export const withoutProbes = (): LogController =>
  new LogController({ disableRequestLogging: ({ routeOptions }) => PROBES.has(routeOptions?.url) });

/** Standard error, written synchronously, so that the last lines before an exit are not lost. */
export function standardError(): pino.DestinationStream {
  return pino.destination({ dest: 2, sync: true });
}

/**
 * The logger for one request. It inherits from its parent as pino's own child loggers do, but adds its id only when a
 * line is written. pino would scan the id for secrets on every request, although most requests log nothing.
 */
export function createRequestLogger(parent: FastifyBaseLogger, { reqId }: { reqId?: string }): FastifyBaseLogger {
  const logger: FastifyBaseLogger & { reqId?: string | undefined } = Object.create(parent);
  logger.reqId = reqId;
  return logger;
}
