import { type Bounds, band, bounds } from './bounds.ts';

/** Kits 5 and 6 of the base edition: antidotes. Kits of several drugs come before the single drugs. */
export const ANTIDOTE_BOUNDS: readonly Bounds[] = [
  bounds(
    'pralidoxime',
    band('muscle', 'mg', { single: [1, 2.1], purpose: /atropine/i }, 'fda-duodote'),
    band('muscle', 'mg', { single: [300, 600], purpose: /pralidoxime/i }, 'fda-duodote'),
  ),
  bounds(
    'cyanide',
    band(
      'vein',
      'mg',
      { single: [2500, 5000], perKg: [35, 70], purpose: /hydroxocobalamin/i },
      'la-1309',
      'cheo-hydroxocobalamin',
    ),
    band('vein', 'mg', { single: [150, 300], perKg: [3, 6], purpose: /nitrite/i }, 'fda-nithiodote'),
    band('vein', 'mg', { single: [6250, 12500], perKg: [125, 250], purpose: /thiosulfate/i }, 'fda-nithiodote'),
  ),
  // Each component has its own entry. In a shared entry, ten times the nitrite would pass as a dose of hydroxocobalamin.
  bounds(
    'hydroxocobalamin',
    band('vein', 'mg', { single: [2500, 5000], perKg: [35, 70] }, 'la-1309', 'cheo-hydroxocobalamin'),
  ),
  bounds('sodium nitrite', band('vein', 'mg', { single: [150, 300], perKg: [3, 6] }, 'fda-nithiodote')),
  bounds('sodium thiosulfate', band('vein', 'mg', { single: [6250, 12500], perKg: [125, 250] }, 'fda-nithiodote')),
  bounds('flumazenil', band('vein', 'mg', { single: [0.1, 0.5], perKg: [0.005, 0.01] }, 'fda-flumazenil', 'spec')),
  bounds(
    'activated charcoal, charcoal',
    band('mouth', 'g', { single: [12.5, 50], perKg: [0.5, 1] }, 'maryland-2020', 'wvems-2026'),
  ),
];
