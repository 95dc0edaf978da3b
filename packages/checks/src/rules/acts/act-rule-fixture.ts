import type { Act, ActPreparation, DrugActs, Figure, Give, Group } from '@first60/clinical';
import type { ActContents, ActRule } from './act-rule.ts';

/** A value in which every part can be changed. */
type Mutable<T> = T extends string | ((...parts: never) => unknown)
  ? T
  : T extends object
    ? { -readonly [Key in keyof T]: Mutable<T[Key]> }
    : T;

/** Contents in which a test plants a fault. */
export type Planted = Mutable<ActContents>;

const mg = (amount: number): Figure => ({ amount, unit: 'mg' });
const ml = (amount: number): Figure => ({ amount, unit: 'mL' });
const min = (low: number, high = low) => ({ low, high, unit: 'min' as const });
const ADULT = { group: 'adult' } as const;
const CHILD = { group: 'child' } as const;
const INTO_A_VEIN = [{ route: 'IV' }, { route: 'IO' }] as const;

const AFTER_MUSCLE_OR_NOSE = {
  kind: 'order',
  after: { given: 'midazolam', routes: ['IM', 'IN'] },
} as const;

const midazolam: DrugActs = {
  id: 'midazolam',
  classes: ['benzodiazepine'],
  products: [
    {
      id: 'ampoule',
      form: 'ampoule',
      holds: { drug: mg(15), volume: ml(3) },
      undiluted: ['IM', 'IN'],
      lookalikes: ['midazolam 1 mg/mL'],
    },
  ],
  routeLimits: [{ routes: ['IV', 'IO'], strength: mg(1), source: ['fda-midazolam'] }],
  preparations: [
    {
      id: 'one-in-five',
      mix: { kind: 'syringe', volume: ml(5), strength: mg(1) },
      diluent: 'saline',
      must: [{ routes: ['IV', 'IO'] }],
      may: [],
      source: ['fda-midazolam', 'ismp-flush-syringes'],
    },
  ],
  limits: [
    { who: ADULT, total: { low: mg(10) }, then: 'order', source: ['la-1309'] },
    { who: CHILD, total: { low: mg(0.4), perKg: true, max: mg(10) }, then: 'stop', source: ['la-1309'] },
  ],
  watched: 'midazolam',
  acts: [
    {
      id: 'seizure-im',
      label: 'Seizure, no IV',
      routes: [{ route: 'IM' }, { route: 'IN' }],
      dose: [
        { who: ADULT, give: { low: mg(10) } },
        { who: CHILD, give: { low: mg(0.2), perKg: true, max: mg(10) } },
      ],
      repeat: [{ is: 'none' }],
      source: ['la-1309', 'rampart-2012'],
    },
    {
      id: 'seizure-iv',
      label: 'Seizure, IV',
      routes: INTO_A_VEIN,
      dose: [
        { who: ADULT, give: { low: mg(5) } },
        { who: CHILD, give: { low: mg(0.1), perKg: true, max: mg(5) } },
      ],
      over: [{ is: 'slow' }],
      repeat: [{ is: { after: min(5), count: 2 } }],
      order: [AFTER_MUSCLE_OR_NOSE],
      youngs: true,
      differs: [{ say: 'repeats after 2 min', source: ['la-1309'] }],
      source: ['spec', 'la-1309'],
    },
    {
      id: 'agitation-im',
      label: 'Agitation, no IV',
      when: ['dangerous-agitation'],
      routes: [{ route: 'IM' }, { route: 'IN', who: ADULT }],
      dose: [
        { who: ADULT, give: { low: mg(5) } },
        { who: CHILD, give: { low: mg(0.2), perKg: true, max: mg(5) } },
      ],
      repeat: [{ is: { after: min(15), count: 2 } }],
      order: [
        { kind: 'order', who: CHILD },
        { kind: 'order', unless: 'life-in-danger' },
        { kind: 'order', fromDose: 2 },
      ],
      modify: [
        {
          who: { range: { fromMonths: 828 } },
          factor: { low: 0.5, high: 0.5 },
          limits: true,
          source: ['maryland-2020'],
        },
      ],
      source: ['la-1309'],
    },
    {
      id: 'light-sedation',
      label: 'Light sedation before a shock',
      routes: INTO_A_VEIN,
      dose: [
        { who: ADULT, give: { low: mg(2.5) } },
        { who: CHILD, give: { low: mg(0.05), perKg: true, max: mg(2.5) } },
      ],
      over: [{ is: { low: 2, high: 2, unit: 'min' } }],
      repeat: [{ is: { after: min(5), count: 2 } }],
      order: [AFTER_MUSCLE_OR_NOSE],
      stop: [{ who: { group: 'child', if: 'low-pressure' } }],
      know: [{ say: 'Never delays the shock.' }],
      source: ['massachusetts-2026', 'maryland-2020'],
    },
  ],
};

