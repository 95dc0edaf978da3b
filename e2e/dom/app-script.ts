import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { AppWindow } from './app-window.ts';

const WEB = join(import.meta.dirname, '../../packages/web/dist');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/first60/document');
const ASSETS = join(WEB, 'assets');

/** Origin of the app in document tests. No socket listens there. */
export const ORIGIN = 'http://localhost';

/** Each file name contains a hash of the file and its imports, so the name of the first part identifies the build. */
const start = (): string => {
  const name = readdirSync(ASSETS).find((file) => /^start-.*\.js$/.test(file));
  if (name === undefined) throw new Error('The web app is not built: run `npm test`.');
  return name;
};

/**
 * Combines the parts of the build into one script, because happy-dom cannot load the build's modules. Runs once per
 * build.
 */
export async function prepareAppScript(): Promise<void> {
  const name = start();
  if (existsSync(join(CACHE, name))) return;
  const bundle = await rolldown({
    input: join(ASSETS, name),
    platform: 'browser',
    logLevel: 'silent',
    treeshake: false,
    transform: { define: { 'import.meta.url': JSON.stringify(`${ORIGIN}/assets/app.js`) } },
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'app', codeSplitting: false });
  await bundle.close();
  mkdirSync(CACHE, { recursive: true });
  // Renamed when complete, so that no process reads half a file. Each worker writes its own file, because several may
  // write at once.
  const own = join(CACHE, `${name}.${process.pid}`);
  writeFileSync(own, output[0].code);
  renameSync(own, join(CACHE, name));
}

let run: ((window: AppWindow) => void) | undefined;

/** Starts the build's app in a window. Each start is independent: the script keeps nothing from an earlier start. */
export function startApp(window: AppWindow): void {
  run ??= inWindow(readFileSync(join(CACHE, start()), 'utf8'));
  run(window);
}

/** Code whose names are looked up in the window first, as in a browser. `with` exists only in sloppy code. */
export const inWindow = (code: string): ((window: AppWindow) => void) =>
  new Function('window', `with (window) { (function () { 'use strict';\n${code}\n}).call(window); }`) as (
    window: AppWindow,
  ) => void; // Function creates functions of any kind

/**
 * The build's page without its scripts and styles, but with a link for each stylesheet, so that the app waits for none.
 */
export function pageOfBuild(): string {
  const html = readFileSync(join(WEB, 'index.html'), 'utf8');
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith('.css'));
  const links = sheets.map((file) => `<link rel="stylesheet" href="/assets/${file}">`).join('');
  return html.replaceAll(/<(style|script)\b[^>]*>.*?<\/\1>/gs, '').replace('</head>', () => `${links}</head>`);
}
