import { createRoot } from 'react-dom/client';
import { keepWords } from '../../device/kept-words.ts';
import { giveFieldsBack, takeFields, watchFields } from './kept-fields.ts';
import { showWordsChange } from './words-alert.tsx';

/** What watches over every screen. It comes behind the first one, so that no start waits for it. */
export interface Behind {
  /** Draws the app once more, from nothing. */
  redraw?: () => void;
  fields?: { readonly takeFields: () => void; readonly giveFieldsBack: () => void };
}

/** Watches what is typed, for a screen that fails, and keeps the words of the page. */
export function watchPage(behind: Behind): void {
  if (behind.fields !== undefined) return;
  behind.fields = { takeFields, giveFieldsBack };
  watchFields();
  const place = document.body.appendChild(document.createElement('div'));
  const app = createRoot(place);
  if (keepWords(() => showWordsChange(app))) behind.redraw?.();
}
