import type { ArrestClock, ArrestEvent, ArrestEventData } from '@first60/clinical';

/** The version of the events that this app writes. */
export const EVENT_VERSION = 1;

type Field = (value: unknown) => boolean;

const text: Field = (value) => typeof value === 'string';
const flag: Field = (value) => typeof value === 'boolean';
const figure: Field = (value) => typeof value === 'number' && Number.isFinite(value);
const oneOf =
  (...words: readonly string[]): Field =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const absentOr =
  (field: Field): Field =>
  (value) =>
    value === undefined || field(value);
const fields =
  (shape: Readonly<Record<string, Field>>): Field =>
  (value) =>
    isObject(value) && Object.entries(shape).every(([name, field]) => field(value[name]));

const PLAN = oneOf('adult', 'child');
const LAYOUT = oneOf('als', 'bls');
const ROLES = ['lead', 'compress', 'airway', 'drugs', 'monitor', 'record'] as const;
const ROLE = oneOf(...ROLES);
const isTrue: Field = (value) => value === true;
const NOTHING = {};

/** The required fields for each kind of event. */
const KINDS: { readonly [Kind in ArrestEventData['kind']]: Readonly<Record<string, Field>> } = {
  started: { plan: PLAN, edition: text, practice: flag, layout: LAYOUT },
  plan: { plan: PLAN, layout: LAYOUT },
  began: { before: figure },
  cpr: NOTHING,
  pause: NOTHING,
  rhythm: { rhythm: oneOf('vf-pvt', 'asystole-pea', 'pulse', 'shock-advised', 'no-shock') },
  shock: { joules: absentOr(figure), device: absentOr(isTrue) },
  rosc: NOTHING,
  rearrest: NOTHING,
  left: NOTHING,
  arrived: NOTHING,
  'handed-over': NOTHING,
  ended: NOTHING,
  drug: {
    drug: text,
    amount: absentOr(fields({ value: text, unit: text })),
    volume: absentOr(text),
    strength: absentOr(text),
    route: text,
    weight: absentOr(text),
    checkedBy: absentOr(oneOf(...ROLES, 'second-person')),
    unknown: absentOr(isTrue),
  },
  airway: { airway: oneOf('bag-mask', 'supraglottic', 'tube'), confirmed: absentOr(flag) },
  access: { access: oneOf('iv', 'io') },
  vital: {
    vital: oneOf('etco2', 'heart-rate', 'systolic', 'diastolic', 'spo2', 'glucose', 'temperature'),
    value: text,
  },
  cause: { cause: text, state: oneOf('looked-at', 'treated', 'excluded') },
  compressor: NOTHING,
  task: { task: text },
  order: { text },
  note: { text },
  fact: { fact: text, value: text },
  patient: { weight: absentOr(text), basis: absentOr(oneOf('entered', 'tape', 'age')) },
  circumstance: {
    circumstance: oneOf('cold', 'cold-not-measured', 'cool', 'trauma', 'pregnant', 'newborn'),
    holds: flag,
  },
  role: { role: ROLE },
  'clock-started': { clock: text, before: figure, again: absentOr(figure) },
  'clock-stopped': { clock: text },
  'clock-gap': { away: figure },
  'clock-changed': { by: figure, unsure: flag },
  amended: { of: text, t: figure, added: absentOr(isTrue) },
  undone: { of: text },
  restored: { of: text },
};

const isSample = fields({ wall: figure, mono: figure, page: text, zone: figure });

const isData: Field = (value) =>
  isObject(value) &&
  typeof value.kind === 'string' &&
  Object.hasOwn(KINDS, value.kind) &&
  fields(shapeOf(value.kind))(value);

const shapeOf = (kind: string): Readonly<Record<string, Field>> => KINDS[kind as ArrestEventData['kind']]; // isData checked it

const isEvent = fields({ id: text, code: text, seq: figure, t: figure, at: isSample, data: isData });

/** True if the value is a clock of an arrest. */
export const isArrestClock = (stored: unknown): stored is ArrestClock =>
  fields({ elapsed: figure, last: isSample })(stored);

/**
 * Reads a stored value as an event of an arrest.
 * @returns 'other-version' if another version of the app has written it; undefined if it cannot be read
 */
export function readEvent(stored: unknown): ArrestEvent | 'other-version' | undefined {
  if (!isObject(stored)) return undefined;
  if (typeof stored.version === 'number' && stored.version !== EVENT_VERSION) return 'other-version';
  return stored.version === EVENT_VERSION && isEvent(stored) ? (stored as unknown as ArrestEvent) : undefined; // isEvent checked each field
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
