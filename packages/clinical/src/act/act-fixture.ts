import type { Route } from '../medication-line/line-dose.ts';
import { type Dose, type DoseUnit, type Figure, kg, years } from '../units.ts';
import type { Act, ActDose, DrugActs, Who } from './act.ts';
import type { AskedAct } from './give-act.ts';
import type { ActAnswer, ActPatient, DosesBefore, Given, GivenDose, GivenVolume } from './given.ts';
import type { ClassOfDrug } from './limits.ts';
import type { RouteVolumes } from './route-volumes.ts';

/* Drugs, patients and words for the tests of acts. The figures are typed here, not read from the content. */

const SOURCE = ['typed for the tests'];

const of =
  (unit: DoseUnit) =>
  (amount: number): Figure => ({ amount, unit });
export const mgs = of('mg');
export const mcgs = of('mcg');
export const mls = of('mL');

export const adult: Who = { group: 'adult' };
export const child: Who = { group: 'child' };
export const newborn: Who = { group: 'newborn' };
export const under20: Who = { group: 'child', range: { belowKg: 20 } };
const from69: Who = { range: { fromMonths: 828 } };
const drunk: Who = { if: 'alcohol-or-opioid' };

const perKg = (low: Figure, max?: Figure): ActDose => ({ low, perKg: true, ...(max && { max }) });
const fixed = (low: Figure): ActDose => ({ low });

/** The routes of an act, for everybody. */
export const by = (...routes: readonly Route[]): Act['routes'] => routes.map((route) => ({ route }));

const act = (id: string, rest: Omit<Act, 'id' | 'label' | 'source'>): Act => ({
  id,
  label: id,
  source: SOURCE,
  ...rest,
});

export const midazolam: DrugActs = {
  id: 'midazolam',
  classes: ['benzodiazepine'],
  products: [
    { id: 'ampoule', form: 'ampoule', holds: { drug: mgs(15), volume: mls(3) }, undiluted: ['IM', 'IN', 'IV', 'IO'] },
  ],
  preparations: [
    {
      id: 'one-in-five',
      mix: { kind: 'syringe', volume: mls(5), strength: mgs(1) },
      diluent: 'saline',
      must: [{ who: under20, routes: ['IV', 'IO'] }, { acts: ['light-sedation'] }],
      may: [{ who: adult, acts: ['sedation'] }],
    },
  ],
  limits: [
    { who: adult, total: fixed(mgs(10)), then: 'order' },
    { who: child, total: perKg(mgs(0.4), mgs(10)), then: 'stop' },
  ],
  modify: [
    { who: from69, factor: { low: 0.5, high: 0.5 }, acts: ['sedation', 'light-sedation', 'agitation'], limits: true },
    { who: drunk, factor: { low: 0.5, high: 0.5 }, acts: ['light-sedation', 'agitation'], limits: true },
  ],
  acts: [
    act('seizure-im', {
      when: ['seizure'],
      routes: by('IM', 'IN'),
      dose: [
        { who: adult, give: fixed(mgs(10)) },
        { who: { group: 'child', range: { fromMonths: 1 } }, give: perKg(mgs(0.2), mgs(10)) },
        { who: newborn, give: 'call' },
      ],
      repeat: [{ is: 'none' }],
    }),
    act('seizure-iv', {
      when: ['seizure'],
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: fixed(mgs(5)) },
        { who: child, give: perKg(mgs(0.1), mgs(5)) },
      ],
      over: [{ is: 'slow' }],
      repeat: [{ is: { after: { low: 5, high: 5, unit: 'min' }, count: 2 } }],
      order: [{ kind: 'order', after: { given: 'midazolam', routes: ['IM', 'IN'] } }],
    }),
    act('sedation', {
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: fixed(mgs(5)) },
        { who: child, give: perKg(mgs(0.1), mgs(5)) },
      ],
    }),
    act('light-sedation', {
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: fixed(mgs(2.5)) },
        { who: child, give: perKg(mgs(0.05), mgs(2.5)) },
      ],
      modify: [{ who: { group: 'adult', if: 'low-pressure' }, factor: { low: 0, high: 0.5 } }],
      stop: [{ who: { group: 'child', if: 'low-pressure' } }],
    }),
    act('agitation', {
      when: ['dangerous-agitation'],
      routes: [{ route: 'IM' }, { route: 'IN', who: adult }],
      dose: [
        { who: adult, give: fixed(mgs(5)) },
        { who: child, give: perKg(mgs(0.2), mgs(5)) },
      ],
      order: [
        { kind: 'order', who: child },
        { kind: 'order', unless: 'danger-to-life' },
        { kind: 'order', fromDose: 2 },
      ],
    }),
  ],
};

