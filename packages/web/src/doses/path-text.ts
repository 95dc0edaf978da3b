import { type ComprehensivePath, digits, kg } from '@first60/clinical';
import { joinedFigures } from '../edition/figure-parts.ts';
import { m } from '../paraglide/messages.js';

type PathOf<Kind extends ComprehensivePath['kind']> = Extract<ComprehensivePath, { kind: Kind }>;

/** Explains how an adult's dose is determined. */
export function adultPathText({ weight, age }: PathOf<'adult'>): string {
  const kilograms = weight === null ? null : weight.value.toFixed();
  const years = age && digits(age.value);
  if (kilograms !== null && years !== null) return m.comp_path_adult_weight({ weight: kilograms, age: years });
  if (kilograms !== null) return m.comp_path_adult_by_weight({ weight: kilograms });
  return years === null ? m.comp_path_adult() : m.comp_path_adult_age({ age: years });
}

/** Explains how a child's dose is determined by weight. */
export function pediatricPathText({ weight, age }: PathOf<'pediatric-by-weight'>): string {
  const kilograms = weight.value.toFixed();
  return age === null
    ? m.comp_path_pediatric_weight({ weight: kilograms })
    : m.comp_path_pediatric_both({ weight: kilograms, age: digits(age.value) });
}

/** Explains how a dose is determined by age alone: at the average weight of the color zone, if one fits the age. */
export function ageAlonePathText({ age, zone }: Pick<PathOf<'pediatric-by-age'>, 'age' | 'zone'>): string {
  const years = digits(age.value);
  return zone === null
    ? m.calc_path_pediatric_age({ age: years })
    : joinedFigures(m.calc_path_zone({ age: years, weight: digits(kg(zone.avgWeight).value), color: zone.color }));
}
