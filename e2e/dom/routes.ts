import type { DocumentRequest } from './document-request.ts';

export type RoutePattern = string | RegExp | ((url: URL) => boolean);
export type RouteAnswer = Response;
export type RouteHandler = (route: DocumentRoute, request: DocumentRequest) => unknown;

/** Number of requests that a route handles. Afterwards it behaves as if it had been removed. */
export interface RouteOptions {
  readonly times?: number;
}

interface Fulfilled {
  readonly status?: number;
  readonly json?: unknown;
  readonly body?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly response?: { readonly raw: Response };
}

/** What a test can do with a request that would otherwise go to the network. */
class DocumentRoute {
  readonly #request: DocumentRequest;
  readonly #send: () => Promise<Response>;
  readonly #decide: (answer: Promise<Response> | 'next') => void;

  constructor(
    request: DocumentRequest,
    send: () => Promise<Response>,
    decide: (answer: Promise<Response> | 'next') => void,
  ) {
    this.#request = request;
    this.#send = send;
    this.#decide = decide;
  }

  request(): DocumentRequest {
    return this.#request;
  }
  async fulfill({ json, body, contentType, headers = {}, response, ...said }: Fulfilled = {}): Promise<void> {
    const status = said.status ?? response?.raw.status ?? 200;
    const text = json === undefined ? (body ?? (await response?.raw.text()) ?? '') : JSON.stringify(json);
    const handedOn = response?.raw.headers.get('content-type');
    const type = contentType ?? (json === undefined ? (handedOn ?? 'text/plain') : 'application/json');
    const hasBody = status !== 204 && status !== 304;
    this.#decide(
      Promise.resolve(new Response(hasBody ? text : null, { status, headers: { 'content-type': type, ...headers } })),
    );
  }
  async abort(): Promise<void> {
    this.#decide(Promise.reject(new TypeError('Failed to fetch')));
  }
  async continue(): Promise<void> {
    this.#decide(this.#send());
  }
  async fallback(): Promise<void> {
    this.#decide('next');
  }
  async fetch(): Promise<{
    raw: Response;
    status: () => number;
    json: () => Promise<unknown>;
    text: () => Promise<string>;
  }> {
    const raw = await this.#send();
    return {
      raw: raw.clone(),
      status: () => raw.status,
      json: () => raw.clone().json(),
      text: () => raw.clone().text(),
    };
  }
}

/** The routes of a test. The route added last is tried first. */
export function newRoutes() {
  let routes: Array<{ readonly pattern: RoutePattern; readonly handler: RouteHandler; left: number }> = [];
  return {
    add: (pattern: RoutePattern, handler: RouteHandler, { times = Number.POSITIVE_INFINITY }: RouteOptions = {}) =>
      void routes.unshift({ pattern, handler, left: times }),
    remove: (pattern: RoutePattern, handler?: RouteHandler) => {
      routes = routes.filter(
        (one) => String(one.pattern) !== String(pattern) || (handler !== undefined && one.handler !== handler),
      );
    },
    clear: () => {
      routes = [];
    },
    /** @returns undefined if no route handles it */
    answer: async (request: DocumentRequest, send: () => Promise<Response>): Promise<Response | undefined> => {
      for (const route of [...routes]) {
        const { pattern, handler } = route;
        if (route.left === 0 || !isFor(pattern, request.url())) continue;
        route.left -= 1;
        const answer = await new Promise<{ readonly response: Promise<Response> } | 'next'>((resolve, reject) => {
          const decide = (said: Promise<Response> | 'next') => {
            if (said !== 'next') said.catch(() => undefined);
            resolve(said === 'next' ? said : { response: said });
          };
          Promise.resolve(handler(new DocumentRoute(request, send, decide), request)).catch(reject);
        });
        if (answer !== 'next') return await answer.response;
      }
      return undefined;
    },
  };
}

/**
 * A pattern as Playwright accepts it: `**` for anything, `*` for anything but a slash, `{a,b}` for either of the two.
 */
function isFor(pattern: RoutePattern, url: string): boolean {
  if (typeof pattern === 'function') return pattern(new URL(url));
  if (pattern instanceof RegExp) return pattern.test(url);
  const source = pattern
    .replaceAll(/[.+^$()|[\]\\?]/g, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*')
    .replaceAll(/\{([^}]*)\}/g, (_, choices: string) => `(?:${choices.replaceAll(',', '|')})`);
  const whole = pattern.startsWith('/') ? `^https?://[^/]+${source}$` : `^${source}$`;
  return new RegExp(whole).test(url);
}
