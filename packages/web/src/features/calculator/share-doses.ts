import { digits, type Kg } from '@first60/clinical';
import { edition } from '../../lib/edition.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';
import { doseText, flagWords, routeText, volumeText } from './given-text.ts';
import { type GivenRow, quickResults } from './quick-results.ts';
import type { QuickReading } from './use-quick-reading.ts';

/** Opens the share sheet of the device; one without it gets the text on its clipboard. A weight is needed. */
export async function shareDoses({ weight, path }: QuickReading, ageText: string): Promise<void> {
  if (weight.kind !== 'weight') {
    toast({ title: m.calc_share_no_weight(), description: m.calc_share_no_weight_text(), tone: 'destructive' });
    return;
  }
  const title = m.calc_share_title();
  const text = shareText(weight.weight, ageText, quickResults(path).given);
  if (typeof navigator.share === 'function') {
    const shared = await navigator.share({ title, text }).then(() => true, wasClosed);
    if (shared) return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: m.calc_copied(), description: m.calc_copied_text() });
  } catch {
    toast({ title: m.calc_not_copied(), description: m.calc_not_copied_text(), tone: 'destructive' });
  }
}

/** Closing the sheet without sharing is no failure; a sheet that cannot open falls back to the clipboard. */
const wasClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function shareText(weight: Kg, ageText: string, given: readonly GivenRow[]): string {
  return [
    m.calc_share_title(),
    m.calc_share_weight({ weight: digits(weight.value) }),
    ageText.trim() === '' ? m.calc_share_no_age() : m.calc_share_age({ age: ageText.trim() }),
    '',
    ...given.map(lineOf),
    '',
    m.calc_share_foot({ edition: edition.id }),
  ].join('\n');
}

function lineOf(each: GivenRow): string {
  const { name, indication } = each.row.entry;
  const figures = { name, indication, dose: doseText(each), route: routeText(each) };
  const volume = volumeText(each);
  const line = volume === null ? m.calc_share_line_volume(figures) : m.calc_share_line({ ...figures, volume });
  const flags = flagWords(each);
  return flags.length === 0 ? line : m.calc_share_flag({ line, flags: flags.join(', ') });
}
