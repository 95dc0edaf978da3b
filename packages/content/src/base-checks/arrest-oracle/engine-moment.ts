import {
  type ArrestPlan,
  type ArrestState,
  type Cue,
  cuesAt,
  cycleAt,
  type Decimal,
  type DrugDose,
  digits,
  drugDose,
  type NextShock,
  nextShock,
  pausedSince,
} from '@first60/clinical';
import { type Moment, nowGroup, OWN_TASKS } from './moment.ts';
import { clockText } from './script.ts';

type Plans = Readonly<Partial<Record<ArrestPlan['id'], ArrestPlan>>>;

/** The figures that do not change until the next press, as the engine returns them. */
export function engineFigures(plans: Plans, state: ArrestState): Moment {
  const plan = planOf(plans, state);
  const { patient, airway, rows, drugs } = state;
  const energy = nextShock(plan, state, patient);
  const drug = (id: string, given: ArrestState['drugs'] = []): string => {
    const found = plan.drugs.find((one) => one.id === id);
    return found === undefined ? '-' : doseText(drugDose(found, plan, patient, given));
  };
  return {
    breaths: airway === 'supraglottic' || airway === 'tube' ? 'every' : 'ratio',
    causes: String(new Set(rows.flatMap(({ event: { data } }) => (data.kind === 'cause' ? [data.cause] : []))).size),
    epinephrine: drug('epinephrine', drugs),
    amiodarone: drug('amiodarone'),
    'lidocaine-first': drug('lidocaine-first'),
    dextrose: drug('dextrose'),
    energy: energyText(energy),
    'adult-dose': String(energy.kind === 'joules' && energy.mayPassAdult === true),
  };
}

/** The values that change from second to second, as the engine returns them, in the oracle's wording. */
export function engineMoment(plans: Plans, state: ArrestState, now: number): Moment {
  const plan = planOf(plans, state);
  const t = now * 1000;
  const cues = cuesAt(plan, state, t, state.patient);
  const cycle = cycleAt(plan, state, t);
  const paused = pausedSince(state);
  const offered = cues.find((cue) => cue.kind === 'antiarrhythmic');
  const charge = cues.find((cue) => cue.kind === 'charge');
  const [etco2] = cues.flatMap((cue) => (cue.kind === 'etco2-low' || cue.kind === 'etco2-rise' ? [cue] : []));
  const epinephrine = cues.find((cue) => cue.kind === 'epinephrine');
  const task = cues.find((cue) => cue.kind === 'task');
  return {
    total: clockText((t - state.began) / 1000),
    cycle: cycle === undefined ? '-' : clockText((t - cycle.from) / 1000),
    unchecked: String(cycle?.checkSince === undefined ? 0 : cycle.missed + 1),
    pause: paused === undefined ? '-' : clockText((t - paused) / 1000),
    cues: [...new Set(cues.flatMap(cueName))].sort().join(',') || '-',
    now: nowOf(cues[0]),
    charge: charge === undefined ? '-' : energyText(charge.energy),
    etco2: etco2 === undefined ? '-' : `${etco2.value}@${clockText(etco2.at / 1000)}`,
    'epinephrine-quiet': (epinephrine?.quiet === true && epinephrine.because) || '-',
    'late-tasks': String(cues.filter((cue) => cue.kind === 'task' && cue.task === 'ecg-again').length),
    'first-task': (task?.kind === 'task' && task.measured !== undefined && task.task) || '-',
    'own-tasks':
      OWN_TASKS.filter((task) => cues.some((cue) => cue.kind === 'task' && cue.task === task)).join(',') || '-',
    'antiarrhythmic-quiet': (offered?.quiet === true && offered.because) || '-',
    antiarrhythmic: offered?.choices.map((give) => `${give.drug}:${doseText(give.dose)}`).join(',') ?? '-',
  };
}

function planOf(plans: Plans, state: ArrestState): ArrestPlan {
  const plan = plans[state.plan];
  if (plan === undefined) throw new RangeError(`no plan for ${state.plan}`);
  return plan;
}

/** A dose in mL is its own volume. */
export const volumeOfDose = (dose: DrugDose): Decimal | undefined => {
  if (dose.kind !== 'dose') return undefined;
  return dose.dose.unit === 'mL' ? dose.dose.value : dose.volume?.amount;
};

function doseText(dose: DrugDose): string {
  const volume = volumeOfDose(dose);
  return dose.kind === 'dose' ? `${digits(dose.dose.value)}:${volume ? digits(volume) : '-'}` : '-';
}

function nowOf(cue: Cue | undefined): string {
  if (cue === undefined) return '-';
  if (cue.kind === 'pause' && !cue.warn) return named('pause', cue);
  return nowGroup(cueName(cue)[0] ?? cue.kind);
}

/** The oracle's name for a cue; empty for a cue that is only shown next to others. */
function cueName(cue: Cue): string[] {
  if (cue.quiet === true || cue.kind === 'cpr') return [];
  if (cue.kind === 'compress') return [cue.over ? 'pause-limit' : 'compress'];
  if (cue.kind === 'pause') return cue.warn ? ['pause-amber'] : [];
  if (cue.kind === 'epinephrine') return [`epinephrine-${cue.window}`];
  if (cue.kind === 'task') return cue.first === true ? ['slow', 'tasks'] : ['tasks'];
  if (cue.kind === 'shock') {
    return [cue.over === true ? 'shock-over' : cue.compressing === true ? 'shock-compressing' : named('shock', cue)];
  }
  if (cue.kind === 'etco2-rearrest') return ['rearrest'];
  if (cue.kind === 'core') {
    const name = cue.core === undefined ? 'core' : `core-${cue.core}`;
    return [cue.rosc === true ? `pulse-${name}` : name];
  }
  if (cue.kind === 'newborn') {
    return [cue.beforeDrug === true ? 'newborn-first' : cue.told === true ? 'newborn' : 'newborn-asked'];
  }
  if (cue.kind === 'check' || cue.kind === 'pads') return [named(cue.kind, cue)];
  if (cue.kind === 'cold') return [cue.text.includes('not measured') ? 'cold-not-measured' : 'cold'];
  return [cue.kind];
}

const named = (kind: string, cue: { readonly aed?: true }): string => (cue.aed === true ? `${kind}-aed` : kind);

const energyText = (energy: NextShock): string => (energy.kind === 'joules' ? digits(energy.joules.value) : '-');
