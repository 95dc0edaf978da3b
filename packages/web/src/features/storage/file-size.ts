import { getLocale } from '../../paraglide/runtime.js';

const MEGABYTE = 1_000_000;

/** Bytes in megabytes with one decimal, as a device's settings show them: "2.3 MB". */
export const fileSize = (bytes: number): string =>
  new Intl.NumberFormat(getLocale(), {
    style: 'unit',
    unit: 'megabyte',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(bytes / MEGABYTE);
