import type { Act, ActDose, Figure, Give, PatientRange, Repeat, Span, Who } from '@first60/clinical';
import { quantityText } from '../../model/quantity-text.ts';

const MONTHS_A_YEAR = 12;

function ageText(months: number): string {
  const isYears = months > 0 && months % MONTHS_A_YEAR === 0;
  const count = isYears ? months / MONTHS_A_YEAR : months;
  return `${count} ${isYears ? 'year' : 'month'}${count === 1 ? '' : 's'}`;
}

function rangeText({ fromMonths, belowMonths, aboveMonths, toMonths, ...kg }: PatientRange): readonly string[] {
  return [
    ...(fromMonths === undefined ? [] : [`from ${ageText(fromMonths)}`]),
    ...(aboveMonths === undefined ? [] : [`over ${ageText(aboveMonths)}`]),
    ...(belowMonths === undefined ? [] : [`under ${ageText(belowMonths)}`]),
    ...(toMonths === undefined ? [] : [`to ${ageText(toMonths)}`]),
    ...(kg.fromKg === undefined ? [] : [`from ${kg.fromKg} kg`]),
    ...(kg.aboveKg === undefined ? [] : [`over ${kg.aboveKg} kg`]),
    ...(kg.belowKg === undefined ? [] : [`under ${kg.belowKg} kg`]),
    ...(kg.toKg === undefined ? [] : [`to ${kg.toKg} kg`]),
  ];
}

/** Patients in the words of a drug file: "child under 20 kg". */
export function whoText({ group, range = {}, if: condition }: Who = {}): string {
  const words = [...(group ? [group] : []), ...rangeText(range), ...(condition ? [`if ${condition}`] : [])];
  return words.join(' ') || 'all';
}

/** A dose in the words of a drug file: "0.2 mg/kg, max 10 mg". */
export function actDoseText({ low, high, perKg, per, upTo, min, max, fromDose, inMl }: ActDose): string {
  const time = per === undefined ? '' : `/${per}`;
  const limit = (word: string, figure: Figure | undefined): readonly string[] =>
    figure === undefined ? [] : [`${word} ${quantityText(figure)}${time}`];
  return [
    `${upTo ? 'up to ' : ''}${low.amount}${high ? `-${high.amount}` : ''} ${low.unit}${perKg ? '/kg' : ''}${time}`,
    ...limit('min', min),
    ...limit('max', max),
    ...(fromDose ? [`from dose ${fromDose.dose} ${quantityText(fromDose.give)}`] : []),
    ...(inMl ? ['in mL'] : []),
  ].join(', ');
}

/** What is given, in the words of a drug file. */
function giveText(give: Give): string {
  if (give === 'call') return give;
  return 'say' in give ? `say: ${give.say}` : actDoseText(give);
}

const spanText = ({ low, high, unit }: Span): string => `${low === high ? low : `${low}-${high}`} ${unit}`;

/** Whether and when again, in the words of a drug file: "every: 5 min, factor: 2". */
export function repeatInFile(repeat: Repeat | 'none'): string {
  if (repeat === 'none') return repeat;
  return Object.entries(repeat)
    .map(([word, said]) => `${word}: ${typeof said === 'number' ? said : spanText(said)}`)
    .join(', ');
}

/** An act in one line: its id, label, doses, routes and repeat. */
export function actLine({ id, label, dose, routes, repeat = [] }: Act): string {
  const doses = dose.map(({ who, give }) => `${whoText(who)} ${giveText(give)}`).join('; ');
  const ways = routes.map(({ route, who }) => (who ? `${route} (${whoText(who)})` : route)).join(', ');
  const again = repeat.map(({ who, is }) => (who ? `${whoText(who)} ${repeatInFile(is)}` : repeatInFile(is)));
  return [`${id}: ${label}`, doses, ways, ...(again.length === 0 ? [] : [`repeat ${again.join('; ')}`])].join(' | ');
}
