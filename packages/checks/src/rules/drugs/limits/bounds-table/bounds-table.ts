import { AIRWAY_BOUNDS } from './airway-bounds.ts';
import { ANTIDOTE_BOUNDS } from './antidote-bounds.ts';
import type { Bounds } from './bounds.ts';
import { CIRCULATION_BOUNDS } from './circulation-bounds.ts';
import { CONTROL_BOUNDS } from './control-bounds.ts';
import { GENERAL_BOUNDS } from './general-bounds.ts';

/**
 * Hard limits of single doses, drug by drug: outside of them a dose is refused whatever the edition says.
 *
 * Read from the clinical dossiers, whose sources each band names. The upper end is the highest dose that one of the
 * sources gives by that way. The lower end is half of the lowest, or the lowest itself where half of it would let a
 * tenfold error pass. A dose of the sources may lie outside on purpose where it is a tenth of another: see naloxone.
 * The first entry with a name of the drug counts, so that a kit of several drugs stands before its single drugs.
 */
export const BOUNDS_TABLE: readonly Bounds[] = [
  ...ANTIDOTE_BOUNDS,
  ...CIRCULATION_BOUNDS,
  ...AIRWAY_BOUNDS,
  ...GENERAL_BOUNDS,
  ...CONTROL_BOUNDS,
];
