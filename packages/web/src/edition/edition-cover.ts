import { cover } from '@first60/content';
import type { EditionCover } from '@first60/edition';
import { getLocale } from '../paraglide/runtime.js';

/** Id, date and hash of the edition in the build, without loading its content. `live-edition.ts` alone takes it. */
export { cover };

/** The edition's date in words. It is a calendar day: the device's time zone must not move it. */
export const contentDate = ({ date }: Pick<EditionCover, 'date'>): string =>
  new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
