import type { Page } from '@playwright/test';
import type { Kept } from '../../packages/web/src/edition/sealed/edition-store.ts';

/** Sentences on the storage screen about an edition that was refused. */
export const REFUSED =
  /It was not taken|offers less than this device has seen|did not come whole|could not store the new edition|needs a newer version of the app|was made for an earlier version|is not in force yet/;

/** The active version in the page's database. */
export async function storedVersion(page: Page): Promise<number | undefined> {
  const text = await page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const opening = indexedDB.open('first60-editions');
        opening.onerror = () => resolve(undefined);
        opening.onsuccess = () => {
          const state = opening.result.transaction('state').objectStore('state').get('kept');
          state.onsuccess = () => {
            opening.result.close();
            resolve((state.result as Kept | undefined)?.active?.manifest.text);
          };
        };
      }),
  );
  return text === undefined ? undefined : JSON.parse(text).version;
}
