import { type Bounds, band, bounds } from './bounds.ts';

/** Kit 2 of the base edition: breathing, steroids, induction and paralysis. */
export const AIRWAY_BOUNDS: readonly Bounds[] = [
  bounds(
    'albuterol, salbutamol',
    band(
      'nebulizer',
      'mg',
      { single: [2.5, 20], child: [0.625, 5], perKg: [0.075, 0.15] },
      'maryland-2020',
      'la-1309',
      'wvems-2026',
    ),
  ),
  bounds(
    'ipratropium',
    band('nebulizer', 'mg', { single: [0.25, 0.5], child: [0.125, 0.5] }, 'maryland-2020', 'wvems-2026'),
  ),
  bounds(
    'methylprednisolone',
    band(
      ['vein', 'muscle'],
      'mg',
      { single: [60, 125], child: [30, 125], perKg: [1, 2] },
      'ocfl-methylprednisolone',
      'massachusetts-2026',
    ),
  ),
  bounds(
    'hydrocortisone',
    band(
      ['vein', 'muscle'],
      'mg',
      { single: [50, 200], child: [25, 200], perKg: [1, 4] },
      'hydrocortisone-doses',
      'massachusetts-2026',
    ),
  ),
  bounds(
    'dexamethasone',
    band(
      ['mouth', 'vein', 'muscle'],
      'mg',
      { single: [5, 16], perKg: [0.15, 0.6] },
      'maryland-2020',
      'wvems-2026',
      'croup-dexamethasone',
      'croup-dexamethasone-most',
    ),
  ),
  bounds(
    'propofol',
    band('vein', 'mg', { single: [50, 250], perKg: [0.75, 3.5] }, 'spec', 'fda-propofol'),
    band(
      'vein',
      'mcg',
      { perKgMinute: { low: [5, 25], high: [25, 150] } },
      'lhsc-propofol',
      'propofol-label-digest',
      'wvems-2026',
    ),
  ),
  bounds(
    'etomidate',
    band('vein', 'mg', { single: [7, 30], perKg: [0.15, 0.3] }, 'spec', 'fda-etomidate', 'isos-2025'),
  ),
  bounds(
    'succinylcholine, suxamethonium',
    band('vein', 'mg', { single: [35, 200], perKg: [0.3, 2] }, 'wvems-2026', 'maryland-2020', 'fda-succinylcholine'),
  ),
  bounds(
    'rocuronium',
    band('vein', 'mg', { single: [35, 100], perKg: [0.3, 1.2] }, 'wvems-2026', 'isos-2025', 'rocuronium-time'),
  ),
  bounds(
    'haloperidol',
    band(
      'muscle',
      'mg',
      { single: [1.25, 10], child: [1.25, 5], perKg: [0.025, 0.15] },
      'maryland-2020',
      'wvems-2026',
      'salt-lake-2026',
    ),
  ),
];
