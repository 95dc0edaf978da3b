import type { ArrestEvent, ArrestEventData } from '../arrest-event.ts';
import type { ArrestPlan } from '../arrest-plan.ts';

const NONE = { sources: [] };

/** The part of a child's plan that provides names for the hand-over. */
export const CHILD_PLAN: ArrestPlan = {
  id: 'child',
  protocol: 'pediatric-cardiac-arrest',
  cues: true,
  compressions: { ...NONE, perMin: 110, choices: [100, 120] },
  cycle: { ...NONE, length: 120, chargeAt: 15 },
  pause: { ...NONE, warnAt: 8, limit: 10 },
  breaths: { ...NONE, every: { from: 2, to: 3 }, ratio: [30, 2] },
  epinephrine: { ...NONE, drug: 'epinephrine', afterShock: 2, may: 180, due: 240, late: 300 },
  antiarrhythmic: { ...NONE, afterShock: 3, choices: [] },
  energy: { ...NONE, perKg: [2, 4], text: '' },
  etco2: { ...NONE, low: 10, lowText: '', rise: 40, riseText: '' },
  cold: { ...NONE, below: 30, shocks: 3, text: '' },
  trauma: { ...NONE, text: '' },
  newborn: { ...NONE, belowKg: 6, text: '' },
  causes: [{ ...NONE, id: 'hypoxia', title: 'Hypoxia', text: '' }],
  rosc: [],
  drugs: [
    { id: 'epinephrine', name: 'Epinephrine' },
    { id: 'amiodarone', name: 'Amiodarone' },
  ],
  facts: [
    { ...NONE, id: 'witnessed', text: 'Who saw the collapse?', values: ['EMS', 'Bystander', 'Nobody'] },
    { ...NONE, id: 'bystander-cpr', text: 'CPR before EMS?', values: ['Yes', 'No'] },
  ],
};

/** The part of an adult's plan that provides names for the hand-over. */
export const ADULT_PLAN: ArrestPlan = {
  ...CHILD_PLAN,
  id: 'adult',
  protocol: 'adult-cardiac-arrest',
  pregnant: { ...NONE, fact: 'circumstances', value: 'Pregnant', text: '' },
  causes: [{ ...NONE, id: 'potassium', title: 'Hyperkalemia', text: '' }],
  drugs: [
    { id: 'epinephrine', name: 'Epinephrine' },
    { id: 'amiodarone-first', name: 'Amiodarone' },
  ],
};

/** Log events with the clock readings of a device in Riyadh. */
export const logOf = (
  lines: ReadonlyArray<readonly [t: number, data: ArrestEventData]>,
  wall: number,
  before = 0,
): readonly ArrestEvent[] =>
  lines.map(([t, data], nth) => {
    const seq = before + nth + 1;
    const id = `0f5563e1-0000-4000-8000-${String(seq).padStart(12, '0')}`;
    const at = { wall: wall + t, mono: t, page: 'c0ffee00-0000-4000-8000-000000000000', zone: 180 };
    return { id, code: 'deadbeef-0000-4000-8000-000000000000', seq, t, at, version: 1, data };
  });