const magnesium: DrugActs = {
  id: 'magnesium-sulfate',
  classes: ['concentrated-electrolyte'],
  products: [{ id: 'vial', form: 'vial', holds: { drug: mg(5000), volume: ml(10) }, undiluted: ['IM'] }],
  routeLimits: [
    {
      routes: ['IV', 'IO'],
      strength: mg(200),
      rate: mg(150),
      rateNotFor: ['arrest-torsades', 'eclampsia'],
      source: ['fda-magnesium'],
    },
  ],
  preparations: [
    {
      id: 'to-20',
      mix: { kind: 'up-to', volume: ml(20) },
      diluent: 'saline',
      must: [{ who: ADULT, acts: ['arrest-torsades'] }],
      may: [],
    },
    {
      id: 'bag',
      mix: { kind: 'up-to', volume: ml(100) },
      diluent: 'saline',
      container: ml(100),
      must: [{ who: ADULT, routes: ['IV', 'IO'] }],
      may: [],
      never: ['a flush syringe'],
    },
    {
      id: '20-percent',
      mix: { kind: 'syringe', volume: ml(5), strength: mg(200) },
      diluent: 'saline',
      weaker: true,
      must: [{ who: CHILD, routes: ['IV', 'IO'] }],
      may: [],
    },
  ],
  limits: [{ counts: ['eclampsia'], total: { low: mg(4000) }, then: 'order', source: ['maryland-2020'] }],
  stop: [{ who: { if: 'heart-block' }, source: ['fda-magnesium'] }],
  know: [{ say: 'Lost reflexes mean too much.' }],
  monitor: ['pressure', 'knee-reflex'],
  acts: [
    {
      id: 'arrest-torsades',
      label: 'Cardiac arrest, torsades',
      in: 'arrest',
      when: ['torsades'],
      routes: INTO_A_VEIN,
      dose: [
        { who: ADULT, give: { low: mg(2000) } },
        { who: CHILD, give: { low: mg(50), perKg: true, max: mg(2000) } },
      ],
      over: [{ who: ADULT, is: min(1, 2) }],
      repeat: [{ is: 'none' }],
      limits: [{ total: { low: mg(2000) }, then: 'order' }],
      lift: [{ to: 'none', source: ['aha-2018-antiarrhythmics'] }],
      source: ['spec', 'fda-magnesium'],
    },
    {
      id: 'torsades-with-pulse',
      label: 'Torsades with a pulse',
      routes: [{ route: 'IV' }, { route: 'IO', who: CHILD }],
      dose: [
        { who: ADULT, give: { low: mg(2000) } },
        { who: CHILD, give: { low: mg(25), perKg: true, max: mg(2000) } },
      ],
      over: [{ is: min(20) }],
      repeat: [{ is: 'none' }],
      limits: [{ total: { low: mg(2000) }, then: 'order' }],
      lift: [{ if: 'heart-block', to: 'know', say: 'pacer ready' }],
      source: ['spec', 'maryland-2020'],
    },
    {
      id: 'eclampsia',
      label: 'Eclampsia, seizing or has seized',
      when: ['eclampsia'],
      routes: INTO_A_VEIN,
      dose: [{ who: ADULT, give: { low: mg(4000) } }],
      over: [{ is: min(10) }],
      repeat: [{ is: 'none' }],
      stopWhen: ['knee-reflex-lost'],
      source: ['maryland-2020'],
    },
  ],
};

const saline: DrugActs = {
  id: 'sodium-chloride',
  classes: ['crystalloid'],
  products: [
    { id: 'bag', form: 'bag', holds: { volume: ml(1000) }, also: [ml(500), ml(100)], undiluted: [] },
    { id: 'flush', form: 'flush syringe', holds: { volume: ml(10) }, also: [ml(20)], undiluted: [], neverMixIn: true },
  ],
  preparations: [],
  limits: [
    { who: ADULT, total: { low: ml(2000) }, then: 'order' },
    { who: CHILD, total: { low: ml(40), perKg: true, max: ml(2000) }, then: 'order' },
  ],
  acts: [
    {
      id: 'shock',
      label: 'Shock, sepsis',
      routes: INTO_A_VEIN,
      dose: [
        { who: ADULT, give: { low: ml(1000), upTo: true } },
        { who: CHILD, give: { low: ml(20), perKg: true, max: ml(1000) } },
        { who: { group: 'newborn' }, give: { low: ml(10), perKg: true } },
      ],
      recheck: { what: 'lungs', after: 'each step' },
      target: 'shock-pressure',
      source: ['spec'],
    },
    {
      id: 'flush',
      label: 'Flush of the line',
      routes: INTO_A_VEIN,
      product: 'flush',
      dose: [{ who: {}, give: { low: ml(10) } }],
      uncounted: true,
      source: ['ez-io-faq'],
    },
  ],
};

const zone = (color: string, avgWeight: number, from: number, below: number) => ({
  color,
  avgWeight,
  ageMonths: { from, below },
});

