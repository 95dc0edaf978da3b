import type { Line } from './line.ts';

/**
 * One color zone of the pediatric length-based guide. Ranges are inclusive and in whole kilograms, so a weight may fall
 * between two zones. Sizes are printed the way they are read aloud. Each size cites its source.
 */
export interface Zone {
  readonly id: ZoneId;
  /** Name of the zone, always printed next to its color. */
  readonly color: string;
  /** Fill, as a hex color. */
  readonly colorCode: string;
  /** Color of text on the fill, as a hex color. Its contrast with the fill is at least 4.5:1. */
  readonly textColor: string;
  readonly weightRange: { readonly from: number; readonly to: number };
  /** In kg. Choosing the zone sets the weight to this value, and the zone's energies are computed from it. */
  readonly avgWeight: number;
  readonly length: Line;
  readonly age: Line;
  /**
   * The age range in months: `from` is included, `below` is not. Absent in editions signed before this field existed.
   */
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
  /** 2 J/kg, then 4 J/kg, of the average weight. */
  readonly defibEnergy: Line;
}

/** Ordered from lightest to heaviest. */
export const ZONE_IDS = ['gray', 'pink', 'red', 'purple', 'yellow', 'white', 'blue', 'orange', 'green'] as const;
type ZoneId = (typeof ZONE_IDS)[number];
