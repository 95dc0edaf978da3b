import { momentText } from '../../device/moment-text.ts';
import { m } from '../../paraglide/messages.js';

/** A moment as the locale writes it, or "Never", also where it cannot be read. */
export function whenText(moment: string | null | undefined): string {
  const date = new Date(moment ?? '');
  return Number.isNaN(date.getTime()) ? m.admin_never() : momentText(date);
}
