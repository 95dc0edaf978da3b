import type { Root } from 'react-dom/client';
import { m } from '../../paraglide/messages.js';
import { isArrestRunning } from '../../session/running-arrests.ts';
import { Alert } from '../../ui/alert.tsx';

/** Duration of the alert, and the shortest time between two alerts while changes continue, in ms. */
const SHOWN_MS = 10_000;
const SELDOM_MS = 120_000;

let told = Number.NEGATIVE_INFINITY;

/**
 * Shows that the browser has changed the page's wording. The alert lies above the page, ignores presses and moves
 * nothing. It is not shown while an arrest runs, because it would cover the clock.
 */
export function showWordsChange(place: Root): void {
  const now = performance.now();
  if (now - told < SELDOM_MS || isArrestRunning()) return;
  told = now;
  place.render(<WordsAlert />);
  setTimeout(() => place.render(null), SHOWN_MS);
}

const WordsAlert = () => (
  <div className="pointer-events-none fixed inset-x-3 top-[max(0.75rem,env(safe-area-inset-top))] z-50 mx-auto max-w-md print:hidden">
    <Alert tone="critical" live title={m.words_changed_title()}>
      {m.words_changed_text()}
    </Alert>
  </div>
);
