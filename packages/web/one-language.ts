import type { Plugin } from 'vite';

/** A message while there is one language: it asks for the locale, ignores the answer and says the only sentence. */
const ONLY_SENTENCE =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\s*experimentalStaticLocale \?\? options\.locale \?\? getLocale\(\);?\s*return (\w+)\(inputs\);?\s*\}\)/;

/**
 * Makes each message its sentence. What it would do before it weighs as much as a short sentence does. With a second
 * language the compiler writes another function, which stays.
 */
export function oneLanguage(): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]paraglide[\\/]messages[\\/]/ },
      handler: (code) => ({ code: code.replace(ONLY_SENTENCE, '$1'), map: null }),
    },
  };
}
