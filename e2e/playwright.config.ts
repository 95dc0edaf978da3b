import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser.ts';

const ONE_MINUTE = 60_000;

export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: ONE_MINUTE,
  expect: { timeout: 10_000 },
  reporter: [['line']],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: { executablePath: browserPath(), args: BROWSER_FLAGS },
    trace: 'retain-on-failure',
  },
});
