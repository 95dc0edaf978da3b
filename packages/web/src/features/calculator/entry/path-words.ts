import type { QuickPath } from '@first60/clinical';
import { ageAlonePathText } from '../../../doses/path-text.ts';
import { m } from '../../../paraglide/messages.js';

/** True if the path's text belongs on the path line. The other paths have a notice. */
export const isPlainPath = ({ kind }: QuickPath): boolean =>
  kind === 'pediatric-by-weight' || kind === 'adult-by-weight' || kind === 'adult-by-age';

/** Describes how the doses were determined. */
export function pathWords(path: QuickPath): string {
  switch (path.kind) {
    case 'nothing-entered':
      return m.calc_enter_weight();
    case 'pediatric-by-weight':
      return m.calc_path_pediatric_weight({ weight: path.weight.value.toFixed() });
    case 'adult-by-weight':
      return m.calc_path_adult_weight({ weight: path.weight.value.toFixed() });
    case 'adult-by-age':
      return m.calc_path_adult_age();
    case 'pediatric-by-age':
      return ageAlonePathText(path);
    case 'infant-needs-weight':
      return m.calc_infant_title();
    case 'near-adult':
      return m.calc_near_adult_title();
  }
}
