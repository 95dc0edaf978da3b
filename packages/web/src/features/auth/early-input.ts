import { writeSessionText } from '../../session/session-state.ts';
import { EMPTY_DRAFT, keepDraft, type RegistrationDraft } from './registration-draft.ts';

/*
 * The page shows sign-in before the app has loaded (the build's landing.ts). Text typed and buttons pressed before that
 * carry over when the app renders in its place.
 */
export interface EarlyInput {
  readonly password: string;
  readonly registration: RegistrationDraft | undefined;
  /** Restores the focus, and submits the form that was submitted. */
  readonly goOn: () => void;
}

const CONTROLS = 'a, button, input, select';
let early: EarlyInput | undefined;

const typedIn = (form: HTMLFormElement | null | undefined): Readonly<Record<string, string>> =>
  form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {};

/** The input from the page, while the `draw` argument of `drawOver` runs. Undefined at any other time. */
export const earlyInput = (): EarlyInput | undefined => early;

/**
 * Renders the app over the current page.
 * @param draw renders before it returns, so that no key press can come in between. A form that is rendered later
 * receives no input, because it may belong to another user.
 */
export function drawOver(page: HTMLElement, draw: () => void): void {
  early = takeInput(page);
  draw();
  early = undefined;
}

function takeInput(page: HTMLElement): EarlyInput {
  const mains = [...page.querySelectorAll('main')];
  const formOf = (tab: string) => mains.find(({ dataset }) => dataset.tab === tab)?.querySelector('form');
  const { email = '', password = '' } = typedIn(formOf('login'));
  const typed = typedIn(formOf('register'));
  const registration = Object.values(typed).some((text) => text !== '') ? { ...EMPTY_DRAFT, ...typed } : undefined;
  const shown = mains.find(({ hidden }) => !hidden);
  const focused = document.activeElement;
  const at = [...(shown?.querySelectorAll(CONTROLS) ?? [])].indexOf(focused as Element);
  const selection = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : [];
  const isSent = page.dataset.sent === shown?.dataset.tab;
  page.onclick = page.onsubmit = null;
  if (email !== '') writeSessionText('auth.email', email);
  if (registration) writeSessionText('auth.registration', keepDraft(registration) || null);
  if (shown?.dataset.tab === 'register') writeSessionText('auth.tab', 'register');
  return {
    password,
    registration,
    goOn: () => {
      const control = document.querySelectorAll<HTMLElement>(`main :is(${CONTROLS})`)[at];
      control?.focus({ preventScroll: true });
      const [start, end] = selection;
      if (control instanceof HTMLInputElement && typeof start === 'number')
        control.setSelectionRange(start, end ?? start);
      if (isSent) document.querySelector('form')?.requestSubmit();
    },
  };
}
