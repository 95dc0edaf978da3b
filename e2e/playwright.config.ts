import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath, isBrowserFound } from './browser.ts';

const ONE_MINUTE = 60_000;

// The tests start about two hundred servers, which share the code that Node has compiled.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/first60/compiled');

export default defineConfig({
  projects: [
    // They wait more than they compute: the app holds a part back for 300 ms once it has shown a placeholder for it.
    { name: 'documents', testDir: 'dom' },
    { name: 'browser', testDir: 'specs', workers: 2 },
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 4,
  retries: 0,
  // A broken build fails every test, so the first few failures are enough.
  maxFailures: 6,
  forbidOnly: true,
  timeout: ONE_MINUTE,
  expect: { timeout: 10_000 },
  // It prints every failure in full at the end.
  reporter: [['dot'], ['./times/times-reporter.ts']],
  use: {
    viewport: { width: 390, height: 844 },
    // Tests that need the worker use WITH_WORKER.
    serviceWorkers: 'block',
    // Knip reads this file too, on a machine where no test has searched for a browser yet.
    launchOptions: { ...(isBrowserFound() && { executablePath: browserPath() }), args: BROWSER_FLAGS },
    actionTimeout: 15_000,
    // A trace of each test would slow all of them down. Use `npm run e2e -- --trace retain-on-failure` if you need one.
    screenshot: 'only-on-failure',
  },
});
