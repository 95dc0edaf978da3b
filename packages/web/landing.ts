import { join } from 'node:path';
import { SESSION_MARK } from '@first60/contract';
import { runnerImport } from 'vite';
import { pathLiterals } from './path-literals.ts';
import { HELD } from './src/session/held-user.ts';
import { OWED_SIGN_OUT } from './src/session/owed-sign-out.ts';

/** The pre-sign-in screen, which the page shows while the app is loading. */
export interface Landing {
  /** Sign-in and Create Account as templates, so that they do not slow down the first paint. */
  readonly templates: string;
  /** Shows the templates. Runs in the page after the first paint, and needs `root`. */
  readonly script: string;
}

const TABS = ['login', 'register'] as const;

type Markup = typeof import('./src/features/auth/landing-markup.tsx');

/** Rendered by the app's own components, so that nothing moves when the app replaces it. */
export async function landing(): Promise<Landing> {
  let shown: string = TABS[0];
  const takeBack = standIn({
    document: { cookie: '' },
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: (key: string) => (key === 'auth.tab' ? shown : null) },
  });
  const { module } = await runnerImport<Markup>(join(import.meta.dirname, 'src/features/auth/landing-markup.tsx'), {
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [pathLiterals()],
  });
  const templates = TABS.map((tab) => {
    shown = tab;
    return `<template id="landing-${tab}">${module.landingMarkup(tab)}</template>`;
  });
  takeBack();
  return { templates: templates.join('\n    '), script: SHOW };
}

/** Makes the components see a browser with empty storage. @returns a function that undoes this */
function standIn(globals: Readonly<Record<string, object>>): () => void {
  const before = Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(globalThis, name, own);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/**
 * Only for someone unknown to the device: nobody is signed in, no code is stored, and nothing was typed before. Typing
 * and presses wait for the app (early-input.ts), but switching tabs works immediately.
 */
const SHOW = `
    const show = (tab) => {
      if (!root.querySelector('[data-tab=' + tab + ']'))
        root.append(document.getElementById('landing-' + tab).content.cloneNode(true));
      for (const main of root.querySelectorAll('main')) main.hidden = main.dataset.tab !== tab;
    };
    const isNew = () => {
      try {
        return (
          !/^\\/reset-password/i.test(location.pathname) &&
          !document.cookie.includes('${SESSION_MARK}=') &&
          !['first60.identity', '${HELD}', '${OWED_SIGN_OUT}'].some((key) => localStorage.getItem(key)) &&
          !Object.keys(sessionStorage).some((key) => key.startsWith('auth.'))
        );
      } catch {}
    };
    const land = () => {
      if (!isNew()) return;
      show('login');
      root.onclick = ({ target }) => {
        const tab = target.closest('[role=tab]');
        if (!tab) return;
        show(tab.id.split('-').pop());
        root.querySelector('main:not([hidden]) [aria-selected=true]').focus();
      };
      root.onsubmit = (event) => {
        event.preventDefault();
        root.dataset.sent = event.target.closest('main').dataset.tab;
        if (event.submitter) event.submitter.disabled = true;
      };
    };
    `;
