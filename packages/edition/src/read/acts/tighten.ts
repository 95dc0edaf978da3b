import {
  type Act,
  type ByWho,
  type CardAct,
  convert,
  convertible,
  type DrugActs,
  doseOf,
  type Figure,
  type Limit,
  type Repeat,
  type Span,
  type Who,
} from '@first60/clinical';
import type { Note } from '../notes.ts';
import { actDoseText, repeatInFile } from './act-text.ts';
import { type ExamplePatient, examplesOf, exampleText, fits, patientsOf } from './patients.ts';

const MEND = 'a card may only be stricter: give another act, with "like", or take this out.';

/**
 * Notes what a card writes under `tighten` and is looser than the act: another route, sooner or more doses, a larger limit.
 * An order can only be added.
 */
export function noteLoosened(drug: DrugActs, act: Act, { tighten = {}, to }: CardAct, note: Note): void {
  const { routes, repeat, limits = [] } = tighten;
  const treated = treatedBy(act, to);
  if (routes !== undefined) noteRoutes(act, routes, treated, (sentence) => note(['routes'], sentence));
  if (repeat !== undefined) noteRepeat(act, repeat, treated, (sentence) => note(['repeat'], sentence));
  const own = [...(act.limits ?? []), ...(drug.limits ?? []).filter((limit) => isCounted(limit, act.id))];
  for (const [at, limit] of limits.entries()) {
    const tighter = own.find((one) => isLargerLimit(limit, one));
    if (tighter === undefined) continue;
    note(['limits', at], `${limitText(limit)} is more than the ${limitText(tighter)} of the act: ${MEND}`);
  }
}

type Whos = readonly (Who | undefined)[];

/** Those who have a dose by the line of a card: one for each way in which the act and the card can treat somebody. */
type Treated = (whos: Whos) => readonly ExamplePatient[];

function treatedBy({ dose }: Act, to: CardAct['to']): Treated {
  const line: Who = to === undefined ? {} : { group: to === 'adult' ? 'adult' : 'child' };
  const doses = dose.map(({ who }) => patientsOf(who));
  return (whos) =>
    examplesOf([patientsOf(line), ...doses, ...whos.map((who) => patientsOf(who))]).filter(
      (patient) => fits(patientsOf(line), patient) && doses.some((one) => fits(one, patient)),
    );
}

function noteRoutes(act: Act, routes: Act['routes'], treated: Treated, say: (sentence: string) => void): void {
  const whos = [...act.routes, ...routes].map(({ who }) => who);
  for (const { route, who } of routes) {
    const one = treated(whos).find(
      (patient) =>
        fits(patientsOf(who), patient) &&
        !act.routes.some((own) => own.route === route && fits(patientsOf(own.who), patient)),
    );
    if (one === undefined) continue;
    say(`${route} is no route of the act${whoseText(one, whos)}: ${MEND}`);
    return;
  }
}

/** ` for a patient of 4 years`, where the act does not treat everybody alike. */
const whoseText = (patient: ExamplePatient, whos: Whos): string =>
  whos.every((who) => who?.group === undefined && who?.range === undefined)
    ? ''
    : ` for a patient of ${exampleText(
        patient,
        whos.map((who) => patientsOf(who)),
      )}`;

function noteRepeat(
  act: Act,
  repeat: NonNullable<Act['repeat']>,
  treated: Treated,
  say: (sentence: string) => void,
): void {
  const whos = [...(act.repeat ?? []), ...repeat].map(({ who }) => who);
  for (const patient of treated(whos)) {
    for (const { who, is } of possible(repeat, patient)) {
      const all = possible(act.repeat, patient);
      const same = all.filter((one) => one.who?.if !== undefined && one.who.if === who?.if);
      const own = same.length > 0 ? same : all;
      if (own.length === 0 || own.some((one) => !isLooser(is, one.is))) continue;
      const texts = own.map((one) => `"${repeatInFile(one.is)}"`);
      say(`"${repeatInFile(is)}" is looser than ${texts.join(' or ')} of the act${whoseText(patient, whos)}: ${MEND}`);
      return;
    }
  }
}

/** The values that may be for a patient: the first that surely is, and before it those under a condition. */
function possible<Value>(byWho: ByWho<Value> | undefined, patient: ExamplePatient): ByWho<Value> {
  const fitting = (byWho ?? []).filter(({ who }) => fits(patientsOf(who), patient));
  const sure = fitting.findIndex(({ who }) => who?.if === undefined);
  return sure === -1 ? fitting : fitting.slice(0, sure + 1);
}

/** True when doses come sooner, more often, until later, or grow more. */
function isLooser(card: Repeat | 'none', own: Repeat | 'none'): boolean {
  if (card === 'none') return false;
  if (own === 'none') return true;
  const [wait, least] = [secondsOf(card.every ?? card.after), secondsOf(own.every ?? own.after)];
  const [end, latest] = [secondsOf(card.noLaterThan), secondsOf(own.noLaterThan)];
  return (
    (own.count !== undefined && (card.count === undefined || card.count > own.count)) ||
    (least !== undefined && (wait === undefined || wait < least)) ||
    (latest !== undefined && (end === undefined || end > latest)) ||
    (card.factor ?? 1) > (own.factor ?? 1)
  );
}

const SECONDS = { s: 1, min: 60, h: 3600 } as const satisfies Record<Span['unit'], number>;

/** The shortest that a time may be. */
const secondsOf = (span: Span | undefined): number | undefined => span && span.low * SECONDS[span.unit];

const isCounted = ({ counts }: Limit, id: string): boolean =>
  counts === undefined || counts === 'class' || counts.some((ref) => ref === id || ref.endsWith(`/${id}`));

/** True when a limit lets the same patients have more than another one of the same kind does. */
function isLargerLimit(card: Limit, own: Limit): boolean {
  const kindOf = ({ who, in: within, per, family, total }: Limit): string =>
    JSON.stringify([who ?? {}, within, per, family, total?.perKg]);
  if (kindOf(card) !== kindOf(own)) return false;
  if (card.doses !== undefined && own.doses !== undefined) return card.doses > own.doses;
  if (card.total === undefined || own.total === undefined) return false;
  const least = own.total.max;
  return (
    isMore(card.total.low, own.total.low) ||
    (least !== undefined && (card.total.max === undefined || isMore(card.total.max, least)))
  );
}

const isMore = (one: Figure, other: Figure): boolean =>
  convertible(one.unit, other.unit) && convert(doseOf(one), other.unit).value.gt(doseOf(other).value);

const limitText = ({ total, doses }: Limit): string =>
  total === undefined ? `limit of ${doses} doses` : `limit of ${actDoseText(total)}`;
