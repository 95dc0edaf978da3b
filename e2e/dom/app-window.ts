import * as fakeIndexedDb from 'fake-indexeddb';
import { Element, Storage as HappyStorage, Node, Window } from 'happy-dom';
import { ORIGIN, pageOfBuild } from './app-script.ts';
import { newLifeOfPage } from './life-of-page.ts';

/** A happy-dom window as the scripts of a page see it. */
export type AppWindow = typeof globalThis & globalThis.Window & Pick<Window, 'happyDOM'>;

/** Resources that a page gets from its browser. They outlive the page. */
export interface OfBrowser {
  readonly fetch: typeof fetch;
  readonly indexedDB: IDBFactory;
  readonly local: Storage;
  readonly session: Storage;
  readonly isOnline: () => boolean;
  readonly cookies: () => string;
  readonly width: number;
  readonly height: number;
  /** Groups one browser's channels. */
  readonly name: string;
}

export interface OpenedWindow {
  readonly window: AppWindow;
  /** Ends its timers, channels, locks and requests, as closing a page does. */
  readonly close: () => void;
}

/** A separate storage that no window clears. */
export function newStorage(): Storage {
  const window = new Window({ url: ORIGIN });
  return window.localStorage as unknown as Storage; // it has everything that a real one has
}

/**
 * The app's script runs like the code of this process, so its literals, functions and errors use these classes. The
 * classes of a window are different. `Date` and `Math` stay the window's own, because tests change them.
 */
const OF_LANGUAGE = {
  Array,
  ArrayBuffer,
  Error,
  Function,
  JSON,
  Map,
  Object,
  Promise,
  RangeError,
  RegExp,
  Set,
  SyntaxError,
  TypeError,
  Uint8Array,
};

let page: string | undefined;

/** A window at an address, containing the build's page. None of the page's code has run yet. */
export function openWindow(address: string, browser: OfBrowser): OpenedWindow {
  const happy = new Window({
    url: new URL(address, ORIGIN).href,
    width: browser.width,
    height: browser.height,
    settings: {
      disableJavaScriptFileLoading: true,
      disableCSSFileLoading: true,
      handleDisabledFileLoadingAsSuccess: true,
      navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
    },
  });
  const window = happy as unknown as AppWindow; // one class covers both
  page ??= pageOfBuild();
  window.document.write(page);
  window.document.close();
  const life = newLifeOfPage();
  const channels = new Set<BroadcastChannel>();
  class Channel extends BroadcastChannel {
    constructor(channel: string) {
      super(`${browser.name} ${channel}`);
      channels.add(this);
    }

    /** A closed page sends no more messages. */
    override postMessage(said: unknown): void {
      if (channels.has(this)) super.postMessage(said);
    }

    override close(): void {
      channels.delete(this);
      super.close();
    }
  }
  const own = {
    ...OF_LANGUAGE,
    fetch: life.whileHere(browser.fetch),
    Response,
    Request,
    Headers,
    AbortController,
    AbortSignal,
    crypto,
    isSecureContext: true,
    structuredClone,
    Blob,
    File,
    URL,
    URLSearchParams,
    indexedDB: browser.indexedDB,
    ...idbClasses(),
    localStorage: browser.local,
    sessionStorage: browser.session,
    BroadcastChannel: Channel,
    DecompressionStream,
    // Node's fetch throws this class, and a window has a different one.
    DOMException,
    CompressionStream,
    requestIdleCallback: (work: IdleRequestCallback) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 40 }), 1),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    IntersectionObserver: InSight,
    ResizeObserver: Measured,
  };
  for (const [name, value] of Object.entries(own))
    Object.defineProperty(window, name, { value, configurable: true, writable: true });
  Object.defineProperty(window.navigator, 'locks', { value: life.locksIn(browser.name), configurable: true });
  Object.defineProperty(window.navigator, 'onLine', { get: browser.isOnline, configurable: true });
  for (const one of browser.cookies().split('; ')) if (one !== '') window.document.cookie = one;
  return {
    window,
    close: () => {
      life.end();
      for (const channel of channels) channel.close();
      // Not awaited, because a test may hold a request open forever.
      void happy.happyDOM.abort();
    },
  };
}

/**
 * Everything that all windows of this process share: each class has one prototype. Prototypes that user-event watches
 * are left out.
 */
const SHARED: readonly object[] = [
  Node.prototype,
  Element.prototype,
  HappyStorage.prototype,
  ...Object.values({ ...idbClasses(), ...OF_LANGUAGE }).flatMap((of) => ('prototype' in of ? [of.prototype] : [of])),
];

/** Every value of the shared prototypes. A test that changes one would change it for all later tests. */
export const sharedValues = (): readonly unknown[] =>
  SHARED.flatMap((of) =>
    Object.values(Object.getOwnPropertyDescriptors(of)).flatMap(({ value, get, set }) => [value, get, set]),
  );

function idbClasses(): Record<string, { readonly prototype: object }> {
  return Object.fromEntries(Object.entries(fakeIndexedDb).filter(([name]) => name.startsWith('IDB'))) as never; // all of these are classes
}

/** A document has no layout, so everything counts as in view. */
class InSight {
  readonly #tell: IntersectionObserverCallback;
  #isOver = false;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const boundingClientRect = { height: 1, width: 1, top: 0, bottom: 1, left: 0, right: 1 };
    const entry = {
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect,
    } as unknown as IntersectionObserverEntry; // the rest is layout
    setImmediate(() => {
      if (!this.#isOver) this.#tell([entry], this as unknown as IntersectionObserver); // only layout is missing
    });
  }

  unobserve(): void {}
  takeRecords(): [] {
    return [];
  }
  disconnect(): void {
    this.#isOver = true;
  }
}

/** Reports each target once, as a real observer does when it starts. */
class Measured {
  readonly #tell: ResizeObserverCallback;
  #isOver = false;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    const entry = { target, contentRect: target.getBoundingClientRect() } as unknown as ResizeObserverEntry; // the rest is layout
    setImmediate(() => {
      if (!this.#isOver) this.#tell([entry], this as unknown as ResizeObserver); // it has everything that is used
    });
  }

  unobserve(): void {}
  disconnect(): void {
    this.#isOver = true;
  }
}