/** Midazolam, magnesium and saline, in which no rule finds anything but what its test plants. */
export function cleanContents(): Planted {
  const contents = {
    drugs: [midazolam, magnesium, saline],
    tables: {
      conditions: {
        'dangerous-agitation': { say: 'dangerous agitation', ask: 'Danger to self or others?' },
        eclampsia: { say: 'eclampsia', ask: 'Pregnant and seizing?' },
        'heart-block': { say: 'heart block', ask: 'Heart block on the ECG?' },
        'knee-reflex-lost': { say: 'knee reflex lost', ask: 'Knee reflex gone?' },
        'life-in-danger': { say: 'life in danger now', ask: 'Life in danger now?' },
        'low-pressure': {
          say: 'low blood pressure',
          ask: 'Systolic pressure low?',
          measured: { vital: 'sbp' },
        },
        torsades: { say: 'torsades', ask: 'Torsades on the monitor?' },
        'wet-lungs': { say: 'wet lungs', ask: 'Crackles or froth?' },
      },
      monitoring: {
        'bag-mask-ready': { say: 'bag-mask ready' },
        'knee-reflex': { say: 'knee reflex' },
        'line-runs-freely': { say: 'line runs freely' },
        lungs: { say: 'lungs' },
        pressure: { say: 'blood pressure' },
        spo2: { say: 'SpO2' },
      },
      routes: { IV: { vein: true }, IO: { vein: true }, IM: {}, IN: { mlPerNostril: 1 } },
      targets: { 'shock-pressure': { say: 'to the target of shock' } },
      classes: {
        benzodiazepine: {
          alert: 'high',
          ask: [{ who: { range: { belowMonths: 1 } }, source: ['spec'] }],
          know: [{ say: 'Stops breathing.' }],
          monitor: ['bag-mask-ready', 'spo2'],
          source: ['ismp-high-alert'],
        },
        'concentrated-electrolyte': { alert: 'high', source: ['ismp-high-alert'] },
        crystalloid: { stop: [{ who: { if: 'wet-lungs' } }], monitor: ['lungs'], source: ['spec'] },
      },
    },
    formulary: {
      midazolam: { genericName: 'midazolam', highAlert: true, youngsAdultDose: { comprehensive: mg(5) } },
      'magnesium-sulfate': { genericName: 'magnesium sulfate 50%', highAlert: true },
      'sodium-chloride': { genericName: 'sodium chloride 0.9%', highAlert: false },
    },
    zones: [
      zone('Purple', 10.5, 11, 19),
      zone('Yellow', 13, 19, 36),
      zone('White', 16.5, 36, 60),
      zone('Blue', 21, 60, 84),
      zone('Orange', 26.5, 84, 120),
      zone('Green', 33, 120, 156),
    ],
    syringes: [
      { capacityMl: 1, graduationMl: 0.01 },
      { capacityMl: 3, graduationMl: 0.1 },
      { capacityMl: 5, graduationMl: 0.2 },
      { capacityMl: 10, graduationMl: 0.2 },
      { capacityMl: 20, graduationMl: 1 },
    ],
    plans: [],
    clocks: [],
    lines: [{ card: 'seizures', index: 1, drug: 'midazolam', add: { know: [{ say: 'Warm the patient.' }] } }],
  };
  // The copy through JSON ensures that no two places share an object. It leaves out functions.
  return { ...JSON.parse(JSON.stringify(contents)), facesOf: () => [] };
}

/** A drug of the contents. */
export function drugIn({ drugs }: Planted, id: string): Mutable<DrugActs> {
  const drug = drugs.find((one) => one.id === id);
  if (drug === undefined) throw new Error(`no drug ${id}`);
  return drug;
}

/** An act of the contents, "midazolam/seizure-im". */
export function actIn(contents: Planted, ref: string): Mutable<Act> {
  const [drug = '', id] = ref.split('/');
  const act = drugIn(contents, drug).acts.find((one) => one.id === id);
  if (act === undefined) throw new Error(`no act ${ref}`);
  return act;
}

/** The sentences of a rule for the clean contents with a fault planted in them. */
export function sentencesOf(rule: ActRule, plant: (contents: Planted) => void = () => {}): readonly string[] {
  const contents = cleanContents();
  plant(contents);
  return rule.find(contents as ActContents).map(({ sentence }) => sentence);
}

/** A preparation of the contents, "midazolam/one-in-five". */
export function preparationIn(contents: Planted, ref: string): Mutable<ActPreparation> {
  const [drug = '', id] = ref.split('/');
  const preparation = drugIn(contents, drug).preparations.find((one) => one.id === id);
  if (preparation === undefined) throw new Error(`no preparation ${ref}`);
  return preparation;
}

/** Another dose for a group of patients of an act. */
export function giveIn(contents: Planted, ref: string, group: Group, give: Give): Mutable<Act>['dose'][number] {
  const entry = actIn(contents, ref).dose.find(({ who }) => who.group === group);
  if (entry === undefined) throw new Error(`no dose of ${ref} for ${group}`);
  entry.give = give;
  return entry;
}
