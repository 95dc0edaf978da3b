import { shareText } from '../../../device/share.ts';
import { type MethaneReport, tooLong } from '../../../incident/methane-report.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { methaneText, PART_NAME } from './methane-words.ts';

/** Opens the share sheet of the device, or copies the report. One that is too long for the radio stays here. */
export async function shareMethane(report: MethaneReport): Promise<void> {
  const [part] = tooLong(report);
  if (part !== undefined) {
    const description = m.methane_shorten_text({ part: PART_NAME[part]() });
    toast({ title: m.methane_shorten(), description, tone: 'destructive' });
    return;
  }
  const shared = await shareText({ title: m.methane_title(), text: methaneText(report) });
  if (shared === 'clipboard') toast({ title: m.methane_copied(), description: m.methane_copied_text() });
  if (shared === 'nowhere') {
    toast({ title: m.methane_not_copied(), description: m.methane_not_copied_text(), tone: 'destructive' });
  }
}
