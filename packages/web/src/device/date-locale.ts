import { getLocale } from '../paraglide/runtime.js';

/**
 * The locale for dates and times: the reader's own variety of English. The app is not available in other languages yet,
 * and an Arabic date would be the only Arabic on an English page.
 */
export const dateLocale = (): string => {
  const own = navigator.language;
  return own.split('-')[0] === getLocale() ? own : getLocale();
};
