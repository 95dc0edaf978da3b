import type { Plugin } from 'vite';
import settings from './project.inlang/settings.json' with { type: 'json' };

/**
 * Pattern of a compiled message when there is only one language: it looks up the locale, ignores the result and returns
 * the only sentence.
 */
const ONLY_SENTENCE =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\s*return (\w+)\(inputs\);?\s*\}\)/;

/** The parts of the compiler's runtime that the app and its messages use. The rest detects the reader's language. */
const ONLY_LOCALE = `
  export const getLocale = () => ${JSON.stringify(settings.baseLocale)};
  export const overwriteGetLocale = () => {};
  export const experimentalStaticLocale = undefined;
`;

/**
 * Replaces each message with its sentence, and the locale lookup with the only locale. In every file, the code that
 * messages would otherwise run first is as large as a short sentence. With a second language the compiler generates a
 * different function, and both are left unchanged.
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
