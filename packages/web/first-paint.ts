import { SESSION_MARK } from '@first60/contract';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

/**
 * Puts the sheet of the first screen into the page, and starts the app behind the first paint: the paint then waits for one
 * answer of the server, or one file of the device, and for no script. The server's policy lets the parts of the page
 * through by their hashes.
 */
export function firstPaint(): Plugin {
  let sheet = '';
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle: {
      // Before Vite lists what each part needs: the sheet is no file any more, and nobody may ask for it.
      order: 'pre',
      handler(_options, bundle) {
        const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
        const names = entry?.type === 'chunk' ? (entry.viteMetadata?.importedCss ?? new Set()) : new Set<string>();
        sheet = [...names].map((name) => sourceOf(bundle[name])).join('');
        if (sheet === '') throw new Error('The first screen has no sheet.');
        for (const name of names) delete bundle[name];
        names.clear();
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [tag, app] = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html) ?? [];
        if (tag === undefined || app === undefined) throw new Error('The page has no app.');
        const head = `<script>${lines(askUnlessStored(app, earlyRequests(bundle)))}</script>\n    <style>${sheet.replace(/\/\*\$vite\$:\d+\*\//, '').trim()}</style>`;
        // Behind what is painted first: an earlier script would see a frame without it.
        const end = `  <script>${lines(startAfterPaint(app))}</script>\n  </body>`;
        return html.replace(tag, () => head).replace('</body>', () => end);
      },
    },
  };
}

/**
 * The way of the app over a network is the longest and begins at once. From the device it comes in no time, and asking
 * for it would only hold up the first paint.
 */
const askUnlessStored = (app: string, requests: string): string => `
      const ask = () => {
        const parts = ['${app}'];
        ${requests}
        for (const href of parts) {
          const link = { rel: 'modulepreload', crossOrigin: '', href };
          if (href.endsWith('.css')) Object.assign(link, { rel: 'preload', as: 'style' });
          document.head.append(Object.assign(document.createElement('link'), link));
        }
      };
      const stored = navigator.serviceWorker?.controller;
      if (!stored) ask();
    `;

/**
 * Fetched or not, the app would often take the processor before the page has been painted: it starts behind the first
 * frame. A tab in the background paints nothing and does not wait.
 */
const startAfterPaint = (app: string): string => `
    const start = () => {
      if (stored) ask();
      const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: '${app}' });
      document.head.append(script);
    };
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
    `;

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Asks for the parts of the signed-in app at once where the cookie says that somebody is signed in: without it they are
 * asked for only when the app itself has been loaded and has started.
 */
function earlyRequests(bundle: Bundle): string {
  const signedIn = partsOf(bundle, 'app/signed-in.tsx');
  const home = partsOf(bundle, 'features/home/home-screen.tsx').difference(signedIn);
  const protocols = partsOf(bundle, 'features/protocols/protocols-screen.tsx').difference(signedIn);
  const list = (parts: ReadonlySet<string>) => JSON.stringify([...parts].map((part) => `/${part}`));
  return `if (document.cookie.includes('${SESSION_MARK}=')) {
          parts.push(...${list(signedIn)});
          if (location.pathname === '/') parts.push(...${list(home)});
          if (location.pathname === '/protocols') parts.push(...${list(protocols)});
        }`;
}

/** In bytes: the name of a smaller part, which every visitor loads with the page, would cost more than it gives. */
const WORTH_A_LINE = 8_500;

/** The files of a module that is loaded on demand: its own, what it imports, and their sheets; all but the smallest. */
function partsOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const start = Object.values(bundle).find((part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(module));
  if (start === undefined) throw new Error(`No part of its own: ${module}`);
  const names = new Set<string>();
  const seen = new Set<string>();
  const add = (name: string) => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || part.isEntry || seen.has(name)) return;
    seen.add(name);
    if (part.code.length >= WORTH_A_LINE) names.add(name);
    for (const sheet of part.viteMetadata?.importedCss ?? []) names.add(sheet);
    for (const imported of part.imports) add(imported);
  };
  add(start.fileName);
  return names;
}

/** Without the indentation, which every first visitor would load. */
const lines = (script: string): string => script.replaceAll(/\n\s*/g, '\n');

const sourceOf = (part: { readonly type: string; readonly source?: string | Uint8Array } | undefined): string =>
  part?.source === undefined ? '' : String(part.source);
