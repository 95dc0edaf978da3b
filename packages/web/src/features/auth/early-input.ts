import { writeSessionText } from '../../session/session-state.ts';
import { EMPTY_DRAFT, keepDraft, type RegistrationDraft } from './registration-draft.ts';

/*
 * The page shows sign-in before the app is there (landing.ts of the build). What was typed and pressed on it by then goes
 * on when the app draws in its place.
 */
export interface EarlyInput {
  readonly password: string;
  readonly registration: RegistrationDraft | undefined;
  /** Puts the focus where it was, and sends the form that was sent. */
  readonly goOn: () => void;
}

const CONTROLS = 'a, button, input, select';
let early: EarlyInput | undefined;

const typedIn = (form: HTMLFormElement | null | undefined): Readonly<Record<string, string>> =>
  form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : {};

/** What stood in the page, while `draw` of `drawOver` runs; undefined at any other time. */
export const earlyInput = (): EarlyInput | undefined => early;

/**
 * Draws the app over what stands in the page now.
 * @param draw draws before it returns: no key may come between. A form that is drawn later gets nothing: it may be that of
 * somebody else.
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
