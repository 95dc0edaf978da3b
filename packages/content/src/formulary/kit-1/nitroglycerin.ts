import type { Drug } from '@first60/edition';

export const nitroglycerin: Drug = {
  id: 'nitroglycerin',
  medId: 'ORIG_10',
  genericName: 'nitroglycerin',
  brandNames: ['Nitrostat', 'Nitrolingual'],
  classPrimary: 'Nitrate vasodilator',
  classSecondary: 'Antianginal',
  kitNumber: 1,
  presentation: '0.4 mg sublingual tablet or metered spray',
  dosing: [
    {
      indication: 'Chest pain, ACS (cardiac)',
      kind: 'bolus',
      route: 'SL',
      adultDose: '0.4 mg',
      adultFigure: { fixed: { amount: 0.4, unit: 'mg' } },
      pedsDose: 'Not used',
      maxTotal: '1.2 mg (3 doses)',
      repeatInterval: 'every 5 min, SBP checked before each',
      remarks: 'Only if SBP is above 100 (Maryland above 90).',
      sources: ['spec', 'la-1309', 'maryland-2020', 'wvems-2026'],
    },
    {
      indication: 'Pulmonary edema, CHF (cardiac)',
      kind: 'bolus',
      route: 'SL',
      adultDose: '0.4 mg; 0.8 mg at SBP 160 or more',
      adultFigure: { fixed: { amount: 0.4, unit: 'mg' } },
      maxTotal: '3 rounds, then call medical direction',
      repeatInterval: 'every 3-5 min',
      remarks:
        'Only if SBP is above 100. LA: 0.8 mg from SBP 150, 1.2 mg from SBP 200. The 1.2 mg ceiling is for chest pain.',
      sources: ['spec', 'la-1309', 'maryland-2020', 'nasemso-2022'],
    },
  ],
  preparation: 'Under the tongue; do not swallow. Chest pain: aspirin and 12-lead first.',
  notesCaution:
    'Only if SBP is above 100. Not within 48 h of sildenafil-type drugs (Western Virginia 36 h), not on riociguat, not in right ventricular infarction (inferior: V4R first, then OLMD) or tamponade, ' +
    'not with a heart rate under 50, nor over 100 unless the heart is failing.',
  highAlert: false,
  synonyms: ['GTN', 'glyceryl trinitrate', 'nitro', 'NTG'],
  sources: ['spec', 'la-1309', 'wvems-2026', 'acc-nitrate-card', 'adempas-leaflet', 'isos-2025', 'massachusetts-2026'],
};
