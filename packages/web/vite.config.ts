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
        // The default registers an ES module as a classic script, so the worker would never start.
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
      // All but the oldest target know modulepreload. That one only loads a little later without it.
      polyfill: false,
      // Home is preloaded. Other screens are loaded while the page is idle, and preloading their parts would delay
      // Home.
      resolveDependencies: (part, parts) => (/signed-in|home-screen/.test(part) ? parts : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The files that every start loads, as one chunk. Otherwise the bundler splits them by their users, and any
            // new screen changes the weight of sign-in. The more of it is in one file, the better it compresses.
            {
              name: 'start',
              test: /node_modules[\\/](react|react-dom|scheduler|idb-keyval|lucide-react[\\/]dist[\\/]esm)([\\/](cjs|dist))?[\\/][^\\/]+$|paraglide[\\/](runtime|messages[\\/]product_name\.)|web[\\/]src[\\/](device[\\/](listeners|storage|theme-picker)|server[\\/](api|connection)|session[\\/](user-scope|identity|device-store|owed-sign-out|use-user-scope|session-state)|ui[\\/]brand-mark)\.|contract[\\/]src[\\/]paths/,
            },
            // The parts of the edition that Home needs before the content, and its small helpers, as one chunk instead
            // of four.
            {
              name: 'cover',
              test: /content[\\/]src[\\/]built[\\/]cover\.|web[\\/]src[\\/](edition[\\/](edition-cover|content-seen)|session[\\/]per-user|addresses[\\/](query-values|protocol-href))\./,
            },
            // The query library's client. Otherwise the bundler splits it in three, which costs more than it saves.
            {
              name: 'query-client',
              test: /query-core[\\/]build[\\/]modern[\\/](queryClient|mutation|mutationCache|queryCache)\.js$/,
            },
            // Icons that Home shares with other screens. Otherwise each has a file of its own.
            {
              name: 'tile-icons',
              test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](baby|brain|chevron-right|heart-pulse|skull|syringe|thermometer|x)\./,
            },
            // The content in parts that change separately, so that a corrected card does not reload the formulary.
            { name: 'protocols', test: /content[\\/]src[\\/]built[\\/]protocols\./ },
            { name: 'formulary', test: /content[\\/]src[\\/]built[\\/]formulary\./ },
            { name: 'sources', test: /content[\\/]src[\\/]built[\\/]sources\./ },
          ],
        },
      },
    },
  },
});