export const magnesium: DrugActs = {
  id: 'magnesium-sulfate',
  classes: [],
  products: [
    { id: 'vial', form: 'vial', holds: { drug: { amount: 5, unit: 'g' }, volume: mls(10) }, undiluted: ['IM'] },
  ],
  preparations: [
    {
      id: 'to-20',
      mix: { kind: 'up-to', volume: mls(20) },
      diluent: 'saline',
      must: [{ who: adult, acts: ['arrest-torsades'] }],
      may: [],
    },
    {
      id: 'bag',
      mix: { kind: 'into', volume: mls(100) },
      diluent: 'saline',
      must: [{ who: adult, routes: ['IV', 'IO'] }],
      may: [],
    },
    {
      id: '20-percent',
      mix: { kind: 'up-to-strength', strength: mgs(200) },
      diluent: 'saline',
      weaker: true,
      must: [{ who: child, routes: ['IV', 'IO'] }],
      may: [],
    },
  ],
  limits: [{ counts: ['eclampsia'], total: fixed(mgs(4000)), then: 'order' }],
  stop: [{ who: { if: 'myasthenia' } }, { who: { if: 'heart-block' } }],
  monitor: ['pressure', 'knee-reflex'],
  acts: [
    act('arrest-torsades', {
      in: 'arrest',
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: fixed(mgs(2000)) },
        { who: child, give: perKg(mgs(50), mgs(2000)) },
      ],
      lift: [{ to: 'none' }],
    }),
    act('bronchospasm', {
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: fixed(mgs(2000)) },
        { who: child, give: perKg(mgs(25), mgs(2000)) },
      ],
      ask: [{ who: { if: 'kidney-failure' } }, { who: { range: { belowMonths: 12 } } }],
      repeat: [{ is: 'none' }],
    }),
    act('eclampsia', {
      routes: by('IV', 'IO'),
      dose: [{ who: adult, give: fixed(mgs(4000)) }],
      lift: [{ if: 'heart-block', to: 'ask', say: 'read the monitor' }],
    }),
    act('eclampsia-im', {
      routes: by('IM'),
      split: 2,
      dose: [{ who: adult, give: fixed(mgs(10_000)) }],
      order: [{ kind: 'order' }],
      lift: [{ if: 'heart-block', to: 'know', say: 'pacer ready' }],
    }),
  ],
};

export const epinephrine: DrugActs = {
  id: 'epinephrine-1-1000',
  classes: ['vasopressor'],
  products: [
    {
      id: 'ampoule',
      form: 'ampoule',
      holds: { drug: mgs(1), volume: mls(1) },
      undiluted: ['IM', 'nebulized', 'tracheal'],
    },
  ],
  preparations: [
    {
      id: 'bag',
      mix: { kind: 'bag', drug: mgs(1), in: mls(250) },
      diluent: 'saline',
      container: mls(500),
      must: [{ acts: ['infusion'] }],
      may: [],
    },
    {
      id: 'to-10',
      mix: { kind: 'up-to', volume: mls(10) },
      diluent: 'saline',
      must: [{ who: adult, acts: ['arrest-tube'] }],
      may: [],
    },
  ],
  acts: [
    act('anaphylaxis', {
      routes: by('IM'),
      device: [{ who: child, is: '1 mL syringe' }],
      dose: [
        { who: adult, give: fixed(mgs(0.5)) },
        { who: child, give: perKg(mgs(0.01), mgs(0.5)) },
      ],
      repeat: [{ is: { every: { low: 5, high: 15, unit: 'min' }, count: 3 } }],
      order: [{ kind: 'tell', fromDose: 2 }],
      byAge: [
        { who: { range: { belowMonths: 72 } }, dose: mgs(0.15), say: 'under 6 years', source: SOURCE },
        { who: { range: { fromMonths: 72, toMonths: 144 } }, dose: mgs(0.3), say: '6 to 12 years', source: SOURCE },
      ],
    }),
    act('arrest-tube', {
      in: 'arrest',
      routes: by('tracheal'),
      dose: [
        { who: adult, give: fixed(mgs(2.5)) },
        { who: child, give: perKg(mgs(0.1), mgs(2.5)) },
      ],
    }),
    act('infusion', {
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: { low: mcgs(2), high: mcgs(10), per: 'min' } },
        { who: child, give: { low: mcgs(0.1), high: mcgs(1), perKg: true, per: 'min' } },
      ],
      order: [{ kind: 'order', who: child, above: { low: mcgs(10), per: 'min' } }],
      stop: [{ who: { if: 'bleeding' } }],
    }),
  ],
};

