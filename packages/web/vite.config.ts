import { paraglideVitePlugin } from '@inlang/paraglide-js';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import packageJson from '../../package.json' with { type: 'json' };
import { brandMark } from './brand-mark.ts';
import { fileIntegrity } from './file-integrity.ts';
import { firstPaint } from './first-paint.ts';
import { messageCompiler } from './messages.config.ts';
import { webManifest } from './web-manifest.ts';

const API = `http://127.0.0.1:${process.env.PORT || 3000}`;

const integrity = fileIntegrity();

export default defineConfig({
  root: import.meta.dirname,
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  plugins: [
    react(),
    tailwindcss(),
    paraglideVitePlugin(messageCompiler),
    brandMark(),
    firstPaint(),
    integrity.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: webManifest,
      injectManifest: {
        // The default registers an ES module as a classic script: the worker then never starts.
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,svg,png,pdf,woff2,webmanifest}'],
        maximumFileSizeToCacheInBytes: 3_000_000,
        manifestTransforms: [integrity.addTo],
      },
    }),
  ],
  server: { proxy: { '/api': API } },
  build: {
    target: ['chrome111', 'safari16.4', 'firefox128'],
    assetsInlineLimit: 0,
    sourcemap: false,
    modulePreload: {
      // All but the oldest of these know modulepreload; that one only loads a little later without it.
      polyfill: false,
      // The way to Home is fetched at once. Other screens come while the page rests; a list of their parts would make
      // Home wait for what it does not need.
      resolveDependencies: (part, parts) => (/signed-in|home-screen/.test(part) ? parts : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every start loads, in one file: left to itself it falls apart by who else uses which part of it, and
            // any new screen changes what sign-in weighs. The more of it is in one file, the better it compresses.
            {
              name: 'start',
              test: /node_modules[\\/](react|react-dom|scheduler|idb-keyval|lucide-react[\\/]dist[\\/]esm)([\\/](cjs|dist))?[\\/][^\\/]+$|paraglide[\\/](runtime|messages[\\/]product_name\.)|web[\\/]src[\\/](device[\\/](storage|theme-picker)|server[\\/](api|connection)|session[\\/](user-scope|identity|device-store|owed-sign-out|use-user-scope|session-state)|ui[\\/]brand-mark)\.|contract[\\/]src[\\/]paths/,
            },
            // What Home asks of the edition before the content is there, and its small helpers: one file, not four.
            {
              name: 'cover',
              test: /content[\\/]src[\\/](cover|groups|edition-digest)\.|web[\\/]src[\\/](edition[\\/](edition-cover|content-seen)|session[\\/]per-user|addresses[\\/](query-values|protocol-href))\./,
            },
            // The query library's client: left to itself it falls apart in three, which cost more than they save.
            {
              name: 'query-client',
              test: /query-core[\\/]build[\\/]modern[\\/](queryClient|mutation|mutationCache|queryCache)\.js$/,
            },
            // Icons of Home that other screens have too: left to itself each has a file of its own.
            {
              name: 'tile-icons',
              test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](baby|brain|chevron-right|heart-pulse|skull|syringe|thermometer|x)\./,
            },
            // The content in pieces that change apart, so that a corrected card does not cost a device the formulary again.
            { name: 'protocols', test: /content[\\/]src[\\/]protocols[\\/]/ },
            { name: 'formulary', test: /content[\\/]src[\\/]formulary[\\/]/ },
            { name: 'sources', test: /content[\\/]src[\\/]sources[\\/]/ },
          ],
        },
      },
    },
  },
});
