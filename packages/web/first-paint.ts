import { digest } from '@first60/content/digest';
import { paths, SESSION_MARK } from '@first60/contract';
import { type IndexHtmlTransformContext, minifySync, type Plugin } from 'vite';
import { type Landing, landing } from './landing.ts';
import { addressOfEdition } from './src/edition/base/base-addresses.ts';
import { MARKER as EDITION_MARKER } from './src/edition/sealed/edition-marker.ts';
import { OWED_SIGN_OUT } from './src/session/owed-sign-out.ts';

/**
 * Inlines the first screen's style sheet into the page and starts the app after the first paint. The paint then needs
 * only one response from the server, or one file from the device, and no script. The server's policy allows the inline
 * parts by hash.
 */
export function firstPaint(): Plugin {
  let sheet = '';
  return {
    name: 'first-paint',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: FIRST_CARD, preserveSignature: false });
    },
    generateBundle: {
      // Runs before Vite lists the files that each part needs. The style sheet is no longer a file, so no part may
      // request it.
      order: 'pre',
      handler(_options, bundle) {
        const names = partWith(bundle, MAIN).viteMetadata?.importedCss ?? new Set<string>();
        // The module is in a chunk of its group. The entry generated for it would be an empty file.
        for (const [name, part] of Object.entries(bundle)) {
          if (part.type === 'chunk' && part.facadeModuleId?.endsWith(FIRST_CARD)) delete bundle[name];
        }
        sheet = [...names].map((name) => sourceOf(bundle[name])).join('');
        if (sheet === '') throw new Error('The first screen has no sheet.');
        for (const name of names) delete bundle[name];
        names.clear();
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        if (!APP_TAGS.test(html)) throw new Error('The page has no app.');
        if (!FOR_OLDER_BROWSERS.test(sheet)) throw new Error('The first sheet has nothing for older browsers.');
        const style = `<style>${sheet.replace(NOTE_OF_VITE, '').replace(FOR_OLDER_BROWSERS, '').trim()}</style>`;
        const first = await landing();
        // Placed after the content that is painted first, because an earlier script might run before that content is
        // painted.
        const script = small(startAfterPaint(bundle, first));
        const end = `  ${first.templates}\n    <script>${script}</script>\n  </body>`;
        return html
          .replaceAll(COMMENT, '')
          .replace(APP_TAGS, () => style)
          .replace('</body>', () => end);
      },
    },
  };
}

/** HTML comments for maintainers. Every first-time visitor would have to load them. */
const COMMENT = /\s*<!--.*?-->/gs;
const NOTE_OF_VITE = /\/\*\$vite\$:\d+\*\//;
/** Tailwind's fallback for `@property`, which every browser supported by the build knows (`build.target`). */
const FOR_OLDER_BROWSERS = /@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/;
/** Vite writes one tag for each file that the page imports. */
const APP_TAGS =
  /<script type="module"[^>]* src="[^"]+"><\/script>(\s*<script type="module"[^>]* src="[^"]+"><\/script>)*/;

/**
 * Everything happens after the first frame, because requests made earlier would take processor time from it. A
 * background tab paints nothing and does not wait. The app is requested before the cookie is read, because reading it
 * may fail or wait for another process.
 */
const startAfterPaint = (bundle: Bundle, { script }: Landing): string => `
    const root = document.getElementById('root');
    const stored = navigator.serviceWorker?.controller;
    const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
    const load = (parts) => {
      for (const href of parts) {
        const as = { js: '', css: 'style' }[href.split('.').pop()] ?? 'fetch';
        add('link', { rel: as ? 'preload' : 'modulepreload', as, crossOrigin: '', href });
      }
    };
    ${script}
    const start = () => {
      load(${list(partsOf(bundle, MAIN))});
      add('script', {
        type: 'module',
        crossOrigin: '',
        src: '/${partWith(bundle, MAIN).fileName}',
        onerror() {
          for (const alert of root.querySelectorAll('[data-missing]')) alert.hidden = false;
        },
      });
      setTimeout(() => {
        ${screenRequests(bundle)}
      });
    };
    if (document.hidden) start();
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          start();
          if (!stored) land();
        }),
      );
    `;