export const naloxone: DrugActs = {
  id: 'naloxone',
  classes: [],
  products: [
    {
      id: 'ampoule',
      form: 'ampoule',
      holds: { drug: mgs(0.4), volume: mls(1) },
      undiluted: ['IV', 'IO', 'IM', 'IN'],
    },
  ],
  preparations: [
    {
      id: 'one-in-ten',
      mix: { kind: 'syringe', volume: mls(10), strength: mgs(0.04) },
      diluent: 'saline',
      must: [{ acts: ['breathing-enough'] }],
      may: [],
    },
  ],
  limits: [{ total: fixed(mgs(10)), then: 'order' }],
  stop: [{ who: newborn, say: 'ventilate instead' }],
  acts: [
    act('opioid', {
      routes: by('IV', 'IO', 'IM', 'IN'),
      dose: [
        { who: adult, give: { low: mgs(0.4), fromDose: { dose: 4, give: mgs(2) } } },
        { who: child, give: perKg(mgs(0.1), mgs(2)) },
      ],
      start: { first: [{ say: 'ventilate' }] },
    }),
    act('breathing-enough', {
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: { low: mgs(0.04), high: mgs(0.08) } },
        { who: child, give: { low: mgs(0.01), perKg: true, upTo: true, max: mgs(0.4) } },
      ],
    }),
  ],
};

export const saline: DrugActs = {
  id: 'sodium-chloride',
  classes: ['crystalloid'],
  products: [
    { id: 'bag', form: 'bag', holds: { volume: mls(1000) }, also: [mls(500), mls(100)], undiluted: ['IV', 'IO'] },
    { id: 'flush', form: 'flush syringe', holds: { volume: mls(10) }, undiluted: ['IV', 'IO'], neverMixIn: true },
  ],
  preparations: [],
  limits: [
    { who: adult, total: fixed(mls(2000)), counts: 'class', then: 'order' },
    { who: child, total: perKg(mls(40), mls(2000)), counts: 'class', then: 'order' },
  ],
  acts: [
    act('shock', {
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: { low: mls(1000), upTo: true } },
        { who: { group: 'child', range: { fromMonths: 1 } }, give: perKg(mls(20), mls(1000)) },
        { who: newborn, give: perKg(mls(10)) },
      ],
      step: [
        { who: { group: 'adult', if: 'trauma' }, is: { low: mls(250) } },
        { who: adult, is: { low: mls(250), high: mls(500) } },
        { who: child, is: perKg(mls(10)) },
      ],
      modify: [
        { who: { group: 'adult', if: 'heart-failure' }, give: fixed(mls(250)), order: true },
        { who: { group: 'child', if: 'heart-failure' }, give: perKg(mls(10), mls(250)), order: true },
      ],
    }),
    act('hourly', {
      routes: by('IV', 'IO'),
      dose: [
        { who: { range: { fromMonths: 168 } }, give: { low: mls(500), per: 'h' } },
        { who: { range: { fromMonths: 72, belowMonths: 168 } }, give: { low: mls(250), per: 'h' } },
        { who: { range: { fromMonths: 12, belowMonths: 72, fromKg: 10 } }, give: { low: mls(125), per: 'h' } },
      ],
    }),
    act('flush', {
      product: 'flush',
      uncounted: true,
      routes: by('IV', 'IO'),
      dose: [{ who: {}, give: fixed(mls(10)) }],
      lift: [{ to: 'none' }],
    }),
  ],
};

