import { quickAnswer } from '@first60/clinical';
import type { Edition } from '@first60/edition';
import { shareText } from '../../device/share.ts';
import { quickRows } from '../../doses/in-calculator/quick-rows.ts';
import { m } from '../../paraglide/messages.js';
import { patientText } from '../../patient/patient.ts';
import { toast } from '../../ui/toast.ts';
import { sharedText } from './shared-text.ts';

/** Shares the doses for the current values. Requires a weight. */
export async function shareDoses(edition: Edition): Promise<void> {
  const ageText = patientText('age');
  const { weight, given } = quickAnswer(patientText('weight'), ageText, quickRows(edition));
  if (weight.kind !== 'weight') {
    toast({ title: m.calc_share_no_weight(), description: m.calc_share_no_weight_text(), tone: 'destructive' });
    return;
  }
  const text = sharedText(edition, weight, ageText, given);
  const shared = await shareText({ title: m.calc_share_title(), text });
  if (shared === 'clipboard') toast({ title: m.calc_copied(), description: m.calc_copied_text() });
  if (shared === 'nowhere') {
    toast({ title: m.calc_not_copied(), description: m.calc_not_copied_text(), tone: 'destructive' });
  }
}
