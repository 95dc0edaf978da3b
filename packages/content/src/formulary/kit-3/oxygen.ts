import type { Drug } from '@first60/edition';

export const oxygen: Drug = {
  id: 'oxygen',
  medId: 'OXYGEN',
  genericName: 'oxygen',
  brandNames: [],
  classPrimary: 'Medical gas',
  kitNumber: 3,
  presentation: 'Cylinder with regulator, non-rebreather mask and cannula',
  dosing: [
    {
      indication: 'Hypoxia, cardiac arrest, carbon monoxide',
      kind: 'other',
      route: 'Mask, cannula, bag-valve-mask',
      adultDose: '12-15 L/min by non-rebreather mask; 2-6 L/min by cannula',
      pedsDose: 'As adult, child sizes; just born: room air first',
      remarks: 'Ventilator supply at least 2.8 bar.',
      sources: ['maryland-2020', 'spec'],
    },
  ],
  preparation: 'Open the cylinder, set the flow, fill the reservoir bag before the mask goes on.',
  notesCaution:
    'COPD: keep SpO2 88-92%. Carbon monoxide: full flow whatever SpO2 shows. Away from flame and from defibrillation sparks.',
  highAlert: false,
  synonyms: ['O2'],
  sources: ['maryland-2020', 'la-guidelines-2025'],
};
