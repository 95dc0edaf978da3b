import swagger from '@fastify/swagger';
import { paths } from '@first60/contract';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './app-type.ts';

/** Serves a description of every call, generated from the schemas that validate the calls. */
export async function serveOpenApi(app: App, cookieName: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'First60', version: '1', description: 'Offline Medical Direction for EMS Professionals' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } } },
    },
    transform: jsonSchemaTransform,
  });
  app.get(paths.openApi, { schema: { hide: true } }, async () => app.swagger());
}
