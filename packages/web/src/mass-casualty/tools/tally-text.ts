import { m } from '../../paraglide/messages.js';
import { type Tally, totalCounted } from '../tally.ts';

/** The tally in words, to be read out. */
export const tallyText = (tally: Tally): string =>
  m.triage_tally_spoken({ total: totalCounted(tally), ...tally.counts });
