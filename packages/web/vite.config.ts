import { join } from 'node:path';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from '../../package.json' with { type: 'json' };
import { brandMark } from './brand-mark.ts';
import { editionFiles } from './edition-files.ts';
import { firstPaint } from './first-paint.ts';
import { messageCompiler } from './messages.config.ts';
import { oneLanguage } from './one-language.ts';
import { pathLiterals } from './path-literals.ts';
import { reactWrites } from './react-writes.ts';
import { serviceWorker } from './service-worker.ts';

const API = `http://127.0.0.1:${process.env.PORT || 3000}`;

/** Fingerprint of the recovery key that devices trust from their first start on. */
const ROOT = process.env.CONTENT_ROOT ?? '';
if (!/^(?:[0-9a-f]{64})?$/.test(ROOT))
  throw new Error('CONTENT_ROOT must be the fingerprint of a recovery key: 64 digits, 0-9 and a-f.');

export default defineConfig({
  root: import.meta.dirname,
  define: {
    __APP_VERSION__: JSON.stringify(packageJson.version),
    __CONTENT_ROOT__: JSON.stringify(ROOT),
  },
  resolve: {
    alias: [
      // React has this hook. The shim is for versions before it.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      { find: /^.*\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src/ui/drawn-icon.ts') },
    ],
  },
  plugins: [
    react(),
    reactWrites(),
    tailwindcss(),
    paraglideVitePlugin(messageCompiler),
    oneLanguage(),
    pathLiterals(),
    brandMark(),
    editionFiles(),
    firstPaint(),
    serviceWorker(),
  ],
  server: { proxy: { '/api': API } },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      // All but the oldest target know modulepreload. That one only loads a little later without it.
      polyfill: false,
      // Home is preloaded. Other screens are loaded while the page is idle, and preloading their parts would delay
      // Home.
      resolveDependencies: (part, parts) => (/signed-in|home-screen/.test(part) ? parts : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group takes what its modules import as well, unless an earlier one has it. Otherwise the bundler makes a
          // file of everything that two screens share, and a first visit asks for sixty of them.
          groups: [
            // What reads the edition of the build. It uses nothing of the app, so it starts before it.
            { name: 'first-card', test: /base[\\/]first-card\.ts$/ },
            // What every start loads, with what sign-in shares with the screens behind it.
            {
              name: 'start',
              test: /app[\\/]main\.tsx$|ui[\\/](alert|button|screen|fields[\\/]field)\.tsx$|(offline[\\/]use-part|session[\\/]session-state)\.ts$|icons[\\/](eye|shield-check|zap)\./,
            },
            // With what Home shares with the cards: neither loads the file of the other.
            {
              name: 'signed-in',
              test: /app[\\/]signed-in\.tsx$|edition[\\/]live-edition\.ts$|search[\\/]search-box\.tsx$|addresses[\\/]protocol-href\.ts$|icons[\\/](baby|brain|chevron-right|skull|syringe|thermometer|x)\./,
            },
            { name: 'home', test: /home[\\/]home-screen\.tsx$/ },
            { name: 'sign-in', test: /auth[\\/]auth-screen\.tsx$/ },
            // What verifies an edition, apart from what installs it and puts its parts together.
            { name: 'seal', test: /packages[\\/]seal[\\/]src[\\/](?!recalled|parts)/ },
            // With what other screens have of it beyond what it needs itself.
            {
              name: 'card',
              test: /protocols[\\/]protocols-screen\.tsx$|addresses[\\/]close-on-back\.ts$|icons[\\/](activity|rotate-ccw|undo-2|wind)\./,
            },
            // What lists and searches the cards of the whole edition.
            { name: 'lists', test: /protocols[\\/]listed-protocols\.tsx$/ },
            // No card waits for the icons of all.
            { name: 'card-icons', test: /card[\\/]protocol-icons\.ts$/ },
            // Only some cards have tools, and few screens ask anything in a dialog.
            { name: 'dialog', test: /ui[\\/](dialog-frame|confirm-dialog)\.tsx$/ },
            { name: 'card-drawings', test: /drawings[\\/]drawings\.tsx$/ },
            { name: 'card-tools', test: /card[\\/]tool-sections\.tsx$/ },
            // An arrest starts with few files: each is asked of the worker. The strip of clocks has its log, Home its patient.
            { name: 'comprehensive-patient', test: /clinical[\\/]src[\\/]comprehensive-patient\.ts$/ },
            { name: 'arrest-log', test: /web[\\/]src[\\/]arrest[\\/](log[\\/]|time-text)|icons[\\/]arrow-right\./ },
            { name: 'arrest-words', test: /arrest[\\/]screen[\\/]words[\\/]/ },
            { name: 'arrest-screen', test: /arrest[\\/]screen[\\/]arrest-screen\.tsx$/ },
          ],
        },
      },
    },
  },
});
