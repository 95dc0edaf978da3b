import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '../../paraglide/messages.js';
import { AuthContent } from './auth-screen.tsx';
import { SignedOutMain } from './signed-out-frame.tsx';

/**
 * Markup that every first visitor would load needlessly: the attributes of icons that are not part of the drawing, and
 * the list of security questions, which is at the end of the form and comes with the app.
 */
const UNUSED =
  /\blucide(-[\w-]+)? | xmlns="[^"]*"|(?<=name="securityQuestion[^>]*><option[^>]*>[^<]*<\/option>)(<option.*?)(?=<\/select>)/g;

/**
 * The first render of Sign-in or Create Account, for the page (the build's landing.ts). The app itself does not use it.
 */
export function landingMarkup(tab: 'login' | 'register'): string {
  // The page shows this alert if the app does not load.
  const markup = renderToStaticMarkup(
    <SignedOutMain>
      <p role="alert" data-missing hidden className="mb-4 font-semibold text-critical-ink">
        {m.page_app_missing()}
      </p>
      <AuthContent />
    </SignedOutMain>,
    // Both forms may be on the same page, and two fields must not share an id.
    { identifierPrefix: `${tab}-` },
  );
  return markup
    .replace(/<title>.*?<\/title>/, '')
    .replace('<main', `<main data-tab="${tab}"`)
    .replaceAll(UNUSED, '');
}
