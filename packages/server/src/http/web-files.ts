import { existsSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { sentences } from '@first60/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowInlineParts } from './inline-parts.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
/**
 * Cached, but revalidated each time, so an unchanged file gets a 304 without a body. The network must not add anything
 * to the page, because devices store it exactly as it was built, or not at all.
 */
const ALWAYS_ASK = 'no-cache, no-transform';

const PAGE = 'index.html';
const isThePage = (file: string): boolean => [PAGE, `${PAGE}.br`].includes(basename(file));

export const webAppIsBuilt = (webRoot: string): boolean => existsSync(join(webRoot, PAGE));

/** Serves the built web app. A page address that does not match a file returns the app itself. */
export async function serveWebFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  const built = webAppIsBuilt(webRoot);
  if (built) {
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, file) => {
        // Vite puts a content hash only into the names below assets/.
        const isHashed = relative(webRoot, file).split(sep)[0] === 'assets';
        reply.header('cache-control', isHashed ? A_YEAR : ALWAYS_ASK);
        if (isThePage(file)) allowInlineParts(reply, file);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && isPage(request)) return reply.code(200).sendFile(PAGE);
    return answerNotFound(request, reply);
  });
}

function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(?:api|assets)(?:[/?]|$)/.test(url);
}

function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').send({ message: sentences.notFound });
}
