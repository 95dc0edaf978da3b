import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '../../paraglide/messages.js';
import { AuthContent } from './auth-screen.tsx';
import { SignedOutMain } from './signed-out-frame.tsx';

/** What an icon says beside its drawing. A page needs none of it, and every first visitor loads it. */
const UNUSED = /\blucide(-[\w-]+)? | xmlns="[^"]*"/g;

/** Sign-in or Create Account as its first drawing, for the page (landing.ts of the build). No part of the app uses it. */
export function landingMarkup(tab: 'login' | 'register'): string {
  // What the components read of a browser in which nothing is stored.
  Object.assign(globalThis, {
    document: { cookie: '' },
    sessionStorage: { getItem: (key: string) => (key === 'auth.tab' ? tab : null) },
  });
  // The alert is shown by the page, where the app does not come.
  const markup = renderToStaticMarkup(
    <SignedOutMain>
      <p role="alert" data-missing hidden className="mb-4 font-semibold text-critical-ink">
        {m.page_app_missing()}
      </p>
      <AuthContent />
    </SignedOutMain>,
    // Both may stand in one page, and no two fields of it may have one id.
    { identifierPrefix: `${tab}-` },
  );
  return markup
    .replace(/<title>.*?<\/title>/, '')
    .replace('<main', `<main data-tab="${tab}"`)
    .replaceAll(UNUSED, '');
}