/** Modules that the page loads. */
const MAIN = 'src/app/main.tsx';
const LISTED = 'protocols/listed-protocols.tsx';
const BASE_EDITION = 'src/edition/base/base-edition.ts';
const FIRST_CARD = 'src/edition/base/first-card.ts';
const SHOWN_EDITION = 'src/edition/sealed/shown-edition.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Fetches the signed-in app's parts when the cookie shows that someone is signed in, and otherwise the sign-in
 * screen's. Without this, each part would be fetched only after the part that needs it has started. A card named in the
 * address is shown without loading the whole edition.
 */
function screenRequests(bundle: Bundle): string {
  const app = partsOf(bundle, MAIN);
  const signedIn = partsOf(bundle, 'app/signed-in.tsx').difference(app);
  const signIn = partsOf(bundle, 'auth/auth-screen.tsx').difference(app);
  const here = app.union(signedIn);
  const home = partsOf(bundle, 'features/home/home-screen.tsx').difference(here);
  const protocols = partsOf(bundle, 'features/protocols/protocols-screen.tsx').difference(here);
  const code = partsOf(bundle, 'arrest/screen/arrest-screen.tsx').difference(here);
  const lists = partsOf(bundle, LISTED).union(partsOf(bundle, BASE_EDITION)).difference(here.union(protocols));
  const signed = partsOf(bundle, SHOWN_EDITION).difference(here.union(protocols));
  const [firstCard] = partsOf(bundle, FIRST_CARD);
  return `if (document.cookie.includes('${SESSION_MARK}=')) {
        load(${list(signedIn)});
        const path = location.pathname;
        if (path === '/') load(${list(home)});
        if (path === '/code') load(${list(code)});
        if (path === '/protocols') load(${list(protocols)});
        const isCard = path === '/protocols' && /[?&]id=/.test(location.search);
        if (isCard) import('/${firstCard}');
        // Where storage is blocked, the app asks for all of it.
        try {
          const showsAnother = localStorage.getItem('${EDITION_MARKER}');
          const isOfContent = ['/code', '/protocols'].includes(path);
          // A device that shows a signed edition has it in its database and reads none of the one in the build.
          if (isOfContent && showsAnother) load(${list(signed)});
          if (isOfContent && !isCard) {
            load(${list(lists)});
            if (!showsAnother) load(${JSON.stringify([addressOfEdition(digest)])});
          }
          // Without a record on the device the app has to ask who is signed in before it shows anything. Not while a
          // sign-out is owed: that has to reach the server first.
          if (!stored && !localStorage.getItem('${OWED_SIGN_OUT}'))
            add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: '${paths.currentUser}' });
        } catch {}
      } else load(${list(signIn)});`;
}

const list = (parts: Iterable<string>): string => JSON.stringify([...parts].map((part) => `/${part}`));

/** A module's files: its own file, its imports and their style sheets. */
function partsOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (name: string) => {
    const part = bundle[name];
    if (part?.type !== 'chunk' || names.has(name)) return;
    names.add(name);
    for (const sheet of part.viteMetadata?.importedCss ?? []) names.add(sheet);
    for (const imported of part.imports) add(imported);
  };
  add(partWith(bundle, module).fileName);
  return names;
}

function partWith(bundle: Bundle, module: string) {
  for (const part of Object.values(bundle)) {
    if (part.type === 'chunk' && part.moduleIds.some((id) => id.endsWith(module))) return part;
  }
  throw new Error(`It is in no part: ${module}`);
}

/**
 * Minified, because every first-time visitor loads it. The script is wrapped in a block, so that its names can be
 * shortened.
 */
function small(script: string): string {
  const { code, errors } = minifySync('page.js', `{${script}}`, { module: false });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

const sourceOf = (part: { readonly type: string; readonly source?: string | Uint8Array } | undefined): string =>
  part?.source === undefined ? '' : String(part.source);
