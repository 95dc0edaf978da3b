import { AIRWAY_BOUNDS } from './airway-bounds.ts';
import { ANTIDOTE_BOUNDS } from './antidote-bounds.ts';
import type { Bounds } from './bounds.ts';
import { CIRCULATION_BOUNDS } from './circulation-bounds.ts';
import { CONTROL_BOUNDS } from './control-bounds.ts';
import { GENERAL_BOUNDS } from './general-bounds.ts';

/**
 * Hard limits for single doses, by drug. A dose outside them is rejected whatever the edition states.
 *
 * They come from the clinical dossiers, and each band names its sources. The upper end is the highest dose that one of
 * the sources gives by that route. The lower end is half the lowest dose, or the lowest dose itself when half would let
 * a tenfold error pass. A published dose may be outside the limits on purpose when it is a tenth of another dose: see
 * naloxone. The first entry that matches a name of the drug counts, so kits of several drugs come before the single
 * drugs.
 */
export const BOUNDS_TABLE: readonly Bounds[] = [
  ...ANTIDOTE_BOUNDS,
  ...CIRCULATION_BOUNDS,
  ...AIRWAY_BOUNDS,
  ...GENERAL_BOUNDS,
  ...CONTROL_BOUNDS,
];
