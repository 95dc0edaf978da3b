import type { DoseLine } from '../medication-line/line-dose.ts';
import type { ArrestEvent, ArrestEventData } from './arrest-event.ts';
import type { ArrestPlan, PlanDrug } from './arrest-plan.ts';
import { type ArrestState, arrestState } from './arrest-state.ts';

/* Two plans with the cards' figures, and a compact notation for logs, for arrest tests. */

const SECOND = 1_000;
const sources = ['spec'];

const line = (medication: string, doses: Pick<DoseLine, 'adult' | 'pediatric'>): DoseLine => ({
  medication,
  indication: 'Cardiac arrest',
  kind: 'bolus',
  routes: ['IV', 'IO'],
  ...doses,
});

const mgPerMl = (amount: number): Pick<PlanDrug, 'stock' | 'strength'> => ({
  stock: { concentration: { amount, unit: 'mg' } },
  strength: `${amount} mg/mL`,
});

const EPINEPHRINE = line('epinephrine-1-10000', {
  adult: { text: '1 mg', fixed: { amount: 1, unit: 'mg' } },
  pediatric: { text: '0.01 mg/kg', perKg: { amount: 0.01, unit: 'mg' }, max: { amount: 1, unit: 'mg' } },
});
const TUBE = line('epinephrine-1-1000', {
  adult: { text: '2.5 mg', fixed: { amount: 2.5, unit: 'mg' } },
  pediatric: { text: '0.1 mg/kg', perKg: { amount: 0.1, unit: 'mg' }, max: { amount: 2.5, unit: 'mg' } },
});
const AMIODARONE = line('amiodarone', {
  adult: { text: '300 mg', fixed: { amount: 300, unit: 'mg' } },
  pediatric: {
    text: '5 mg/kg',
    perKg: { amount: 5, unit: 'mg' },
    max: { amount: 300, unit: 'mg' },
    totalPerKg: { amount: 15, unit: 'mg' },
  },
});
const AMIODARONE_SECOND = line('amiodarone', { adult: { text: '150 mg', fixed: { amount: 150, unit: 'mg' } } });
const MAGNESIUM = line('magnesium-sulfate', { adult: { text: '2 g', fixed: { amount: 2, unit: 'g' } } });
const LIDOCAINE = line('lidocaine', {
  adult: { text: '1.5 mg/kg', perKg: { amount: 1.5, unit: 'mg' }, totalPerKg: { amount: 3, unit: 'mg' } },
  pediatric: { text: '1 mg/kg', perKg: { amount: 1, unit: 'mg' }, max: { amount: 100, unit: 'mg' } },
});

const COMMON = {
  protocol: 'arrest',
  cues: true,
  compressions: { sources, perMin: 110, choices: [100, 110, 120] },
  cycle: { sources, length: 120, chargeAt: 15 },
  pause: { sources, warnAt: 8, limit: 10 },
  etco2: { sources, low: 10, lowText: 'EtCO2 below 10.', rise: 40, riseText: 'Pulse?', roscLowText: 'Re-arrest?' },
  cold: {
    sources,
    below: 30,
    shocks: 3,
    text: 'Below 30 °C: 3 shocks at most.',
    notMeasuredText: 'Not measured: 3 shocks at most.',
    told: { fact: 'circumstances', value: 'Cold', none: 'None known' },
  },
  cool: { sources, below: 35, may: 360, late: 600, text: 'Core 30-35 °C: every 6-10 min.' },
  trauma: {
    sources,
    text: 'Bleeding, oxygen, chest, volume first.',
    refractory: { afterShock: 3, text: 'After 3 shocks: OLMD.' },
  },
  causes: ['hypoxia', 'hypovolemia', 'tension'].map((id) => ({ id, title: id, text: id, sources })),
  rosc: [
    { id: 'breaths', text: 'Breaths.', after: 0, sources },
    { id: 'ecg', text: '12-lead.', after: 0, sources },
    { id: 'ecg-again', text: '12-lead again.', after: 600, sources },
  ],
  facts: [],
};

const EPINEPHRINE_RULE = { sources, drug: 'epinephrine', also: ['epinephrine-tube'], afterShock: 2 };
const WINDOW = { may: 180, due: 240, late: 300 };

