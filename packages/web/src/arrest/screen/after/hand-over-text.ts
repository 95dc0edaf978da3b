import { type HandOver, type HandOverEntry, wallTime } from '@first60/clinical';
import { m } from '../../../paraglide/messages.js';
import { timeText } from '../../time-text.ts';
import { wholeJoules } from '../words/energy-words.ts';
import { ACCESS_WORDS, AIRWAY_WORDS, RHYTHM_WORDS, VITAL_UNITS, VITAL_WORDS } from '../words/event-words.ts';

/** The hand-over orders that hospitals expect. */
export const HAND_OVER_FORMS = ['atmist', 'imist-ambo'] as const;
export type HandOverForm = (typeof HAND_OVER_FORMS)[number];

/** Whether all times of a repeated dose are listed, or only the first and the last. */
type Times = 'all' | 'ends';

type EntryOf<Kind extends HandOverEntry['kind']> = Extract<HandOverEntry, { readonly kind: Kind }>;

/** The hand-over as plain text, with one line for each letter. It contains no names. */
export function handOverText(code: HandOver, form: HandOverForm, times: Times = 'all'): string {
  const lines = form === 'atmist' ? atmist(code, times) : imistAmbo(code, times);
  return [
    ...(code.isPractice ? [m.arrest_after_practice_line()] : []),
    ...lines.map(([letter, text]) => m.arrest_after_letter_line({ letter, text })),
    ...(code.isClockUnsure ? [m.arrest_after_clock_unsure()] : []),
    m.arrest_after_from_taps(),
  ].join('\n');
}

/** Longer text does not fit into two symbols. */
const QR_LETTERS = 1_250;

/**
 * The hand-over text for a QR code. A long one lists only the first and last times of repeated items, so that it fits
 * into two symbols.
 */
export function qrText(code: HandOver, form: HandOverForm): string {
  const text = handOverText(code, form);
  return text.length <= QR_LETTERS ? text : handOverText(code, form, 'ends');
}

type Line = readonly [letter: string, text: string];

const atmist = (code: HandOver, times: Times): readonly Line[] => [
  ['A', patientText(code)],
  ['T', timesText(code)],
  ['M', mechanismText(code)],
  ['I', rhythmsText(code)],
  ['S', signsText(code)],
  ['T', treatmentText(code, times)],
];

const imistAmbo = (code: HandOver, times: Times): readonly Line[] => [
  ['I', patientText(code)],
  ['M', mechanismText(code)],
  ['I', rhythmsText(code)],
  ['S', signsText(code)],
  ['T', treatmentText(code, times)],
  ['A', m.arrest_after_not_logged()],
  ['M', m.arrest_after_not_logged()],
  ['B', m.arrest_after_not_logged()],
  ['O', timesText(code)],
];

function patientText({ plan, weight }: HandOver): string {
  const who = plan === 'adult' ? m.arrest_after_adult() : m.arrest_after_child();
  // A log contains no age.
  if (weight === undefined) return listed([m.arrest_after_no_weight({ who }), m.arrest_after_ask_age()]);
  const basis = weight.basis === undefined ? '' : m.arrest_after_basis({ basis: BASIS[weight.basis]() });
  return listed([m.arrest_after_weighing({ who, weight: weight.kg, basis }), m.arrest_after_ask_age()]);
}

const BASIS = {
  entered: m.arrest_after_basis_entered,
  tape: m.arrest_after_basis_tape,
  age: m.arrest_after_basis_age,
} as const;

/** When CODE was pressed, how long before that the arrest began, its duration, and the state at its end. */
function timesText({ wall, zone, began, duration, atEnd, entries }: HandOver): string {
  const { day, minute } = wallTime(wall, zone);
  const moved = (['left', 'arrived', 'handed-over'] as const).flatMap((kind) => {
    const entry = entries.find((one) => one.kind === kind);
    return entry === undefined ? [] : [`${COURSE[kind]()} ${after(entry.t)}`];
  });
  return listed([
    m.arrest_after_pressed({ day, time: minute }),
    ...(began > 0 ? [m.arrest_after_began({ time: timeText(began) })] : []),
    ...moved,
    m.arrest_after_end({ time: after(duration), state: AT_END[atEnd]() }),
  ]);
}

const AT_END = {
  pulse: m.arrest_after_end_pulse,
  cpr: m.arrest_after_end_cpr,
  'no-cpr': m.arrest_after_end_no_cpr,
} as const;

const COURSE = {
  left: m.arrest_after_left,
  arrived: m.arrest_after_arrived,
  'handed-over': m.arrest_after_handed_over,
} as const;

const CORES = {
  cold: m.arrest_after_cold,
  'cold-not-measured': m.arrest_after_cold_not_measured,
  cool: m.arrest_after_cool,
} as const;

function mechanismText({ facts, core, isTrauma, isPregnant, newbornBelow, entries }: HandOver): string {
  const causes = new Map(
    entries.flatMap((entry) => (entry.kind === 'cause' ? [[entry.title, entry.state] as const] : [])),
  );
  const treated = [...causes].filter(([, last]) => last === 'treated');
  return [
    isTrauma ? m.arrest_after_arrest_injury() : m.arrest_after_arrest(),
    ...(core === undefined ? [] : [CORES[core]()]),
    ...(isPregnant ? [m.arrest_after_pregnant()] : []),
    ...(newbornBelow === undefined ? [] : [m.arrest_after_newborn({ below: newbornBelow })]),
    ...facts.map(({ text, value }) => m.arrest_after_fact({ question: text, answer: value })),
    ...treated.map(([cause]) => m.arrest_after_treated({ cause })),
  ].join(' ');
}

