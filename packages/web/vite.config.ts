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

/** Fingerprint of the recovery key that devices trust from their first start. */
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
      // React provides this hook. The shim is for versions that do not.
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
      // All targets except the oldest support modulepreload. Without it that browser only loads a little later.
      polyfill: false,
      // Home is preloaded. Other screens are loaded while the page is idle, and preloading their parts would delay
      // Home.
      resolveDependencies: (part, parts) => (/signed-in|home-screen/.test(part) ? parts : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each group also contains the imports of its modules, unless an earlier group has them. Otherwise the
          // bundler makes a file for everything that two screens share, and a first visit requests sixty of them.
          groups: [
            // The code that reads the build's edition. It uses nothing from the app, so it starts before the app.
            { name: 'first-card', test: /base[\\/]first-card\.ts$/ },
            // The code that is loaded at every start, including what sign-in shares with the screens after it.
            {
              name: 'start',
              test: /app[\\/]main\.tsx$|ui[\\/](alert|button|screen|fields[\\/]field)\.tsx$|(offline[\\/]use-part|session[\\/]session-state)\.ts$|icons[\\/](eye|shield-check|zap)\./,
            },
            // Includes what Home shares with the cards, so that neither loads the other's file.
            {
              name: 'signed-in',
              test: /app[\\/]signed-in\.tsx$|edition[\\/]live-edition\.ts$|search[\\/]search-box\.tsx$|addresses[\\/]protocol-href\.ts$|icons[\\/](baby|brain|chevron-right|skull|syringe|thermometer|x)\./,
            },
            { name: 'home', test: /home[\\/]home-screen\.tsx$/ },
            { name: 'sign-in', test: /auth[\\/]auth-screen\.tsx$/ },
            // The code that verifies an edition, separate from the code that installs it and assembles its parts.
            { name: 'seal', test: /packages[\\/]seal[\\/]src[\\/](?!recalled|parts)/ },
            // Includes code in this group that other screens use and the card itself does not need.
            {
              name: 'card',
              test: /protocols[\\/]protocols-screen\.tsx$|addresses[\\/]close-on-back\.ts$|icons[\\/](activity|rotate-ccw|undo-2|wind)\./,
            },
            // The component that lists and searches the cards of the whole edition.
            { name: 'lists', test: /protocols[\\/]listed-protocols\.tsx$/ },
            // Separate, so that no card waits for the icons of all cards.
            { name: 'card-icons', test: /card[\\/]protocol-icons\.ts$/ },
            // Only some cards have tools, and few screens ask a question in a dialog.
            { name: 'dialog', test: /ui[\\/](dialog-frame|confirm-dialog)\.tsx$/ },
            { name: 'card-drawings', test: /drawings[\\/]drawings\.tsx$/ },
            { name: 'card-tools', test: /card[\\/]tool-sections\.tsx$/ },
            // An arrest starts with few files, because each one is requested from the worker. The strip of clocks uses
            // its log, and Home uses its patient.
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
