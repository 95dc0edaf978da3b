import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '../../paraglide/messages.js';
import { AuthContent } from './auth-screen.tsx';
import { SignedOutMain } from './signed-out-frame.tsx';

/**
 * What every first visitor would load for nothing: what an icon says beside its drawing, and the questions to choose from,
 * which stand at the end of the form and come with the app.
 */
const UNUSED =
  /\blucide(-[\w-]+)? | xmlns="[^"]*"|(?<=name="securityQuestion[^>]*><option[^>]*>[^<]*<\/option>)(<option.*?)(?=<\/select>)/g;

/** Sign-in or Create Account as its first drawing, for the page (landing.ts of the build). No part of the app uses it. */
export function landingMarkup(tab: 'login' | 'register'): string {
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