/** Each rhythm change, ROSC and re-arrest. */
function rhythmsText({ entries }: HandOver): string {
  const seen = entries.flatMap((entry) => {
    if (entry.kind === 'rhythm') return [{ words: RHYTHM_WORDS[entry.rhythm](), t: entry.t }];
    if (entry.kind === 'rosc') return [{ words: m.arrest_after_rosc(), t: entry.t }];
    if (entry.kind === 'rearrest') return [{ words: m.arrest_after_rearrest(), t: entry.t }];
    return [];
  });
  const changes = seen.filter(({ words }, nth) => words !== seen[nth - 1]?.words);
  return changes.length === 0 ? m.arrest_after_none() : listed(changes.map(({ words, t }) => `${words} ${after(t)}`));
}

/** Systolic and diastolic values logged more than this many ms apart are not combined into one pressure. */
const ONE_PRESSURE_MS = 60_000;

/** The last value of each vital sign. Systolic and diastolic are combined if they were taken together. */
function signsText({ entries }: HandOver): string {
  const last = new Map<string, EntryOf<'vital'>>();
  for (const entry of entries) if (entry.kind === 'vital') last.set(entry.vital, entry);
  const systolic = last.get('systolic');
  const beside = last.get('diastolic');
  const isOne = systolic && beside && Math.abs(systolic.t - beside.t) <= ONE_PRESSURE_MS;
  const diastolic = isOne ? beside : undefined;
  if (isOne) last.delete('diastolic');
  const signs = [...last.values()].map((sign) =>
    sign === systolic && diastolic !== undefined
      ? `${m.arrest_after_pressure({ systolic: systolic.value, diastolic: diastolic.value })} ${after(sign.t)}`
      : `${VITAL_WORDS[sign.vital]()} ${sign.value} ${VITAL_UNITS[sign.vital]} ${after(sign.t)}`,
  );
  return signs.length === 0 ? m.arrest_after_none() : listed(signs);
}

function treatmentText({ entries }: HandOver, times: Times): string {
  const given = [
    shocksText(
      entries.filter((entry) => entry.kind === 'shock'),
      times,
    ),
    ...drugTexts(
      entries.filter((entry) => entry.kind === 'drug'),
      times,
    ),
    ...entries.flatMap((entry) => {
      if (entry.kind === 'airway') return [`${AIRWAY_WORDS[entry.airway]()} ${after(entry.t)}`];
      if (entry.kind !== 'access') return [];
      return [`${m.arrest_after_access({ access: ACCESS_WORDS[entry.access]() })} ${after(entry.t)}`];
    }),
  ].filter((text) => text !== '');
  return given.length === 0 ? m.arrest_after_none() : given.join('; ');
}

function shocksText(shocks: ReadonlyArray<EntryOf<'shock'>>, times: Times): string {
  if (shocks.length === 0) return '';
  return `${energiesText(shocks)} ${timesOf(shocks, times)}`;
}

/** "Shocks 28, 56 J (calculated)". If any energy was read off the device, each calculated one is marked separately. */
function energiesText(shocks: ReadonlyArray<EntryOf<'shock'>>): string {
  const known = shocks.filter(({ joules }) => joules !== undefined);
  if (known.length === 0) return m.arrest_after_shocks();
  const areCalculated = known.every(({ calculated }) => calculated === true);
  const energies = shocks.map(({ joules, calculated }) => {
    if (joules === undefined) return '?';
    const energy = wholeJoules(joules);
    return calculated && !areCalculated ? m.arrest_after_calculated({ energy }) : energy;
  });
  const all = m.arrest_after_shocks_of({ energies: energies.join(', ') });
  return areCalculated ? m.arrest_after_calculated({ energy: all }) : all;
}

/** Groups doses of one drug with the same amount and route: "Epinephrine 0.16 mg IO x5 (+2:20, +6:20, ...)". */
function drugTexts(drugs: ReadonlyArray<EntryOf<'drug'>>, times: Times): readonly string[] {
  const groups = new Map<string, Array<EntryOf<'drug'>>>();
  for (const drug of drugs) {
    const { amount, route, isUnknown } = drug;
    const known = drug.name ?? m.arrest_after_other_drug();
    const name = isUnknown ? m.arrest_after_volume_unknown({ drug: known }) : known;
    const what = [name, ...(amount ? [`${amount.value} ${amount.unit}`] : []), ...(route ? [route] : [])].join(' ');
    groups.set(what, [...(groups.get(what) ?? []), drug]);
  }
  return [...groups].map(([what, doses]) => `${what} ${timesOf(doses, times)}`);
}

function timesOf(entries: ReadonlyArray<{ readonly t: number }>, times: Times): string {
  const [first, ...others] = entries.map(({ t }) => after(t));
  const last = others.at(-1);
  if (first === undefined || last === undefined) return first ?? '';
  const named = times === 'all' || others.length === 1 ? [first, ...others].join(', ') : `${first} - ${last}`;
  return m.arrest_after_times({ count: entries.length, times: named });
}

/** Arrest time with its sign: "+8:10". Times before the press on CODE are negative. */
export const after = (t: number): string => (t < 0 ? `-${timeText(-t)}` : `+${timeText(t)}`);

const listed = (parts: readonly string[]): string => parts.join(', ');
