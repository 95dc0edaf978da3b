import { getLocale } from '../paraglide/runtime.js';
import { cover } from './edition-cover.ts';

/** The edition's date in words. It is a calendar day: the device's time zone must not move it. */
export const contentDate = (): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(cover.date));
