import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/test.ts';
import { prepareAppScript } from './app-script.ts';
import { sharedValues } from './app-window.ts';
import { DocumentContext } from './document-context.ts';

/**
 * Playwright's runner for the built app in a document. Features that only a browser has - layout, images, the service
 * worker, touch, tabs, processes - are tested in specs/.
 */
export const test = base.extend<object, { appScript: undefined }>({
  appScript: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      await prepareAppScript();
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ server, viewport, expectedErrors }, use) => {
    const context = new DocumentContext(server.url, viewport ?? { width: 390, height: 844 });
    const before = sharedValues();
    await use(context as never); // the part of Playwright's context that a document has
    await context.close();
    const isChanged = sharedValues().some((value, index) => value !== before[index]);
    expect(isChanged, 'a test changed a class that all documents share: it belongs into specs/').toBe(false);
    expect(context.errors.filter((text) => !expectedErrors.patterns.some((expected) => expected.test(text)))).toEqual(
      [],
    );
  },
  page: async ({ context }, use) => {
    await use((await context.newPage()) as unknown as Page);
  },
});

export { expect };
