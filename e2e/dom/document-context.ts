import { EventEmitter } from 'node:events';
import { IDBFactory } from 'fake-indexeddb';
import { ORIGIN } from './app-script.ts';
import { newStorage, type OfBrowser } from './app-window.ts';
import { DocumentPage } from './document-page.ts';
import { DocumentRequest } from './document-request.ts';
import type { Download } from './download.ts';
import { newRoutes, type RouteAnswer, type RouteHandler, type RouteOptions, type RoutePattern } from './routes.ts';
import { ACTION_MS } from './until.ts';

/** In px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page that makes requests. */
interface Asker {
  /** Reports what a page would log on its console as an error. */
  readonly say: (error: string) => void;
  /** This page's own routes, which are tried before the browser's. */
  readonly routes: Pick<ReturnType<typeof newRoutes>, 'answer'>;
}

interface Told {
  request: [DocumentRequest];
  response: [DocumentResponse];
  requestfinished: [DocumentRequest];
  download: [Download];
  page: [DocumentPage];
}

/** A server's response, as a test reads it. */
export interface DocumentResponse {
  readonly url: () => string;
  readonly status: () => number;
  readonly request: () => DocumentRequest;
}

let count = 0;

/** One browser on one device. Its cookies and storage outlive its pages. The server is the real one. */
export class DocumentContext extends EventEmitter<Told> {
  readonly #server: string;
  readonly #cookies = new Map<string, { readonly value: string; readonly isHidden: boolean }>();
  readonly #local = newStorage();
  readonly #indexedDB = new IDBFactory();
  readonly #routes = newRoutes();
  readonly #pages: DocumentPage[] = [];
  readonly #initial: Array<readonly [work: unknown, argument: unknown]> = [];
  readonly #name: string;
  readonly size: Size;
  #isOffline = false;
  /** Errors that pages logged on their console, and errors that they threw. */
  readonly errors: string[] = [];

  /** @param server its address, such as "http://127.0.0.1:3000" */
  constructor(server: string, size: Size) {
    super();
    count += 1;
    this.#name = `browser ${process.pid} ${count}`;
    this.#server = server;
    this.size = size;
  }

  pages(): readonly DocumentPage[] {
    return this.#pages;
  }

  async newPage(): Promise<DocumentPage> {
    const page = new DocumentPage(this);
    this.#pages.push(page);
    this.emit('page', page);
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.#pages) await page.close();
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.#isOffline = isOffline;
    for (const page of this.#pages) page.tell(isOffline ? 'offline' : 'online');
  }

  /** A document needs no permissions: a page here may always do what it needs. */
  async grantPermissions(): Promise<void> {}

  async addInitScript(work: unknown, argument?: unknown): Promise<void> {
    this.#initial.push([work, argument]);
  }
  get initial(): ReadonlyArray<readonly [work: unknown, argument: unknown]> {
    return this.#initial;
  }

  async route(pattern: RoutePattern, handler: RouteHandler, options?: RouteOptions): Promise<void> {
    this.#routes.add(pattern, handler, options);
  }
  async unroute(pattern: RoutePattern, handler?: RouteHandler): Promise<void> {
    this.#routes.remove(pattern, handler);
  }
  async unrouteAll(): Promise<void> {
    this.#routes.clear();
  }

  /** Waits for the next event that matches. */
  waitForEvent<Type extends keyof Told>(
    type: Type,
    is: (said: Told[Type][0]) => boolean = () => true,
  ): Promise<Told[Type][0]> {
    return new Promise((resolve, reject) => {
      const end = setTimeout(() => reject(new Error(`No such ${type} came.`)), ACTION_MS);
      const hear = (said: Told[Type][0]) => {
        if (!is(said)) return;
        clearTimeout(end);
        this.off(type, hear as () => void);
        resolve(said);
      };
      this.on(type, hear as () => void);
    });
  }

  async cookies(): Promise<ReadonlyArray<{ readonly name: string; readonly value: string }>> {
    return [...this.#cookies].map(([name, { value }]) => ({ name, value }));
  }
  async addCookies(
    cookies: ReadonlyArray<{ readonly name: string; readonly value: string; readonly httpOnly?: boolean }>,
  ) {
    for (const { name, value, httpOnly = false } of cookies) this.#cookies.set(name, { value, isHidden: httpOnly });
  }
  async clearCookies(): Promise<void> {
    this.#cookies.clear();
  }

  /** The parts of this browser that its pages use. */
  ofBrowser(page: Asker & { readonly session: Storage; readonly size: Size }): OfBrowser {
    return {
      fetch: (input, init) => this.#fetched(input, init, page),
      indexedDB: this.#indexedDB,
      local: this.#local,
      session: page.session,
      isOnline: () => !this.#isOffline,
      cookies: () =>
        [...this.#cookies].flatMap(([name, { value, isHidden }]) => (isHidden ? [] : [`${name}=${value}`])).join('; '),
      ...page.size,
      name: this.#name,
    };
  }

  /** A page's request after it has passed the test's routes, over the network in the state set by the test. */
  async #fetched(input: RequestInfo | URL, init: RequestInit = {}, page: Asker): Promise<Response> {
    const request = await DocumentRequest.of(input, init);
    this.emit('request', request);
    init.signal?.throwIfAborted();
    const response = await unlessAborted(this.#answered(request, init.signal ?? null, page), init.signal ?? null);
    this.emit('requestfinished', request);
    this.emit('response', { url: () => request.url(), status: () => response.status, request: () => request });
    if (response.status >= 400)
      page.say(`Failed to load resource: the server responded with a status of ${response.status}`);
    return response;
  }

  async #answered(request: DocumentRequest, signal: AbortSignal | null, page: Asker): Promise<Response> {
    const send = () => this.#sent(request, signal, page);
    return (await page.routes.answer(request, send)) ?? (await this.#routes.answer(request, send)) ?? (await send());
  }

  async #sent(request: DocumentRequest, signal: AbortSignal | null, page: Asker): Promise<RouteAnswer> {
    try {
      if (this.#isOffline) throw new TypeError('ERR_INTERNET_DISCONNECTED');
      return await this.ask(request, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      page.say('Failed to load resource: net::ERR_CONNECTION_REFUSED');
      throw new TypeError('Failed to fetch');
    }
  }

  /** Sends a request to the server with this browser's cookies, and stores the cookies that the server sets. */
  async ask(request: DocumentRequest, signal: AbortSignal | null = null): Promise<Response> {
    const url = request.url().replace(ORIGIN, this.#server);
    const cookie = [...this.#cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const body = request.postData();
    const response = await fetch(url, {
      method: request.method(),
      headers: { ...request.headers(), ...(cookie !== '' && { cookie }), origin: this.#server },
      ...(body !== null && { body }),
      signal,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) this.#take(cookie);
    return response;
  }

  #take(cookie: string): void {
    const [pair = '', ...rest] = cookie.split(/;\s*/);
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    const isOver = rest.some((part) => /^max-age=0$/i.test(part) || /^expires=thu, 01 jan 1970/i.test(part));
    const isHidden = rest.some((part) => /^httponly$/i.test(part));
    if (isOver || value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, isHidden });
    if (!isHidden) for (const page of this.#pages) page.setCookie(isOver ? `${name}=; max-age=0` : `${name}=${value}`);
  }
}

/** An aborted request ends at once, even if a route is still holding its response. */
function unlessAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | null): Promise<Answer> {
  if (signal === null) return answer;
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    void answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
