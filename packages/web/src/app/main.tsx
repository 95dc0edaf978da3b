import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { watchMissingParts } from '../offline/update-state.ts';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { refreshIdentity } from '../session/identity.ts';
import { App, loadFirst } from './app.tsx';
import { loadSignIn } from './signed-out.tsx';
import '../styles/app.css';

watchMissingParts();

// Reading the locale from storage for every sentence would take a tenth of each redraw. Changing the language reloads
// the app.
const locale = getLocale();
overwriteGetLocale(() => locale);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element');

const app = createRoot(root);
const draw = () =>
  app.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

/** Renders in short slices, so that a slow phone still responds to a touch. */
const inPieces = () => startTransition(draw);

/** Longest time that the page shows what index.html has painted, in ms. */
const WAIT_MS = 1_500;

// For signed-in users the open screen appears in a single render. On a slow phone, rendering fallbacks for its parts
// first would cost more than waiting, and React would hold each part back until its fallback had been shown for 300 ms.
const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
// The page may already show sign-in.
if (root.querySelector('main') === null) void Promise.race([loadFirst(), late]).then(inPieces, inPieces);
else {
  // Only a render that includes sign-in can take over the typed text. Otherwise the page stays and shows what is
  // missing.
  const known = Promise.race([refreshIdentity(), late]);
  void Promise.all([import('../features/auth/early-input.ts'), loadSignIn(), known]).then(
    ([{ drawOver }]) => drawOver(root, () => flushSync(draw)),
    () => {
      for (const alert of root.querySelectorAll<HTMLElement>('[data-missing]')) alert.hidden = false;
    },
  );
}
