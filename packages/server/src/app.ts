import { randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import { limits } from '@first60/contract';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { guardCalls } from './accounts/access.ts';
import { throttleDesk } from './accounts/desk-throttle.ts';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { createSessionCookie } from './accounts/session-cookie.ts';
import type { Config } from './config.ts';
import type { Database } from './database/schema.ts';
import type { App } from './http/app-type.ts';
import { refuseCrossSite } from './http/cross-site.ts';
import { answerError, answerErrors } from './http/error-answers.ts';
import { acceptJsonOnly } from './http/json-body.ts';
import { serveOpenApi } from './http/openapi.ts';
import { limitPipelining } from './http/pipelining.ts';
import { warnOfUnknownProxy } from './http/proxy-warning.ts';
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { closeIdleConnections } from './http/shutdown.ts';
import { serveWebFiles } from './http/web-files.ts';
import { createRequestLogger, withoutProbes } from './logger.ts';
import { currentMedications } from './publishing/current-medications.ts';
import { addAccountRoutes } from './routes/account.ts';
import { addAccountDataRoutes } from './routes/account-data.ts';
import { addAccountSecurityRoutes } from './routes/account-security.ts';
import { addAdminRoutes } from './routes/admin.ts';
import { addContentPeopleRoutes } from './routes/content-people.ts';
import { addContentStateRoutes } from './routes/content-state.ts';
import { addDeskRoutes } from './routes/desk.ts';
import { addDeskDraftRoutes } from './routes/desk-drafts.ts';
import { addDeskEditionRoutes } from './routes/desk-editions.ts';
import { addDeskTrustRoutes } from './routes/desk-trust.ts';
import { addDisclaimerRoute } from './routes/disclaimer.ts';
import { addFavoriteRoutes } from './routes/favorites.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addMedicationsRoute } from './routes/medications.ts';
import { addPublishedEditionRoutes } from './routes/published-editions.ts';
import { addRecoveryRoutes } from './routes/recovery.ts';
import { addRegistrationRoute } from './routes/registration.ts';
import { addSessionRoutes } from './routes/sessions.ts';
import type { Services } from './services.ts';

/** The largest body is a registration: a few hundred characters per field. */
const BODY_LIMIT = 32_768;
/** Time in which a client must send its request, in milliseconds. A slower client only ties up a connection. */
const REQUEST_TIMEOUT = 30_000;
/** Number of checks for slow clients within that time. */
const TIMEOUT_CHECKS = 6;
/**
 * Idle time in milliseconds after which a connection is closed. A client that is silent for that long is not reading
 * the response.
 */
const CONNECTION_TIMEOUT = 120_000;
/** The longest part of a path is an e-mail, and each of its characters may be encoded as three. */
const MAX_PART_LENGTH = 3 * limits.emailMax;

export interface AppParts {
  readonly config: Pick<Config, 'publicOrigin' | 'trustProxy' | 'webRoot' | 'freshnessKey'>;
  readonly database: Database;
  readonly logger: FastifyBaseLogger;
  readonly passwords?: Passwords;
  readonly medications?: Services['medications'];
  readonly now?: () => number;
  /** Time in which a client must send its request, in milliseconds. */
  readonly requestTimeout?: number;
}

/** Builds the server without listening, so that tests can call it directly. The caller closes the database. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { publicOrigin, trustProxy, webRoot, freshnessKey } = parts.config;
  const { requestTimeout = REQUEST_TIMEOUT } = parts;
  const headers = await securityHeaders(publicOrigin);
  const app = fastify({
    loggerInstance: parts.logger,
    trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    // Node applies the longer of the two limits to the whole request, and its default limit for the headers is a
    // minute.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: requestTimeout / TIMEOUT_CHECKS },
    connectionTimeout: CONNECTION_TIMEOUT,
    routerOptions: { maxParamLength: MAX_PART_LENGTH },
    genReqId: () => randomUUID(),
    childLoggerFactory: createRequestLogger,
    logController: withoutProbes(),
    // Hooks do not run for an address that cannot be parsed.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers.ofData)),
  }).withTypeProvider<ZodTypeProvider>();
  const services: Services = {
    database: parts.database,
    passwords: parts.passwords ?? createPasswords(),
    cookie: createSessionCookie(publicOrigin),
    medications: parts.medications ?? currentMedications(parts.database),
    freshnessKey,
    now: parts.now ?? Date.now,
  };

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonOnly(app);
  answerErrors(app);
  closeIdleConnections(app);
  limitPipelining(app);

  addSecurityHeaders(app, headers);
  await app.register(cookies, { hook: false });
  warnOfUnknownProxy(app, trustProxy);
  refuseCrossSite(app, publicOrigin);
  guardCalls(app, services);
  throttleDesk(app, services);

  await serveOpenApi(app, services.cookie.name);
  addHealthRoutes(app, services);
  addRegistrationRoute(app, services);
  addSessionRoutes(app, services);
  addDisclaimerRoute(app, services);
  addRecoveryRoutes(app, services);
  addMedicationsRoute(app, services);
  addFavoriteRoutes(app, services);
  addAdminRoutes(app, services);
  addAccountRoutes(app, services);
  addAccountSecurityRoutes(app, services);
  addAccountDataRoutes(app, services);
  addPublishedEditionRoutes(app, services);
  addDeskDraftRoutes(app, services);
  addDeskEditionRoutes(app, services);
  addContentStateRoutes(app, services);
  addContentPeopleRoutes(app, services);
  addDeskRoutes(app, services);
  addDeskTrustRoutes(app, services);
  await serveWebFiles(app, webRoot);
  return app;
}
