import { digits, QUICK_WEIGHT, readAge, readQuickWeight, type WeightReading } from '@first60/clinical';
import { edition } from '../../lib/edition.ts';
import { patientText } from '../../lib/patient.ts';
import { shareText } from '../../lib/share.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/toast.ts';
import { doseText, flagWords, routeText, volumeText } from './given-text.ts';
import { quickPathOf } from './quick-path.ts';
import { type GivenRow, quickResults } from './quick-results.ts';

/** Shares the doses of the patient's values as they are at this moment. A weight is needed. */
export async function shareDoses(): Promise<void> {
  const ageText = patientText('age');
  const weight = readQuickWeight(patientText('weight'));
  if (weight.kind !== 'weight') {
    toast({ title: m.calc_share_no_weight(), description: m.calc_share_no_weight_text(), tone: 'destructive' });
    return;
  }
  const { given } = quickResults(quickPathOf(weight, readAge(ageText)));
  const shared = await shareText({ title: m.calc_share_title(), text: sharedText(weight, ageText, given) });
  if (shared === 'clipboard') toast({ title: m.calc_copied(), description: m.calc_copied_text() });
  if (shared === 'nowhere') {
    toast({ title: m.calc_not_copied(), description: m.calc_not_copied_text(), tone: 'destructive' });
  }
}

type Weighed = Extract<WeightReading, { kind: 'weight' }>;

function sharedText({ weight, capped }: Weighed, ageText: string, given: readonly GivenRow[]): string {
  return [
    m.calc_share_title(),
    m.calc_share_weight({ weight: digits(weight.value) }),
    ...(capped ? [m.calc_weight_capped({ max: QUICK_WEIGHT.max })] : []),
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