export const amiodarone: DrugActs = {
  id: 'amiodarone',
  classes: ['antiarrhythmic'],
  products: [{ id: 'ampoule', form: 'ampoule', holds: { drug: mgs(150), volume: mls(3) }, undiluted: ['IV', 'IO'] }],
  preparations: [
    {
      id: 'dextrose',
      mix: { kind: 'into', volume: mls(100) },
      diluent: 'dextrose-5',
      must: [{ who: adult, acts: ['stable-vt'] }],
      may: [],
    },
    {
      id: 'dextrose-child',
      mix: { kind: 'up-to-strength', strength: mgs(2) },
      diluent: 'dextrose-5',
      weaker: true,
      must: [{ who: child, acts: ['stable-vt'] }],
      may: [],
    },
  ],
  stop: [{ who: { if: 'torsades' } }, { who: { if: 'long-qt' } }],
  acts: [
    act('arrest-first', {
      in: 'arrest',
      routes: by('IV', 'IO'),
      dose: [
        { who: adult, give: fixed(mgs(300)) },
        { who: child, give: perKg(mgs(5), mgs(300)) },
      ],
      over: [{ is: 'push' }],
      then: [{ is: 'flush' }],
      repeat: [
        { who: adult, is: { count: 1 } },
        { who: child, is: { after: { low: 5, high: 5, unit: 'min' }, count: 3 } },
      ],
      limits: [
        { who: adult, counts: ['arrest-first', 'arrest-second'], total: fixed(mgs(450)), then: 'stop' },
        { who: child, total: perKg(mgs(15), mgs(450)), then: 'stop' },
      ],
    }),
    act('arrest-second', {
      in: 'arrest',
      routes: by('IV', 'IO'),
      dose: [{ who: adult, give: fixed(mgs(150)) }],
      limits: [{ who: adult, counts: ['arrest-first', 'arrest-second'], total: fixed(mgs(450)), then: 'stop' }],
    }),
    act('stable-vt', {
      routes: [{ route: 'IV' }, { route: 'IO', who: child }],
      dose: [
        { who: adult, give: fixed(mgs(150)) },
        { who: child, give: perKg(mgs(5), mgs(300)) },
      ],
      over: [
        { who: adult, is: { low: 10, high: 10, unit: 'min' } },
        { who: child, is: { low: 60, high: 60, unit: 'min' } },
      ],
      order: [{ kind: 'order', who: child }],
      stop: [{ who: { if: 'heart-block' } }],
    }),
  ],
};

export const ketamine: DrugActs = {
  id: 'ketamine',
  classes: [],
  products: [{ id: 'vial', form: 'vial', holds: { drug: mgs(500), volume: mls(10) }, undiluted: ['IM', 'IV', 'IO'] }],
  preparations: [
    {
      id: 'one-in-five',
      mix: { kind: 'syringe', volume: mls(10), strength: mgs(10) },
      diluent: 'saline',
      must: [{ acts: ['pain'] }],
      may: [],
    },
  ],
  acts: [
    act('pain', { routes: by('IV', 'IO'), dose: [{ who: {}, give: perKg(mgs(0.2), mgs(20)) }] }),
    act('induction', {
      routes: by('IV', 'IO'),
      dose: [{ who: {}, give: perKg(mgs(2), mgs(200)) }],
      modify: [{ who: { if: 'shock' }, give: perKg(mgs(1)), order: true }],
      ask: [{ who: { if: 'shock' } }, { who: { range: { belowMonths: 3 } } }],
    }),
    act('agitation', {
      routes: by('IM'),
      split: 2,
      dose: [
        { who: adult, give: perKg(mgs(4), mgs(400)) },
        { who: child, give: 'call' },
      ],
    }),
  ],
};

const CLASSES: Readonly<Record<string, ClassOfDrug>> = {
  benzodiazepine: {
    drugs: ['midazolam', 'diazepam'],
    uncounted: [],
    rules: {
      limits: [{ counts: 'class', in: 'seizure', doses: 2, family: true, then: 'order' }],
      ask: [{ who: { range: { belowMonths: 1 } } }],
      monitor: ['bag-mask-ready', 'spo2'],
      know: [{ say: 'Stops breathing.' }],
      source: SOURCE,
    },
  },
  vasopressor: {
    drugs: ['epinephrine-1-1000'],
    uncounted: [],
    rules: {
      rules: [
        { in: 'arrest', if: 'core-below-30', level: 'ask' },
        { in: 'arrest', if: 'core-unmeasured-and-cold', level: 'ask' },
      ],
      source: SOURCE,
    },
  },
  antiarrhythmic: {
    drugs: ['amiodarone', 'lidocaine'],
    uncounted: [],
    rules: {
      rules: [
        { in: 'arrest', if: 'core-below-30', level: 'stop', source: ['aha'] },
        { in: 'arrest', if: 'core-unmeasured-and-cold', level: 'ask' },
      ],
      source: SOURCE,
    },
  },
  crystalloid: {
    drugs: ['sodium-chloride', 'ringers-lactate'],
    uncounted: ['sodium-chloride/flush'],
    rules: {
      stop: [{ who: { if: 'wet-lungs' } }],
      ask: [{ who: { if: 'heart-failure' } }],
      source: SOURCE,
    },
  },
};

/** What routes take: 5 mL in a muscle, 2 mL in that of a child, 1 mL in a nostril. */
export const ROUTES: RouteVolumes = {
  IM: {
    mlPerSite: [
      { who: child, is: 2 },
      { who: adult, is: 5 },
    ],
  },
  IN: { mlPerNostril: [{ is: 1 }] },
};

