import { digits, QUICK_WEIGHT, type WeightReading } from '@first60/clinical';
import { edition } from '../../lib/edition.ts';
import { m } from '../../paraglide/messages.js';
import { doseText, flagWords, routeText, volumeText } from './given-text.ts';
import type { GivenRow } from './quick-results.ts';

type Weighed = Extract<WeightReading, { kind: 'weight' }>;

/** What is shared: the patient's values, then every dose with its volume, route and warnings, as its card shows them. */
export function sharedText({ weight, capped }: Weighed, ageText: string, given: readonly GivenRow[]): string {
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
