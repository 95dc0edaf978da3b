import { cover } from '@first60/content';
import { getLocale } from '../paraglide/runtime.js';

/** Id, date and hash of the edition, without loading its content. */
export { cover };

/** The edition's date in words. It is a calendar day: the device's time zone must not move it. */
export const contentDate = (): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(cover.date));
