import { userEvent } from '@testing-library/user-event';
import { ORIGIN, startApp } from './app-script.ts';
import { type AppWindow, newStorage, type OpenedWindow, openWindow } from './app-window.ts';
import { DocumentClock } from './document-clock.ts';
import type { DocumentContext, DocumentResponse, Size } from './document-context.ts';
import { DocumentLocator, inPage } from './document-locator.ts';
import { DocumentRequest } from './document-request.ts';
import { downloaded } from './download.ts';
import { escaped, pressIn } from './presses.ts';
import { byAttribute, byLabel, byRole, bySelector, byText, type RoleOptions } from './queries.ts';
import { newRoutes, type RouteHandler, type RouteOptions, type RoutePattern } from './routes.ts';
import type { Wanted } from './text.ts';
import { ACTION_MS, until } from './until.ts';

interface Sent {
  readonly data?: unknown;
  readonly failOnStatusCode?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Address of a blank page. */
const BLANK = 'about:blank';

type Heard = 'request' | 'response' | 'requestfinished' | 'download' | 'page';
type Pattern = string | RegExp | ((url: URL) => boolean);

/**
 * Playwright's page for the built app in a document. There is no layout, image, service worker, touch or second
 * process: features that need one of these are missing here and are tested in specs/.
 */
export class DocumentPage {
  readonly #context: DocumentContext;
  readonly #session = newStorage();
  readonly #routes = newRoutes();
  readonly #initial: Array<readonly [work: unknown, argument: unknown]> = [];
  #opened: OpenedWindow | undefined;
  #user: ReturnType<typeof userEvent.setup> | undefined;
  #size: Size;
  #gone = () => {};
  readonly clock = new DocumentClock();
  readonly keyboard = {
    press: (key: string) => pressIn(this, key),
    type: async (text: string) => {
      await this.user.keyboard(escaped(text));
      await this.settle();
    },
  };
  readonly request = {
    get: (url: string, sent?: Sent) => this.#ask('GET', url, sent),
    post: (url: string, sent?: Sent) => this.#ask('POST', url, sent),
    put: (url: string, sent?: Sent) => this.#ask('PUT', url, sent),
    delete: (url: string, sent?: Sent) => this.#ask('DELETE', url, sent),
  };

  constructor(context: DocumentContext) {
    this.#context = context;
    this.#size = { ...context.size };
  }

