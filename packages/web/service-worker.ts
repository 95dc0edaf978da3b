import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const WORKER = join(import.meta.dirname, 'src/service-worker/sw.ts');
const FILE_NAME = 'sw.js';
/** Not the files whose names begin with a dot: some systems leave them in folders, and the server does not send them. */
const STORED = /^(?!\.)(?!.*\/\.).*\.(css|html|js|json|pdf|png|svg|txt|webmanifest|woff2)$/;
/**
 * The content desk: its people need a network anyway, and every other device would store it for nothing. The files of
 * single cards: the edition has all of them.
 */
const ONLINE_ONLY = /^assets\/(?:desk-screen-|editions\/[^/]+\/card-)/;
/** The build puts the hash of a file of this folder into its name. */
const HASHED = /^assets\//;

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

/** Builds the service worker beside the app, with the list of the files that it stores. */
export function serviceWorker(): Plugin {
  let app: ResolvedConfig | undefined;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      app = resolved;
    },
    // The list is of files that are written already.
    async writeBundle() {
      if (app === undefined) return;
      const { root, logLevel = 'info' } = app;
      const { target, outDir } = app.build;
      const folder = resolve(root, outDir);
      await build({
        configFile: false,
        root,
        logLevel,
        publicDir: false,
        define: {
          // A build of a library leaves it to the user of the library.
          'process.env.NODE_ENV': '"production"',
          'self.__WB_MANIFEST': JSON.stringify(filesToStore(folder)),
        },
        build: {
          target,
          outDir: folder,
          emptyOutDir: false,
          // An ES module could not be registered as a classic script.
          lib: { entry: WORKER, name: 'app', formats: ['iife'], fileName: () => FILE_NAME },
        },
      });
    },
  };
}

/**
 * Every file of the build, as the worker lists it. A name without a hash exists in every build, so its entry has the
 * hash of the content. With it the worker stores only the file of its own build. The page comes before the files of the
 * folders, so that a worker that gets the page of another build fails before it has fetched the rest.
 */
export function filesToStore(folder: string): Entry[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(sep, '/'))
    .filter((name) => STORED.test(name) && name !== FILE_NAME && !ONLINE_ONLY.test(name))
    .sort()
    .reverse()
    .map((url) => {
      if (HASHED.test(url)) return { url, revision: null };
      const hash = createHash('sha256')
        .update(readFileSync(join(folder, url)))
        .digest('base64');
      // One hash for both, because a second one would be sent with every update.
      return { url, revision: hash, integrity: `sha256-${hash}` };
    });
}
