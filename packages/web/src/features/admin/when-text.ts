import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';

/** A date and time in the locale's format, or "Never" if it is missing or unreadable. */
export function whenText(moment: string | null | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? m.admin_never() : momentText(date);
}
