import type { Locator } from '@playwright/test';

/** What a person can read of a place. */
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
export const readable = (place: Locator): Promise<string> => place.innerText();
