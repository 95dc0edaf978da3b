import type { Drug } from '@first60/edition';

export const heparin: Drug = {
  id: 'heparin',
  medId: 'ORIG_12',
  genericName: 'heparin sodium',
  brandNames: ['Hikma Heparin', 'Vaxcel'],
  classPrimary: 'Anticoagulant',
  kitNumber: 1,
  presentation: '25000 units/5 mL vial',
  concentration: { amount: 5000, unit: 'units' },
  dosing: [
    {
      indication: 'STEMI (cardiac)',
      kind: 'other',
      route: 'IV',
      adultDose: '60 units/kg (max 4000 units)',
      adultFigure: { perKg: { amount: 60, unit: 'units' }, max: { amount: 4000, unit: 'units' } },
      pedsDose: 'Not used',
      maxTotal: '4000 units',
      repeatInterval: 'single dose',
      remarks:
        '4000 units = 0.8 mL. Only on order of medical direction or the PCI center. Western Virginia gives a flat 5000 units.',
      sources: ['acc-stemi-2013', 'wvems-2026'],
    },
  ],
  preparation: 'Two people read the strength on the vial: 5000 units in each mL.',
  notesCaution:
    'Not on a blood thinner, nor with bleeding, past brain bleed, injury, CPR, dissection, cocaine or past heparin-induced thrombocytopenia. Write "units" in full.',
  highAlert: true,
  synonyms: ['anticoagulant'],
  sources: ['wvems-2026', 'sfda-leaflets', 'ismp-high-alert'],
};