/** An act of one of these drugs, with its classes. */
export function asked(drug: DrugActs, id: string, diluents: readonly string[] = ['saline', 'dextrose-5']): AskedAct {
  const found = drug.acts.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`${drug.id} has no act ${id}`);
  return {
    drug,
    act: found,
    classes: drug.classes.flatMap((key) => CLASSES[key] ?? []),
    routes: ROUTES,
    diluents: new Set(diluents),
  };
}

interface Said {
  readonly kg?: number | string;
  readonly years?: number | string;
  readonly group?: 'adult' | 'child';
  /** Conditions that hold. */
  readonly yes?: readonly string[];
  readonly no?: readonly string[];
}

/** A patient of whom this is known. */
export const patient = (said: Said = {}): ActPatient => ({
  weight: said.kg === undefined ? null : kg(said.kg),
  age: said.years === undefined ? null : years(said.years),
  ...(said.group && { group: said.group }),
  conditions: new Map([
    ...(said.yes ?? []).map((key) => [key, true] as const),
    ...(said.no ?? []).map((key) => [key, false] as const),
  ]),
});

/** Doses given before, by act, and by the family. */
export const before = (
  acts: Readonly<Record<string, readonly [doses: number, total?: Dose]>>,
  family = 0,
): DosesBefore => ({
  acts: new Map(
    Object.entries(acts).map(([ref, [doses, total]]) => [ref, { doses, ...(total === undefined ? {} : { total }) }]),
  ),
  family,
});

/** The answer when it is one dose. @throws RangeError for any other answer. */
export function onlyGiven(answer: ActAnswer): Given {
  if (answer.kind !== 'given') throw new RangeError(`${answer.kind} is no single dose`);
  return answer;
}

const rate = (dose: GivenDose): string => `${dose.perKg ? '/kg' : ''}${dose.per ? `/${dose.per}` : ''}`;

/** A dose in words: "up to 0.01-0.02 mg/kg, max 0.4 mg". */
export function doseText(dose: GivenDose): string {
  const ends = [dose.low, ...(dose.high ? [dose.high] : [])].map(({ value }) => value.toFixed()).join('-');
  return [
    `${dose.upTo ? 'up to ' : ''}${ends} ${dose.low.unit}${rate(dose)}`,
    ...(dose.min ? [`min ${dose.min.value.toFixed()} ${dose.min.unit}`] : []),
    ...(dose.max ? [`max ${dose.max.value.toFixed()} ${dose.max.unit}`] : []),
    ...(dose.limit ? [`(${dose.limit})`] : []),
  ].join(', ');
}

function volumeText(volume: GivenVolume): string {
  const ends = [volume.low, ...(volume.high ? [volume.high] : [])].map(({ value }) => value.toFixed()).join('-');
  const unit = `mL${volume.perKg ? '/kg' : ''}${volume.perHour ? '/h' : ''}`;
  return [
    `${ends} ${unit} of ${volume.strength.amount} ${volume.strength.unit}/mL`,
    ...(volume.min ? [`min ${volume.min.value.toFixed()} mL`] : []),
    ...(volume.max ? [`max ${volume.max.value.toFixed()} mL`] : []),
    ...(volume.whole ? [`${volume.whole.value.toFixed()} mL in all`] : []),
  ].join(', ');
}

export function whoText({ group, range = {}, if: condition }: Who): string {
  const ends = Object.entries(range).map(([end, limit]) => `${end} ${limit}`);
  return [group, ...ends, condition && `if ${condition}`].filter((word) => word !== undefined).join(' ') || 'all';
}

/** An answer in words: dose, volume, recipe and containers, for each branch. */
export function answerText(answer: ActAnswer): string {
  switch (answer.kind) {
    case 'given': {
      const { dose, volume, recipe, missingDiluent, containers } = answer;
      const stock = recipe?.stock ? `${recipe.stock.value.toFixed()} + ` : '';
      return [
        `${doseText(dose)}${volume ? ` = ${volumeText(volume)}` : ''}`,
        ...(recipe ? [`${stock}${recipe.diluent.value.toFixed()} = ${recipe.total.value.toFixed()} mL`] : []),
        ...(missingDiluent ? [`no ${missingDiluent}`] : []),
        ...(containers === undefined ? [] : [`x${containers}`]),
      ].join('; ');
    }
    case 'said':
      return answer.say;
    case 'withheld':
      return answer.because;
    case 'branches':
      return answer.branches.map((one) => `${whoText(one.who)}: ${answerText(one)}`).join(' | ');
  }
}
