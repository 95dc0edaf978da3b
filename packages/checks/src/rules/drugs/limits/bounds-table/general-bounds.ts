import { type Bounds, band, bounds } from './bounds.ts';

/** Main Inner of the base edition: sugar, pain, vomiting, bleeding and fluids. */
export const GENERAL_BOUNDS: readonly Bounds[] = [
  bounds(
    'oral glucose, glucose gel',
    band('mouth', 'g', { single: [5, 30], perKg: [0.25, 0.5] }, 'wvems-2026', 'maryland-2020', 'la-1309'),
  ),
  bounds(
    'dextrose, glucose',
    band('vein', 'g', { single: [5, 25], perKg: [0.2, 1] }, 'la-1309', 'aha-peds-2015', 'maryland-2020'),
  ),
  bounds(
    'glucagon',
    band('muscle', 'mg', { single: [0.5, 1], child: [0.25, 1] }, 'wvems-2026', 'la-1309', 'maryland-2020'),
    band(
      'vein',
      'mg',
      { single: [1, 5], child: [0.25, 1], perKg: [0.01, 0.03] },
      'maryland-2020',
      'massachusetts-2026',
      'nasemso-2022',
    ),
  ),
  bounds(
    'tranexamic acid',
    band('vein', 'mg', { single: [500, 2000], perKg: [5, 25] }, 'msf-tranexamic-acid', 'wvems-2026'),
  ),
  bounds(
    'ketorolac',
    band(['vein', 'muscle'], 'mg', { single: [7.5, 30], perKg: [0.25, 0.5] }, 'la-1309', 'fda-ketorolac'),
  ),
  bounds(
    'acetaminophen, paracetamol',
    band(['vein', 'mouth'], 'mg', { single: [375, 1000], perKg: [3.75, 15] }, 'paracetamol-spc', 'wvems-2026'),
  ),
  bounds(
    'ondansetron',
    band(
      ['vein', 'muscle', 'mouth'],
      'mg',
      { single: [2, 8], perKg: [0.05, 0.15] },
      'fda-ondansetron',
      'maryland-2020',
    ),
  ),
  bounds(
    'diphenhydramine',
    band(['vein', 'muscle'], 'mg', { single: [12.5, 50], perKg: [0.5, 1] }, 'maryland-2020', 'la-1309'),
  ),
  bounds(
    'sodium chloride, saline',
    band(
      'vein',
      'mL',
      { single: [250, 2000], child: [125, 1000], perKg: [5, 30] },
      'spec',
      'la-1309',
      'massachusetts-2026',
      'ssc-2021',
    ),
    band('vein', 'mL', { single: [5, 20], child: [2, 10] }, 'spec', 'la-1309'),
    band('tube', 'mL', { single: [2, 5] }, 'wvems-2026', 'isos-2025'),
  ),
  bounds(
    "ringer's lactate, lactated ringer, hartmann",
    band(
      'vein',
      'mL',
      { single: [250, 2000], child: [125, 1000], perKg: [5, 30] },
      'maryland-2020',
      'spec',
      'ssc-2021',
    ),
  ),
];
