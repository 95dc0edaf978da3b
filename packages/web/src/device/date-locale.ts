import { getLocale } from '../paraglide/runtime.js';

/**
 * How dates and times are written: as the reader's own kind of English writes them. Of any other language the app has no
 * word yet, and a date in Arabic letters and digits would stand alone on an English page.
 */
export const dateLocale = (): string => {
  const own = navigator.language;
  return own.split('-')[0] === getLocale() ? own : getLocale();
};