  get window(): AppWindow {
    if (this.#opened === undefined) throw new Error('This page has no address yet.');
    return this.#opened.window;
  }
  get user(): ReturnType<typeof userEvent.setup> {
    this.#user ??= userEvent.setup({ document: this.window.document, delay: null, pointerEventsCheck: 0 });
    return this.#user;
  }
  get root(): Element {
    return this.window.document.documentElement;
  }

  context(): DocumentContext {
    return this.#context;
  }
  url(): string {
    return this.#opened === undefined ? BLANK : this.window.location.href;
  }
  async title(): Promise<string> {
    return this.window.document.title;
  }

  async goto(address: string): Promise<void> {
    await this.#leave();
    if (address === BLANK) return;
    // Errors from a page that was left do not belong to the page under test.
    let isGone = false;
    this.#gone = () => {
      isGone = true;
    };
    const say = (error: string) => void (isGone || this.#context.errors.push(error));
    const asker = { say, routes: this.#routes };
    const opened = openWindow(address, this.#context.ofBrowser({ session: this.#session, size: this.#size, ...asker }));
    this.#opened = opened;
    this.#watch(opened.window, say);
    this.clock.enter(opened.window);
    for (const [work, argument] of [...this.#context.initial, ...this.#initial])
      (inPage(opened.window, work) as (argument: unknown) => void)(argument);
    startApp(opened.window);
    await until(() => opened.window.document.querySelector('#root main, #root h1, #root form') ?? undefined, 1_000);
  }
  reload(): Promise<void> {
    return this.goto(this.url());
  }
  async goBack(): Promise<void> {
    this.window.history.back();
    await this.settle();
  }
  async close(): Promise<void> {
    await this.#leave();
  }

  async #leave(): Promise<void> {
    const before = this.#opened;
    if (before === undefined) return;
    const { Event } = before.window;
    before.window.dispatchEvent(new Event('pagehide'));
    this.#gone();
    this.clock.leave();
    this.#opened = undefined;
    this.#user = undefined;
    before.close();
  }

  /** Handles navigation and downloads, which happy-dom does not, and collects the page's errors. */
  #watch(window: AppWindow, tell: (error: string) => void): void {
    const say = (error: unknown) => tell(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const own = {
      console: {
        ...console,
        error: (...said: unknown[]) => tell(said.map(String).join(' ')),
        log() {},
        warn() {},
        info() {},
        debug() {},
      },
      reportError: say,
    };
    for (const [name, value] of Object.entries(own)) Object.defineProperty(window, name, { value, configurable: true });
    window.addEventListener('error', (event: ErrorEvent) => say(event.error ?? event.message));
    const go = (to: string) => void setImmediate(() => void this.goto(to));
    Object.defineProperty(window.location, 'reload', { value: () => go(this.url()), configurable: true });
    Object.defineProperty(window.location, 'assign', { value: go, configurable: true });
    Object.defineProperty(window.location, 'replace', { value: go, configurable: true });
    const save = (link: Element) =>
      void downloaded(link.getAttribute('download') ?? '', link.getAttribute('href') ?? '').then((file) =>
        this.#context.emit('download', file),
      );
    // To save a file the app clicks a link that it never adds to the page. That click does not bubble to the window.
    const { document } = window;
    const create = document.createElement.bind(document);
    document.createElement = (name: string, options?: ElementCreationOptions) => {
      const made = create(name, options);
      if (name === 'a')
        made.addEventListener('click', () => {
          if (!made.isConnected && made.hasAttribute('download')) save(made);
        });
      return made;
    };
    window.addEventListener('click', (event: MouseEvent) => {
      const link = event.target instanceof window.Element ? event.target.closest('a[href]') : null;
      if (link === null || event.defaultPrevented) return;
      if (link.hasAttribute('download')) {
        event.preventDefault();
        save(link);
        return;
      }
      const to = new URL(link.getAttribute('href') ?? '', this.url());
      if (to.origin !== ORIGIN || link.getAttribute('target') === '_blank') return;
      if (to.href.split('#')[0] === this.url().split('#')[0] && to.hash !== '') return;
      event.preventDefault();
      go(to.href);
    });
  }

  tell(type: 'online' | 'offline'): void {
    if (this.#opened === undefined) return;
    this.window.dispatchEvent(new this.window.Event(type));
  }
  setCookie(cookie: string): void {
    if (this.#opened !== undefined) this.window.document.cookie = cookie;
  }

  /** Lets React finish the work that a press started. */
  async settle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  getByRole(role: string, options?: RoleOptions): DocumentLocator {
    return new DocumentLocator(this, `getByRole(${role} ${String(options?.name ?? '')})`, byRole(role, options));
  }
  getByText(text: Wanted, options?: { exact?: boolean }): DocumentLocator {
    return new DocumentLocator(this, `getByText(${text})`, byText(text, options));
  }
  getByLabel(text: Wanted, options?: { exact?: boolean }): DocumentLocator {
    return new DocumentLocator(this, `getByLabel(${text})`, byLabel(text, options));
  }
  getByPlaceholder(text: Wanted, options?: { exact?: boolean }): DocumentLocator {
    return new DocumentLocator(this, `getByPlaceholder(${text})`, byAttribute('placeholder', text, options));
  }
  locator(selector: string, options?: Parameters<DocumentLocator['filter']>[0]): DocumentLocator {
    const found = new DocumentLocator(this, `locator(${selector})`, bySelector(selector));
    return options === undefined ? found : found.filter(options);
  }

  async evaluate<Result, Argument>(
    work: ((argument: Argument) => Result) | string,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const run = inPage(this.window, typeof work === 'string' ? `() => (${work})` : work) as (
      argument?: Argument,
    ) => Result;
    return await run(argument);
  }
  async addInitScript(work: unknown, argument?: unknown): Promise<void> {
    this.#initial.push([work, argument]);
  }
  async setViewportSize(size: Size): Promise<void> {
    this.#size = size;
    if (this.#opened !== undefined) this.window.happyDOM.setViewport(size);
    await this.settle();
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

  waitForEvent(type: 'download' | 'request' | 'response' | 'page'): Promise<unknown> {
    return this.#context.waitForEvent(type);
  }
  on(type: Heard, tell: (said: never) => void): void {
    this.#context.on(type, tell as () => void);
  }
  off(type: Heard, tell: (said: never) => void): void {
    this.#context.off(type, tell as () => void);
  }
  waitForRequest(wanted: Pattern | ((request: DocumentRequest) => boolean)): Promise<DocumentRequest> {
    return this.#context.waitForEvent('request', (request) => isWanted(wanted, request.url(), request));
  }
  waitForResponse(wanted: Pattern | ((response: DocumentResponse) => boolean)): Promise<DocumentResponse> {
    return this.#context.waitForEvent('response', (response) => isWanted(wanted, response.url(), response));
  }

  async waitForFunction<Argument>(work: (argument: Argument) => unknown, argument?: Argument): Promise<void> {
    const is = inPage(this.window, work);
    if (!(await until(() => is(argument as Argument) || undefined, ACTION_MS)))
      throw new Error(`It was never so: ${work}`);
  }
  async waitForTimeout(ms: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
  }

  async #ask(method: string, url: string, { data, failOnStatusCode = false, headers = {} }: Sent = {}) {
    const json: Record<string, string> = data === undefined ? {} : { 'content-type': 'application/json' };
    const body = data === undefined ? null : JSON.stringify(data);
    const response = await this.#context.ask(new DocumentRequest(url, method, { ...json, ...headers }, body));
    const text = await response.text();
    if (failOnStatusCode && !response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
    return {
      ok: () => response.ok,
      status: () => response.status,
      text: async () => text,
      json: async () => JSON.parse(text),
      headers: () => Object.fromEntries(response.headers),
    };
  }
}

function isWanted(wanted: Pattern | ((said: never) => boolean), url: string, said: unknown): boolean {
  if (typeof wanted === 'function') return (wanted as (said: unknown) => boolean)(said);
  if (typeof wanted !== 'string') return wanted.test(url);
  return wanted.includes('*')
    ? new RegExp(`^${wanted.replaceAll(/[.+?^$()|[\]\\]/g, '\\$&').replaceAll(/\*+/g, '.*')}$`).test(url)
    : url === new URL(wanted, ORIGIN).href;
}
