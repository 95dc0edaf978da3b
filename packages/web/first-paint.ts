import { SESSION_MARK } from '@first60/contract';
import type { IndexHtmlTransformContext, Plugin } from 'vite';

/**
 * Puts the sheet of the first screen into the page and starts the app after the first paint. The paint then needs one
 * answer of the server, or one file of the device, and no script. The server's policy allows the inline parts by their
 * hashes.
 */
export function firstPaint(): Plugin {
  let sheet = '';
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle: {
      // Runs before Vite lists what each part needs. The sheet is no longer a file, so no part may ask for it.
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
        // Placed after what is painted first, because an earlier script would see a frame without it.
        const end = `  <script>${lines(startAfterPaint(app))}</script>\n  </body>`;
        return html.replace(tag, () => head).replace('</body>', () => end);
      },
    },
  };
}

/**
 * Over a network the app takes longest to arrive, so it is fetched at once. From the device it arrives in no time, and
 * fetching it early would only delay the first paint.
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
 * Whether or not it was fetched early, the app would often use the processor before the first paint. So it starts after
 * the first frame. A background tab paints nothing and does not wait.
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
 * Fetches the parts of the signed-in app at once when the cookie says that somebody is signed in. Otherwise they would
 * be fetched only after the app has started.
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

/**
 * In bytes. Every visitor loads the names with the page, so the name of a smaller part would cost more than it saves.
 */
const WORTH_A_LINE = 8_500;

/** The files of a module that is loaded on demand: its own, its imports and their sheets, without the smallest. */
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

/** Without the indentation, because every first visitor loads it. */
const lines = (script: string): string => script.replaceAll(/\n\s*/g, '\n');

const sourceOf = (part: { readonly type: string; readonly source?: string | Uint8Array } | undefined): string =>
  part?.source === undefined ? '' : String(part.source);
