import { type Bounds, band, bounds } from './bounds.ts';

/** Kits 5 and 6 of the base edition: antidotes. Kits of several drugs come before the single drugs. */
export const ANTIDOTE_BOUNDS: readonly Bounds[] = [
  bounds(
    'pralidoxime',
    // A child above 25 kg gets two injectors at once in severe poisoning.
    band(
      'muscle',
      'mg',
      { single: [1, 2.1], child: [1, 4.2], purpose: /atropine/i },
      'fda-duodote',
      'la-protocols-2025',
    ),
    band(
      'muscle',
      'mg',
      { single: [300, 600], child: [300, 1200], purpose: /pralidoxime/i },
      'fda-duodote',
      'la-protocols-2025',
    ),
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
