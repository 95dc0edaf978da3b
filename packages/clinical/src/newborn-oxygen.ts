/** The target oxygen saturation, in percent, from a given minute after birth. */
export interface OxygenTarget {
  readonly minute: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Preductal oxygen saturation, at the right hand or wrist, by minute after birth: 60 to 95 %.
 * Source: American Heart Association and American Academy of Pediatrics, neonatal resuscitation algorithm (targeted
 * preductal SpO2 after birth), 2015, unchanged in 2019.
 */
export const NEWBORN_OXYGEN: readonly OxygenTarget[] = [
  { minute: 1, from: 60, to: 65 },
  { minute: 2, from: 65, to: 70 },
  { minute: 3, from: 70, to: 75 },
  { minute: 4, from: 75, to: 80 },
  { minute: 5, from: 80, to: 85 },
  { minute: 10, from: 85, to: 95 },
];

/**
 * The target for the last of these minutes that has been reached. Undefined in the first minute, which has no target. The
 * table has nothing between 5 and 10 minutes, so the target for 5 minutes applies until 10.
 */
export const newbornOxygenAt = (secondsSinceBirth: number): OxygenTarget | undefined =>
  NEWBORN_OXYGEN.findLast(({ minute }) => secondsSinceBirth >= minute * 60);
