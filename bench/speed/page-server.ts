import { once } from 'node:events';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

export interface PageServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface PageServing {
  /** The folder to serve, made for one measurement and deleted when the pages stop. */
  readonly root: string;
  /**
   * The running product, whose headers these pages use. Some headers cost time, such as the one for a separate process.
   */
  readonly like: string;
  /** Address of the product's API that these pages use. */
  readonly apiUrl?: string;
  /** Responses that the API would send for the content of these pages, by path. */
  readonly answers?: ReadonlyMap<string, object>;
}

/** Headers for one file or one connection. The policy lists the page's own parts by their hashes. */
const OF_THE_FILE =
  /^(accept-ranges|cache-control|connection|content-.*|date|etag|keep-alive|last-modified|transfer-encoding|vary)$/;

/**
 * Serves a folder as the product serves its own: with its headers, with brotli copies, and with hashed files cached for
 * a year.
 */
export async function servePages({ root, like, apiUrl, answers }: PageServing): Promise<PageServer> {
  const { headers } = await fetch(like);
  const shared = new Headers([...headers].filter(([name]) => !OF_THE_FILE.test(name)));
  const server = createServer((incoming, answer) => {
    const path = normalize(new URL(incoming.url ?? '/', 'http://page').pathname);
    const own = answers?.get(path);
    if (own !== undefined) answer.setHeader('content-type', 'application/json').end(JSON.stringify(own));
    else if (path.startsWith('/api/') && apiUrl !== undefined) forward(incoming, answer, apiUrl);
    else sendFile(root, path, answer.setHeaders(shared));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(root, { recursive: true, force: true });
    },
  };
}

function sendFile(root: string, path: string, answer: ServerResponse): void {
  const wanted = join(root, path);
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(root, 'index.html');
  const small = existsSync(`${file}.br`);
  answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  answer.setHeader('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (small) answer.setHeader('content-encoding', 'br');
  createReadStream(small ? `${file}.br` : file).pipe(answer);
}

function forward(incoming: IncomingMessage, answer: ServerResponse, apiUrl: string): void {
  const headers = { ...incoming.headers, host: new URL(apiUrl).host };
  const call = request(new URL(incoming.url ?? '/', apiUrl), { method: incoming.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  call.on('error', () => answer.writeHead(502).end());
  incoming.pipe(call);
}