export const ADULT: ArrestPlan = {
  ...COMMON,
  id: 'adult',
  breaths: { sources, every: { from: 6, to: 6 }, ratio: [30, 2] },
  epinephrine: { ...EPINEPHRINE_RULE, ...WINDOW },
  antiarrhythmic: {
    sources,
    afterShock: 3,
    choices: [
      {
        name: 'Amiodarone',
        notAfter: 'magnesium',
        doses: [
          { drug: 'amiodarone-first', fromShock: 3 },
          { drug: 'amiodarone-second', fromShock: 5 },
        ],
      },
      { name: 'Lidocaine', doses: [{ drug: 'lidocaine', fromShock: 3 }] },
    ],
  },
  energy: { sources, text: 'Manufacturer’s energy.' },
  pregnant: { sources, fact: 'circumstances', value: 'Pregnant', text: 'Push the uterus to her left.' },
  drugs: [
    { id: 'epinephrine', name: 'Epinephrine', line: EPINEPHRINE, ...mgPerMl(0.1) },
    {
      id: 'amiodarone-first',
      name: 'Amiodarone',
      line: AMIODARONE,
      ...mgPerMl(50),
      doses: 1,
      total: { amount: 450, unit: 'mg' },
    },
    {
      id: 'amiodarone-second',
      name: 'Amiodarone',
      line: AMIODARONE_SECOND,
      ...mgPerMl(50),
      doses: 1,
      total: { amount: 450, unit: 'mg' },
    },
    { id: 'lidocaine', name: 'Lidocaine', line: LIDOCAINE, ...mgPerMl(20) },
    { id: 'magnesium', name: 'Magnesium', line: MAGNESIUM, doses: 1 },
    { id: 'epinephrine-tube', name: 'Epinephrine, tube', line: TUBE, ...mgPerMl(1) },
    { id: 'recalled', name: 'Recalled' },
  ],
};

export const CHILD: ArrestPlan = {
  ...COMMON,
  id: 'child',
  breaths: { sources, every: { from: 2, to: 3 }, ratio: [30, 2], twoRescuers: [15, 2] },
  epinephrine: { ...EPINEPHRINE_RULE, within: 300, ...WINDOW },
  antiarrhythmic: {
    sources,
    afterShock: 3,
    choices: [
      {
        name: 'Amiodarone',
        doses: [
          { drug: 'amiodarone', fromShock: 3 },
          { drug: 'amiodarone', fromShock: 5, gap: 300 },
          { drug: 'amiodarone', fromShock: 7, gap: 300 },
        ],
      },
    ],
  },
  energy: {
    sources,
    perKg: [2, 4],
    maxPerKg: 10,
    ceiling: 200,
    adultFrom: 120,
    text: 'Shock 1: 2 J/kg. Shock 2: 4 J/kg.',
  },
  newborn: {
    sources,
    belowKg: 6,
    text: 'Birth and the first days: open Newborn Resuscitation.',
    notes: [
      { drugs: ['epinephrine', 'epinephrine-tube'], text: 'Another dose at birth.' },
      { drugs: ['epinephrine-tube'], text: 'Never of 1 mg/mL at birth.' },
    ],
  },
  drugs: [
    { id: 'epinephrine', name: 'Epinephrine', line: EPINEPHRINE, ...mgPerMl(0.1) },
    {
      id: 'amiodarone',
      name: 'Amiodarone',
      line: AMIODARONE,
      ...mgPerMl(50),
      doses: 3,
      total: { amount: 450, unit: 'mg' },
    },
    { id: 'epinephrine-tube', name: 'Epinephrine, tube', line: TUBE, ...mgPerMl(1) },
    { id: 'adult-only', name: 'Adult only', line: AMIODARONE_SECOND },
  ],
};

/** "2:05" or "-0:30" in ms. */
export function ms(text: string): number {
  const [, sign, minutes, seconds] = /^(-?)(\d+):(\d\d)$/.exec(text) ?? [];
  if (minutes === undefined) throw new RangeError(`${text} is no time`);
  return (sign === '-' ? -1 : 1) * (Number(minutes) * 60 + Number(seconds)) * SECOND;
}

export type Press = readonly [time: string, data: ArrestEventData];

/** A log whose events have the ids "1", "2" and so on. The first is the press on CODE, unless `presses` starts with it. */
export function logOf(
  plan: 'adult' | 'child',
  presses: readonly Press[],
  layout: 'als' | 'bls' = 'als',
): ArrestEvent[] {
  const started: Press = ['0:00', { kind: 'started', plan, edition: 'x', practice: false, layout }];
  return [started, ...presses].map(([time, data], index) => eventOf(index + 1, ms(time), data));
}

export const eventOf = (seq: number, t: number, data: ArrestEventData): ArrestEvent => ({
  id: String(seq),
  code: 'code',
  seq,
  t,
  at: { wall: t, mono: t, page: 'page', zone: 180 },
  version: 1,
  data,
});

export const stateOf = (plan: 'adult' | 'child', presses: readonly Press[], layout?: 'als' | 'bls'): ArrestState =>
  arrestState(logOf(plan, presses, layout));

export const CPR: ArrestEventData = { kind: 'cpr' };
export const PAUSE: ArrestEventData = { kind: 'pause' };
export const SHOCK: ArrestEventData = { kind: 'shock' };
export const ROSC: ArrestEventData = { kind: 'rosc' };
export const REARREST: ArrestEventData = { kind: 'rearrest' };
export const ENDED: ArrestEventData = { kind: 'ended' };
export const VF: ArrestEventData = { kind: 'rhythm', rhythm: 'vf-pvt' };
export const ASYSTOLE: ArrestEventData = { kind: 'rhythm', rhythm: 'asystole-pea' };
export const drug = (id: string, more: Partial<Extract<ArrestEventData, { kind: 'drug' }>> = {}): ArrestEventData => ({
  kind: 'drug',
  drug: id,
  route: 'IV',
  ...more,
});
