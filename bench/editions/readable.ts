import type { Locator } from '@playwright/test';

/** The part of an element's text that a person can read. */
// biome-ignore lint/performance/useDomNodeTextContent: people do not read what is hidden
export const readable = (place: Locator): Promise<string> => place.innerText();
