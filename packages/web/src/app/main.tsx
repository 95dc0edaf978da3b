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

// Reading the locale from storage for every sentence would take a tenth of each redraw. A change of language reloads
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

/** In short pieces of time, so that a slow phone answers a touch meanwhile. */
const inPieces = () => startTransition(draw);

/** For so long the page shows what index.html has painted, in ms. */
const WAIT_MS = 1_500;

// Who is signed in gets the open screen in one drawing. To draw what stands in for its parts first would cost a slow phone
// more than to wait for them, and React would hold each part back until that has stood for 300 ms.
const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
// The page may show sign-in already.
if (root.querySelector('main') === null) void Promise.race([loadFirst(), late]).then(inPieces, inPieces);
else {
  // Only a drawing that has sign-in takes over what was typed. Without it the page stays, and says what is missing.
  const known = Promise.race([refreshIdentity(), late]);
  void Promise.all([import('../features/auth/early-input.ts'), loadSignIn(), known]).then(
    ([{ drawOver }]) => drawOver(root, () => flushSync(draw)),
    () => {
      for (const alert of root.querySelectorAll<HTMLElement>('[data-missing]')) alert.hidden = false;
    },
  );
}
