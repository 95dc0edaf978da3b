import { m } from '../../paraglide/messages.js';

/** A moment as the locale writes it, or "Never". */
export const whenText = (moment: string | null): string =>
  moment === null ? m.admin_never() : new Date(moment).toLocaleString();
