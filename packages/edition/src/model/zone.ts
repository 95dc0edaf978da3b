import type { Line } from './line.ts';

/**
 * One color zone of the pediatric length-based guide. Ranges are inclusive and in whole kilograms, so that a weight
 * may lie between two zones. Sizes are printed as they are read out; each names its source.
 */
export interface Zone {
  readonly id: ZoneId;
  /** The zone's name: always printed beside its color. */
  readonly color: string;
  /** Fill, as a hex color. */
  readonly colorCode: string;
  /** Text on the fill, as a hex color: at least 4.5:1 against it. */
  readonly textColor: string;
  readonly weightRange: { readonly from: number; readonly to: number };
  /** kg; what choosing the zone sets the weight to, and what its energies are computed from. */
  readonly avgWeight: number;
  readonly length: Line;
  readonly age: Line;
  /** The same in months, from the first up to but not including the other. Absent in editions signed before it was. */
  readonly ageMonths?: { readonly from: number; readonly below: number };
  readonly ettSize: Line;
  readonly ettDepth: Line;
  /** Laryngeal mask. */
  readonly lvMask: Line;
  readonly oralAirway: Line;
  readonly bvmSize: Line;
  readonly foleySize: Line;
  readonly chestTube: Line;
  readonly ivSize: Line;
  readonly ioSize: Line;
  readonly defibPadSize: Line;
  /** 2 J/kg, then 4 J/kg of the average weight. */
  readonly defibEnergy: Line;
}

/** From the lightest to the heaviest. */
export const ZONE_IDS = ['gray', 'pink', 'red', 'purple', 'yellow', 'white', 'blue', 'orange', 'green'] as const;
type ZoneId = (typeof ZONE_IDS)[number];
