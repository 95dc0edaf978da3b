import { createRoot } from 'react-dom/client';
import { keepWords } from '../../device/kept-words.ts';
import { giveFieldsBack, takeFields, watchFields } from './kept-fields.ts';
import { showWordsChange } from './words-alert.tsx';

/** Hooks for the page watcher, which loads after the first screen, so that startup never waits for it. */
export interface Behind {
  /** Renders the whole app again from scratch. */
  redraw?: () => void;
  fields?: { readonly takeFields: () => void; readonly giveFieldsBack: () => void };
}

/** Tracks typed text in case a screen fails, and protects the page's wording. */
export function watchPage(behind: Behind): void {
  if (behind.fields !== undefined) return;
  behind.fields = { takeFields, giveFieldsBack };
  watchFields();
  const place = document.body.appendChild(document.createElement('div'));
  const app = createRoot(place);
  if (keepWords(() => showWordsChange(app))) behind.redraw?.();
}
