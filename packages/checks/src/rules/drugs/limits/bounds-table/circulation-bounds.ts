import { type Bounds, band, bounds, type Ends } from './bounds.ts';

/** Massachusetts allows up to 50 mcg/min in anaphylaxis. At 70 kg, this is within its range by weight. */
const EPINEPHRINE_PER_MINUTE: Ends = { low: [2, 10], high: [10, 50] };
const PRESSOR_PER_KG_MINUTE: Ends = { low: [0.05, 0.2], high: [0.1, 1] };

/** Kit 1 of the base edition: heart, pressure, salts and poisons. */
export const CIRCULATION_BOUNDS: readonly Bounds[] = [
  // 0.25 to 0.5 mL of 2.25%, which contains 22.5 mg per mL. This entry comes first because its name contains the next
  // entry's name.
  bounds(
    'racemic epinephrine, racemic adrenaline, racepinephrine, epinephrine racemic',
    band('nebulizer', 'mg', { single: [5, 11.25] }, 'massachusetts-2026', 'cems-2026'),
  ),
  bounds(
    'epinephrine, adrenaline',
    band('vein', 'mg', { single: [0.5, 1], perKg: [0.005, 0.01] }, 'aha-2020', 'aha-peds-2015', 'la-1309'),
    band(
      'vein',
      'mg',
      { perKg: [0.01, 0.03], purpose: /at birth/i },
      'nrp-8-changes',
      'cems-2026',
      'rcuk-newborn-2021',
    ),
    // The push dose. Ten times this is the arrest dose per kilogram, but never the maximum arrest dose.
    band('vein', 'mcg', { single: [5, 20], perKg: [0.5, 2] }, 'la-1309', 'salt-lake-2026'),
    band(
      'vein',
      'mcg',
      { perMinute: EPINEPHRINE_PER_MINUTE, perKgMinute: PRESSOR_PER_KG_MINUTE },
      'spec',
      'aha-2020',
      'merck-resuscitation',
      'salt-lake-2026',
      'massachusetts-2026',
    ),
    // Outside of an arrest, the IM dose is never given IV.
    band(
      'vein',
      'mcg',
      {
        single: [5, 20],
        perKg: [0.5, 2],
        perMinute: EPINEPHRINE_PER_MINUTE,
        perKgMinute: PRESSOR_PER_KG_MINUTE,
        purpose:
          /^(?!.*(?:cardiac arrest|pulseless)).*(?:push|low (?:blood )?pressure|hypotens|anaphyla|allerg|asthma)/i,
      },
      'la-1309',
      'salt-lake-2026',
      'massachusetts-2026',
      'spec',
    ),
    band('muscle', 'mg', { single: [0.15, 0.5], child: [0.1, 0.5], perKg: [0.005, 0.01] }, 'la-1309', 'fda-epipen'),
    band('tube', 'mg', { single: [1, 2.5], perKg: [0.05, 0.1] }, 'aha-2020', 'aha-peds-2015'),
    band('nebulizer', 'mg', { single: [1.25, 5], perKg: [0.25, 0.5] }, 'la-1309', 'wvems-2026'),
  ),
  bounds(
    'norepinephrine, noradrenaline',
    band(
      'vein',
      'mcg',
      { perMinute: { low: [2, 10], high: [4, 30] }, perKgMinute: PRESSOR_PER_KG_MINUTE },
      'wvems-2026',
      'merck-resuscitation',
      'fda-norepinephrine',
      'salt-lake-2026',
      'massachusetts-2026',
    ),
  ),
  bounds(
    'amiodarone',
    band('vein', 'mg', { single: [75, 300], perKg: [2.5, 5] }, 'aha-2020', 'aha-peds-2015', 'maryland-2020'),
  ),
  bounds('adenosine', band('vein', 'mg', { single: [3, 12], perKg: [0.05, 0.2] }, 'la-1309', 'aha-peds-2015')),
  bounds(
    'atropine',
    band(
      'vein',
      'mg',
      { single: [0.5, 1], child: [0.25, 1], perKg: [0.01, 0.02] },
      'aha-2020',
      'aha-peds-2015',
      'pals-handbook-copy',
    ),
    band(
      ['vein', 'muscle'],
      'mg',
      {
        single: [1, 6],
        perKg: [0.01, 0.05],
        purpose:
          /organophosph|carbamate|nerve agent|pesticide|insecticide|(?<!anti[- ]?)cholinergic|\bSLUDGE|wet lungs/i,
      },
      'la-1309',
      'maryland-2020',
    ),
  ),
  bounds(
    'lidocaine, lignocaine',
    band(
      'vein',
      'mg',
      { single: [20, 100], perKg: [0.25, 1.5] },
      'aha-2020',
      'aha-peds-2015',
      'la-1309',
      'maryland-2020',
    ),
  ),
  bounds(
    'magnesium',
    band(
      'vein',
      'mg',
      { single: [1000, 6000], perKg: [12.5, 50] },
      'maryland-2020',
      'aha-peds-2015',
      'wvems-2026',
      'acog-eclampsia-checklist',
    ),
    band('muscle', 'mg', { single: [5000, 10000] }, 'acog-eclampsia-checklist', 'fda-magnesium'),
  ),
  bounds('calcium chloride', band('vein', 'mg', { single: [500, 2000], perKg: [10, 20] }, 'la-1309', 'aha-peds-2015')),
  bounds(
    'sodium bicarbonate',
    band('vein', 'mEq', { single: [25, 100], perKg: [0.25, 2] }, 'la-1309', 'cems-2026', 'nasemso-2022'),
  ),
  bounds('aspirin, acetylsalicylic', band('mouth', 'mg', { single: [162, 325] }, 'maryland-2020', 'la-1309')),
  bounds('nitroglycerin, glyceryl trinitrate', band('mouth', 'mg', { single: [0.2, 1.2] }, 'la-1309')),
  bounds(
    'naloxone',
    // The label starts children at 0.01 mg/kg. A tenfold error would give the same figure, so that dose is rejected.
    band(
      ['vein', 'muscle'],
      'mg',
      { single: [0.4, 2], child: [1, 2], perKg: [0.05, 0.1] },
      'fda-naloxone',
      'aha-peds-2015',
    ),
    // Each nostril holds at most 1 mL, so the two nostrils hold 0.8 mg of the stocked drug in total.
    band('nose', 'mg', { single: [0.4, 2], child: [0.8, 2], perKg: [0.05, 0.1] }, 'dietze-2019', 'intranasal-naloxone'),
    // A nasal spray contains a larger dose than a syringe can give into the nose, for children and adults alike.
    band('nose', 'mg', { single: [2, 8], purpose: /spray|device/i }, 'salt-lake-2026', 'massachusetts-2026'),
  ),
  bounds('heparin', band('vein', 'units', { single: [2000, 5000], perKg: [30, 100] }, 'acc-stemi-2013', 'wvems-2026')),
  bounds('labetalol', band('vein', 'mg', { single: [10, 80] }, 'fda-labetalol')),
  bounds(
    'furosemide, frusemide',
    band(['vein', 'muscle'], 'mg', { single: [20, 80], perKg: [0.5, 2] }, 'fda-furosemide', 'wvems-2026'),
  ),
];
