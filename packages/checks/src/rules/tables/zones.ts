import { Decimal } from '@first60/clinical';
import type { Line, Zone } from '@first60/edition';
import { asks, type Found, pointer, type Rule, stops } from '../../rule.ts';

/**
 * Laryngeal mask sizes by weight, as given by the manufacturer: each up to this many kg. Source: LMA, instructions for use.
 */
const MASKS: ReadonlyArray<readonly [kg: number, size: string]> = [
  [5, '1'],
  [10, '1.5'],
  [20, '2'],
  [30, '2.5'],
  [Number.POSITIVE_INFINITY, '3'],
];

/**
 * The color zones follow each other without overlap or gap. Each is named after its color, its average is the middle of
 * its range, and its energies and mask are those for the average. Each line in a zone names a source.
 */
export const zones: Rule = {
  name: 'zones',
  find: ({ zones: all }) =>
    all.flatMap((zone, index) => {
      const at = (...path: readonly (string | number)[]) => pointer('zones', index, ...path);
      const before = all[index - 1];
      return [
        ...neighborFaults(zone, before, at('weightRange')),
        ...ageFaults(zone, before, at('ageMonths')),
        ...ownFaults(zone, at),
        ...lost(zone, at),
      ];
    }),
};

type Place = (...path: readonly (string | number)[]) => string;

function neighborFaults({ color, weightRange: { from, to } }: Zone, before: Zone | undefined, at: string): Found[] {
  const end = before?.weightRange.to;
  return [
    ...(from <= to ? [] : [stops(at, `The ${color} zone goes from ${from} kg to ${to} kg: write the lesser first.`)]),
    ...(end === undefined || from > end
      ? []
      : [stops(at, `The ${color} zone begins at ${from} kg, where ${before?.color} still holds: let none overlap.`)]),
    ...(end === undefined || from <= end + 1
      ? []
      : [
          asks(
            at,
            `Between ${before?.color} (to ${end} kg) and ${color} (from ${from} kg) no zone holds: close the gap.`,
          ),
        ]),
  ];
}

/** Every age has exactly one zone, which an estimate from age uses. */
function ageFaults({ color, ageMonths: ages }: Zone, before: Zone | undefined, at: string): Found[] {
  if (ages === undefined) {
    return [stops(at, `The ${color} zone has no ages in months, so that no dose can be estimated by it: add them.`)];
  }
  const start = before === undefined ? 0 : before.ageMonths?.below;
  return ages.from === start && ages.from < ages.below
    ? []
    : [
        stops(
          at,
          `The ${color} zone is for ${ages.from} to below ${ages.below} months, and the one before ends at ${start ?? 'no age'}: let each age have one zone.`,
        ),
      ];
}

function ownFaults({ id, color, weightRange: { from, to }, avgWeight, defibEnergy, lvMask }: Zone, at: Place): Found[] {
  const energies = [2, 4].map((perKg) => `${new Decimal(avgWeight).times(perKg).toFixed()} J`).join(', then ');
  const mask = MASKS.find(([kg]) => avgWeight <= kg)?.[1];
  return [
    ...(id === color.toLowerCase() ? [] : [stops(at('color'), `The ${id} zone is called "${color}": name it alike.`)]),
    ...(avgWeight * 2 === from + to
      ? []
      : [
          stops(
            at('avgWeight'),
            `The ${color} zone of ${from}-${to} kg has the average ${avgWeight} kg: take the middle.`,
          ),
        ]),
    ...(defibEnergy.text === energies
      ? []
      : [
          stops(
            at('defibEnergy'),
            `The ${color} zone says "${defibEnergy.text}": 2 J/kg, then 4 J/kg of ${avgWeight} kg is "${energies}".`,
          ),
        ]),
    ...(lvMask.text.startsWith(`LMA ${mask};`)
      ? []
      : [
          stops(
            at('lvMask'),
            `The ${color} zone says "${lvMask.text}": its maker gives LMA ${mask} at ${avgWeight} kg, so begin with "LMA ${mask};".`,
          ),
        ]),
  ];
}

const lost = (zone: Zone, at: Place): Found[] =>
  Object.entries(zone)
    .filter((entry): entry is [string, Line] => isLine(entry[1]) && entry[1].sources.length === 0)
    .map(([field, { text }]) => stops(at(field), `The ${zone.color} zone, "${text}", names no source: add it.`));

function isLine(value: unknown): value is Line {
  return typeof value === 'object' && value !== null && 'text' in value;
}
