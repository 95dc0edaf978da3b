import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const WORKER = join(import.meta.dirname, 'src/service-worker/sw.ts');
const FILE_NAME = 'sw.js';
/**
 * Excludes files whose names begin with a dot, because some systems leave such files in folders and the server does not
 * send them.
 */
const STORED = /^(?!\.)(?!.*\/\.).*\.(css|html|js|json|pdf|png|svg|txt|webmanifest|woff2)$/;
/**
 * Files that are not stored. The content desk needs a network anyway, and every other device would store it for
 * nothing. The files for single cards are not needed, because the edition contains all cards.
 */
const ONLINE_ONLY = /^assets\/(?:desk-screen-|editions\/[^/]+\/card-)/;
/** The build adds a hash to the name of every file in this folder. */
const HASHED = /^assets\//;

interface Entry {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

/** Builds the service worker along with the app, including the list of files that it stores. */
export function serviceWorker(): Plugin {
  let app: ResolvedConfig | undefined;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      app = resolved;
    },
    // Runs after the files are written, because the list is made from them.
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
          // A library build leaves this to the user of the library.
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
 * Every file in the build, in the form in which the worker lists it. A name without a hash exists in every build, so
 * its entry includes the hash of the content. The worker then stores only its own build's file. The page is listed
 * before the files in folders, so that a worker that receives another build's page fails before it has fetched the
 * rest.
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
      // One hash serves both purposes, because a second one would be sent with every update.
      return { url, revision: hash, integrity: `sha256-${hash}` };
    });
}
