import type { Drug } from '@first60/edition';

export const atropine: Drug = {
  id: 'atropine',
  medId: 'ORIG_4',
  genericName: 'atropine sulfate',
  brandNames: [],
  classPrimary: 'Anticholinergic',
  classSecondary: 'Antidote (organophosphate)',
  kitNumber: 1,
  presentation: '1 mg/10 mL prefilled syringe',
  concentration: { amount: 0.1, unit: 'mg' },
  dosing: [
    {
      indication: 'Symptomatic bradycardia (cardiac)',
      kind: 'bolus',
      route: 'IV/IO rapid push',
      adultDose: '1 mg',
      adultFigure: { fixed: { amount: 1, unit: 'mg' } },
      pedsDose: '0.02 mg/kg (min 0.1 mg, max 0.5 mg)',
      pedsFigure: {
        perKg: { amount: 0.02, unit: 'mg' },
        min: { amount: 0.1, unit: 'mg' },
        max: { amount: 0.5, unit: 'mg' },
      },
      youngs: true,
      maxTotal: 'adult 3 mg; child 1 mg',
      repeatInterval: 'adult every 3-5 min; child once more after 5 min',
      remarks:
        '1 mg = 10 mL; 10 kg: 0.2 mg = 2 mL. Hypothermia (core below 34 °C, child 35 °C; not cold skin): only on order. Child: for vagal tone or AV block; an adolescent may get up to 1 mg. Newer tables drop the 0.1 mg minimum. Before succinylcholine (child under 1 year or already slow): the same dose, once.',
      sources: [
        'spec',
        'la-1309',
        'aha-2020',
        'aha-peds-2015',
        'merck-resuscitation',
        'pals-handbook-copy',
        'cems-2026',
      ],
    },
    {
      indication: 'Organophosphate or nerve agent poisoning',
      kind: 'bolus',
      route: 'IV/IO',
      adultDose: '2 mg',
      adultFigure: { fixed: { amount: 2, unit: 'mg' } },
      pedsDose: '0.05 mg/kg (max 2 mg)',
      pedsFigure: { perKg: { amount: 0.05, unit: 'mg' }, max: { amount: 2, unit: 'mg' } },
      maxTotal: 'adult: until the chest is dry; child 5 mg, then call medical direction',
      repeatInterval: 'every 5 min',
      remarks:
        'Together with oxygen, never waiting for the SpO2. 2 mg = 20 mL, two syringes: too much for IM; without a line the injector: above 41 kg as an adult; 41 kg or less only if severe: 13-25 kg 1, above 25 kg 2; else medical direction. Maryland: adult 2-6 mg every 5-10 min, child 0.02 mg/kg.',
      sources: ['la-1309', 'la-protocols-2025', 'massachusetts-2026', 'maryland-2020', 'fda-duodote'],
    },
  ],
  preparation: 'Ready to use. Rapid push.',
  notesCaution:
    'Adult in 2nd degree type II or 3rd degree block: unlikely to work; may be tried while the pacer is made ready, never delays pacing. Of no use after heart transplant. Care in glaucoma. The 1 mg/mL ampoule is 10 times stronger than this syringe. ' +
    'An estimate from age starts from adult 1 mg in Comprehensive, 0.5 mg in Quick Calculator. Vials have been mixed up with ondansetron.',
  highAlert: false,
  youngsAdultDose: { quick: { amount: 0.5, unit: 'mg' }, comprehensive: { amount: 1, unit: 'mg' } },
  synonyms: [],
  sources: ['spec', 'la-1309', 'aha-2020-bradycardia', 'apsf-lookalike'],
};
