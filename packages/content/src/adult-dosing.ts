import { type AdultDosingCard, line } from '@first60/edition';
import { epinephrineInfusion } from './formulary/dilutions.ts';

/** Why a fixed dose and one that goes by weight are not the same. */
const byWeight = line(
  'Quick Calculator goes by weight, Adult Dosing is one dose for every adult. Follow your protocol.',
);

/** The adult reference cards in the order and with the figures of the requirement. */
export const adultDosing: readonly AdultDosingCard[] = [
  {
    id: 'adult-epinephrine-arrest',
    medication: 'epinephrine-1-10000',
    indication: 'Cardiac arrest',
    doses: [{ dose: { amount: 1, unit: 'mg' } }],
    route: 'IV/IO',
    timing: [
      line('Every 3-5 min.', 'spec', 'aha-2020'),
      line('PEA, asystole: as soon as possible after CPR starts.', 'spec', 'aha-2020'),
      line('VF/VT: after the 2nd shock.', 'spec', 'aha-2020'),
    ],
    cautions: [
      line('Read the syringe: 0.1 mg/mL. The 1 mg/mL ampoule given IV is a 10-fold overdose.', 'la-1309'),
      line('Cold arrest: core below 30 °C only on order, 30-35 °C every 6-10 min.', 'ebm-hypothermia'),
    ],
    sources: ['spec', 'aha-2020'],
  },
  {
    id: 'adult-amiodarone-arrest',
    medication: 'amiodarone',
    indication: 'Cardiac arrest, VF/pulseless VT',
    doses: [
      {
        step: 'First dose',
        dose: { amount: 300, unit: 'mg' },
        quick: { row: 'amiodarone-pulseless', why: byWeight },
      },
      { step: 'Second dose', dose: { amount: 150, unit: 'mg' } },
    ],
    route: 'IV/IO',
    timing: [line('After the 3rd shock.', 'spec', 'aha-2020')],
    cautions: [
      line('Arrest: push undiluted, then flush.', 'la-1309'),
      line('Not in torsades or long QT: magnesium 2000 mg.', 'spec', 'fda-amiodarone'),
      line('Cold arrest, core below 30 °C: none.', 'salt-lake-2026'),
    ],
    sources: ['spec', 'aha-2020', 'la-1309'],
  },
  {
    id: 'adult-atropine',
    medication: 'atropine',
    indication: 'Symptomatic bradycardia',
    doses: [{ dose: { amount: 1, unit: 'mg' } }],
    route: 'IV/IO',
    timing: [line('May repeat once.', 'spec')],
    cautions: [
      line('The bradycardia card goes on to 3 mg in total.', 'spec', 'aha-2020'),
      line(
        '2nd degree type II or 3rd degree block: unlikely to work; may be tried while the pacer is made ready, never delays pacing.',
        'aha-2020-bradycardia',
      ),
      line('Hypothermia (core below 34 °C, not cold skin): only on order.', 'cems-2026'),
    ],
    sources: ['spec', 'aha-2020'],
  },
  {
    id: 'adult-epinephrine-infusion',
    medication: 'epinephrine-1-1000',
    indication: 'Shock, bradycardia: infusion',
    doses: [],
    infusion: {
      low: { amount: 2, unit: 'mcg' },
      high: { amount: 10, unit: 'mcg' },
      dilution: epinephrineInfusion,
    },
    route: 'IV/IO infusion',
    timing: [line('Titrate to pressure and pulse.')],
    cautions: [
      line(
        'Not for bleeding. After an arrest at once; shock after fluid: only on order of medical direction.',
        'massachusetts-2026',
        'nasemso-2022',
      ),
      line('Western Virginia mixes 1 mg in 1 L, 4 times weaker: read the bag.', 'wvems-2026'),
    ],
    sources: ['spec', 'merck-resuscitation', 'aha-2020'],
  },
  {
    id: 'adult-epinephrine-anaphylaxis',
    medication: 'epinephrine-1-1000',
    indication: 'Anaphylaxis',
    doses: [
      {
        dose: { amount: 0.5, unit: 'mg' },
        quick: {
          row: 'epinephrine-anaphylaxis',
          why: line('The label allows 0.3-0.5 mg from 30 kg. Follow your protocol.', 'epinephrine-vial-label'),
        },
      },
    ],
    route: 'IM, outer thigh',
    timing: [line('Every 5-15 min.', 'spec')],
    cautions: [line('Never IV at this strength: 10-fold overdose.', 'la-1309')],
    sources: ['spec', 'la-1309', 'maryland-2020'],
  },
  {
    id: 'adult-dextrose',
    medication: 'dextrose-10',
    indication: 'Hypoglycemia',
    doses: [{ dose: { amount: 250, unit: 'mL' }, quick: { row: 'dextrose-10', why: byWeight } }],
    route: 'IV/IO',
    timing: [line('Recheck glucose; stop when awake.')],
    cautions: [line('From the bag in 50 mL steps: it holds 25 g, count the mL given.', 'spec', 'maryland-2020')],
    sources: ['spec', 'la-1309'],
  },
  {
    id: 'adult-adenosine',
    medication: 'adenosine',
    indication: 'SVT',
    doses: [
      { step: 'First dose', dose: { amount: 6, unit: 'mg' }, quick: { row: 'adenosine-first', why: byWeight } },
      { step: 'Second dose', dose: { amount: 12, unit: 'mg' }, quick: { row: 'adenosine-second', why: byWeight } },
    ],
    route: 'Rapid IV/IO',
    timing: [
      line('Flush at once with 20 mL saline.', 'spec'),
      line('Second dose after 1-2 min.', 'la-1309', 'aha-peds-2015'),
    ],
    cautions: [
      line('Regular narrow SVT; regular monomorphic wide QRS: may be tried.', 'la-1309', 'aha-2020-tachycardia'),
      line(
        'Not in irregular or pre-excited rhythm, AV block, sick sinus, long QT, transplant, carbamazepine, dipyridamole or severe asthma.',
        'la-1309',
        'la-protocols-2025',
        'adenosine-interactions',
        'sfda-leaflets',
      ),
      line('Warn the patient: a few seconds of asystole.', 'la-1309'),
    ],
    sources: ['spec', 'la-1309'],
  },
];
