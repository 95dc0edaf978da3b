import { type Bounds, band, bounds } from './bounds.ts';

/** The Control Kit of the base edition: pain, sedation and seizures. */
export const CONTROL_BOUNDS: readonly Bounds[] = [
  bounds(
    'ketamine',
    band(
      ['vein', 'muscle', 'nose'],
      'mg',
      { single: [10, 50], perKg: [0.1, 0.5], purpose: /pain|analges/i },
      'maryland-2020',
      'wvems-2026',
      'nasemso-pain',
    ),
    band('vein', 'mg', { single: [35, 200], perKg: [0.5, 4.5] }, 'maryland-2020', 'cems-2026', 'fda-ketamine'),
    band('muscle', 'mg', { single: [200, 500], perKg: [2, 5] }, 'maryland-2020', 'cems-2026'),
  ),
  bounds(
    'midazolam',
    // 10 mg is an IM dose, never an IV dose.
    band(
      'vein',
      'mg',
      { single: [1, 8], perKg: [0.025, 0.1] },
      'la-1309',
      'maryland-2020',
      'salt-lake-2026',
      'massachusetts-2026',
    ),
    band(['muscle', 'nose'], 'mg', { single: [2.5, 10], perKg: [0.1, 0.2] }, 'la-1309', 'rampart-2012'),
  ),
  bounds(
    'fentanyl',
    band(['vein', 'muscle'], 'mcg', { single: [25, 200], perKg: [0.5, 1.5] }, 'la-1309', 'maryland-2020'),
    band('nose', 'mcg', { single: [25, 200], perKg: [0.5, 2] }, 'la-1309', 'rch-nasal-fentanyl', 'salt-lake-2026'),
  ),
  bounds(
    'morphine',
    band(['vein', 'muscle'], 'mg', { single: [2, 10], perKg: [0.05, 0.1] }, 'la-1309', 'emc-morphine'),
  ),
  bounds(
    'lorazepam',
    band('vein', 'mg', { single: [0.5, 4], perKg: [0.05, 0.1] }, 'fda-lorazepam', 'salt-lake-2026', 'wvems-2026'),
  ),
  bounds(
    'diazepam',
    band('vein', 'mg', { single: [2.5, 10], perKg: [0.05, 0.3] }, 'maryland-2020', 'msf-diazepam'),
    band('muscle', 'mg', { single: [5, 10] }, 'maryland-2020', 'massachusetts-2026'),
    band('rectum', 'mg', { single: [2.5, 20], perKg: [0.1, 0.5] }, 'diastat-label', 'msf-diazepam', 'maryland-2020'),
  ),
];
