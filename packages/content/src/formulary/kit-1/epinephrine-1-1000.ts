import type { Drug } from '@first60/edition';
import { epinephrineInfusion } from '../dilutions.ts';

export const epinephrine11000: Drug = {
  id: 'epinephrine-1-1000',
  medId: 'ORIG_1',
  genericName: 'epinephrine 1:1,000',
  tallMan: 'EPINEPHrine 1:1,000',
  brandNames: ['Adrenalin'],
  classPrimary: 'Sympathomimetic',
  classSecondary: 'Vasopressor, bronchodilator',
  kitNumber: 1,
  presentation: '1 mg/1 mL ampoule',
  concentration: { amount: 1, unit: 'mg' },
  dosing: [
    {
      indication: 'Anaphylaxis',
      kind: 'bolus',
      route: 'IM, outer thigh',
      adultDose: '0.5 mg',
      adultFigure: { fixed: { amount: 0.5, unit: 'mg' } },
      pedsDose: '0.01 mg/kg (max 0.5 mg)',
      pedsFigure: { perKg: { amount: 0.01, unit: 'mg' }, max: { amount: 0.5, unit: 'mg' } },
      youngs: true,
      maxTotal:
        '0.5 mg a dose. 3 doses, then the drip or medical direction; no line or pump and still signs: go on every 5 min while calling',
      repeatInterval: 'every 5-15 min',
      remarks:
        '0.5 mg = 0.5 mL; 20 kg: 0.2 mL. Call medical direction after the 2nd; the 3rd does not wait. LA repeats every 10 min.',
      sources: ['spec', 'la-1309', 'maryland-2020'],
    },
    {
      indication: 'Cardiac arrest via ETT',
      kind: 'bolus',
      route: 'ETT',
      adultDose: '2.5 mg diluted to 10 mL',
      adultFigure: { fixed: { amount: 2.5, unit: 'mg' } },
      pedsDose: '0.1 mg/kg (max 2.5 mg)',
      pedsFigure: { perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 2.5, unit: 'mg' } },
      repeatInterval: 'every 3-5 min',
      remarks:
        'Only when there is no IV or IO, never this dose IV/IO. 2.5 mg = 2.5 mL. Child 0.1 mL/kg, 5 mL flush, then 5 breaths. Maryland dilutes in 5 mL. Cold arrest: core below 30 °C only on order, 30-35 °C every 6-10 min.',
      sources: ['spec', 'aha-peds-2015', 'aha-2020', 'maryland-2020', 'la-1309', 'ebm-hypothermia'],
    },
    {
      indication: 'Shock, bradycardia: infusion',
      kind: 'infusion',
      route: 'IV/IO infusion; child only by pump',
      byPump: 'children',
      adultDose: '2-10 mcg/min',
      adultInfusion: { low: { amount: 2, unit: 'mcg' }, high: { amount: 10, unit: 'mcg' }, per: 'min' },
      pedsDose: '0.1-1 mcg/kg/min',
      pedsInfusion: {
        low: { amount: 0.1, unit: 'mcg' },
        high: { amount: 1, unit: 'mcg' },
        per: 'kg/min',
        orderAbove: { amount: 10, unit: 'mcg' },
      },
      dilution: epinephrineInfusion,
      maxTotal:
        'adult 10 mcg/min; child 1 mcg/kg/min, above 10 mcg/min only on order of medical direction, asked again',
      repeatInterval: 'titrate',
      remarks:
        '1 mg in 250 mL saline = 4 mcg/mL. 2 mcg/min = 30 mL/h, 10 mcg/min = 150 mL/h. Not for bleeding. After an adult arrest at once; shock after fluid, or a slow pulse in a child: only on order of medical direction; anaphylaxis after 3 IM doses: call meanwhile. Western Virginia uses 1 mg in 1 L, 4 times weaker.',
      sources: ['spec', 'merck-resuscitation', 'aha-2020', 'wvems-2026'],
    },
    {
      indication: 'Severe bronchospasm (asthma)',
      kind: 'bolus',
      route: 'IM, outer thigh',
      adultDose: '0.5 mg',
      adultFigure: { fixed: { amount: 0.5, unit: 'mg' } },
      pedsDose: '0.01 mg/kg (max 0.5 mg)',
      pedsFigure: { perKg: { amount: 0.01, unit: 'mg' }, max: { amount: 0.5, unit: 'mg' } },
      youngs: true,
      maxTotal: '2 doses',
      repeatInterval: 'once more after 10 min, on order of medical direction',
      sources: ['la-1309'],
    },
    {
      indication: 'Stridor, croup',
      kind: 'bolus',
      route: 'Nebulized',
      adultDose: '5 mg (5 mL)',
      adultFigure: { fixed: { amount: 5, unit: 'mg' } },
      pedsDose: '0.5 mg/kg (max 5 mg)',
      pedsFigure: { perKg: { amount: 0.5, unit: 'mg' }, max: { amount: 5, unit: 'mg' } },
      maxTotal: '2 doses',
      repeatInterval: 'once more after 10 min',
      remarks:
        'Nebulized only, undiluted. 8 kg: 4 mg = 4 mL. Above 1 mg is right only nebulized. LA: 5 mg, 2.5 mg under 1 year.',
      sources: ['la-1309', 'wvems-2026'],
    },
  ],
  preparation:
    'IM: undiluted. Infusion: discard half of a 500 mL saline bag, then 1 mg (never 100 mL, never dextrose 10%). ETT: dilute to 10 mL.',
  notesCaution:
    'IM strength given IV is a 10-fold overdose. In anaphylaxis nothing forbids it. IM, not SQ: peak 8 min against 34 min in children. ' +
    'Adult dose differs: 0.5 mg on the card, 0.3 mg in Quick Calculator; the label gives 0.3-0.5 mg from 30 kg and up to 0.3 mg below. ' +
    'Some protocols cap a child at 0.3 mg. Vials have been mixed up with dexamethasone.',
  highAlert: true,
  youngsAdultDose: { quick: { amount: 0.3, unit: 'mg' }, comprehensive: { amount: 0.3, unit: 'mg' } },
  watched: 'epinephrine',
  synonyms: ['adrenaline', 'adrenaline 1:1,000', 'epi', 'epi 1:1,000', 'IM epi'],
  sources: [
    'spec',
    'la-1309',
    'simons-1998',
    'epinephrine-vial-label',
    'massachusetts-2026',
    'salt-lake-2026',
    'apsf-lookalike',
    'ismp-high-alert',
    'ismp-tall-man',
  ],
};
