import type { Plugin } from 'vite';
import settings from './project.inlang/settings.json' with { type: 'json' };

/** A message while there is one language: it asks for the locale, ignores the answer and says the only sentence. */
const ONLY_SENTENCE =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\s*return (\w+)\(inputs\);?\s*\}\)/;

/** What the app and its messages use of the compiler's runtime. The rest of it looks for the language of the reader. */
const ONLY_LOCALE = `
  export const getLocale = () => ${JSON.stringify(settings.baseLocale)};
  export const overwriteGetLocale = () => {};
  export const experimentalStaticLocale = undefined;
`;

/**
 * Makes each message its sentence, and the locale the only one. What both would do before weighs as much as a short
 * sentence does, in every file. With a second language the compiler writes another function, and both stay.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]paraglide[\\/](messages[\\/]|runtime\.js)/ },
      handler(code, id) {
        if (!id.endsWith('runtime.js')) return { code: code.replace(ONLY_SENTENCE, '$1'), map: null };
        return settings.locales.length > 1 ? null : { code: ONLY_LOCALE, map: null };
      },
    },
  };
}
