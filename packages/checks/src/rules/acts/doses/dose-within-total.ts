import {
  type Act,
  type ActDose,
  type Dose,
  type DrugActs,
  type Limit,
  type OrderRule,
  quantity,
  type Repeat,
} from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { type Found, pointer, stops } from '../../../rule.ts';
import { type ActContents, type ActRule, actStops, drugAt } from '../act-rule.ts';
import type { ActTables } from '../act-tables.ts';
import { doseText, figuresOf, isAbove, mostOf, writtenDose } from '../figures/dose-at.ts';
import { isAboveTotal, isOfOneKind, limitsOf, totalFor } from '../figures/limits-of.ts';
import { entriesFor, isFor, patientText, type TriedPatient, triedPatients, valuesFor } from '../figures/patients.ts';
import { triedDoses } from '../figures/tried-doses.ts';

/**
 * One dose is never more than what may be given in all, at any weight. An act that repeats has an end, and a limit has
 * a figure.
 */
export const doseWithinTotal: ActRule = {
  name: 'dose-within-total',
  find: ({ drugs, tables }) => [
    ...drugs.flatMap((drug) => [
      ...drug.acts.flatMap((act) => [
        ...aboveTotal(drug, act, tables),
        ...inOtherUnit(drug, act, tables),
        ...endless(drug, act, tables),
      ]),
      ...emptyLimits(drug),
    ]),
    ...emptyClassLimits(tables),
  ],
};

function aboveTotal(drug: DrugActs, act: Act, tables: ActTables): readonly Found[] {
  const limits = limitsOf(drug, act, tables);
  return triedDoses(drug, act)
    .flatMap(({ patient, dose }) =>
      limits.flatMap((limit) => {
        if (dose.per !== undefined) return [];
        const [given, total] = [
          attempt(() => doseWithin(drug, act, dose, limit, patient)),
          attempt(() => totalFor(limit, patient)),
        ];
        const isMore = given && total && attempt(() => isAboveTotal(drug, act, given, total));
        return isMore ? [{ patient, given, total }] : [];
      }),
    )
    .slice(0, 1)
    .map(({ patient, given, total }) =>
      actStops(
        drug,
        act,
        `gives ${patientText(patient)} ${doseText(given)} at once, and at most ${doseText(total)} may be given in all: correct one of the two.`,
      ),
    );
}

/** One dose of a patient for whom a limit is: for the limit's condition it may be another dose. */
function doseWithin(drug: DrugActs, act: Act, dose: ActDose, { who = {} }: Limit, patient: TriedPatient): Dose {
  const most = mostOf(dose, patient.kg);
  const changes = [...(drug.modify ?? []), ...(act.modify ?? [])].filter(
    ({ who: whose, acts, order }) =>
      order !== true &&
      who.if !== undefined &&
      whose.if === who.if &&
      isFor(whose, patient) &&
      (acts === undefined || acts.includes(act.id)),
  );
  return changes.reduce((least, { give, factor }) => {
    const changed =
      give === undefined ? quantity(most.value.times(factor?.high ?? 1), most.unit) : mostOf(give, patient.kg);
    return isAbove(least, changed) ? changed : least;
  }, most);
}

const inOtherUnit = (drug: DrugActs, act: Act, tables: ActTables): readonly Found[] =>
  limitsOf(drug, act, tables)
    .flatMap(({ total }) =>
      total === undefined
        ? []
        : act.dose
            .flatMap(({ give }) => figuresOf(give) ?? [])
            .filter(({ per, low }) => per === undefined && !isOfOneKind(drug, act, low.unit, total.low.unit))
            .map((dose) => ({ dose, total })),
    )
    .slice(0, 1)
    .map(({ dose, total }) =>
      actStops(
        drug,
        act,
        `is given in ${dose.low.unit} and limited to ${writtenDose(total)}, which cannot be compared: write both in one unit.`,
      ),
    );

/**
 * A repeat ends by its count or a last time, a limit, a target, an order, or with the arrest. It does so for each patient
 * who has a dose: what ends it for adults ends nothing for a child.
 */
function endless(drug: DrugActs, act: Act, tables: ActTables): readonly Found[] {
  if (act.target !== undefined || act.in === 'arrest') return [];
  const limits = limitsOf(drug, act, tables).filter((limit) => isFilled(limit) && limit.who?.if === undefined);
  const endsFor = (patient: TriedPatient): boolean =>
    (act.order ?? []).some((order) => isOrderAtLast(order) && isFor(order.who ?? {}, patient)) ||
    limits.some(({ who = {} }) => isFor(who, patient));
  const treated = triedPatients(drug).filter((patient) => entriesFor(act.dose, patient).length > 0);
  const without = treated.filter((patient) => valuesFor(act.repeat, patient).some(isOpen) && !endsFor(patient));
  const [first] = without;
  if (first === undefined) return [];
  const whose = without.length === treated.length ? '' : ` for ${patientText(first)}`;
  return [
    actStops(
      drug,
      act,
      `is repeated without an end${whose}: give it a count, a limit, a target, or a dose from which it needs an order.`,
    ),
  ];
}

const isOpen = (repeat: Repeat | 'none'): boolean =>
  repeat !== 'none' && repeat.count === undefined && repeat.noLaterThan === undefined;

/** An order that comes for everybody whom it is for: from some dose on, or always. */
const isOrderAtLast = ({ kind, fromDose, if: condition, unless, above, after }: OrderRule): boolean =>
  kind === 'order' && (fromDose !== undefined || [condition, unless, above, after].every((part) => part === undefined));

const isFilled = ({ total, doses }: Limit): boolean => total !== undefined || doses !== undefined;

const NO_FIGURE = 'has a limit without a figure: write a total or a number of doses, or take it out.';

const emptyLimits = (drug: DrugActs): readonly Found[] => [
  ...(drug.limits ?? []).filter((limit) => !isFilled(limit)).map(() => stops(drugAt(drug), `${drug.id} ${NO_FIGURE}`)),
  ...drug.acts.flatMap((act) =>
    (act.limits ?? []).filter((limit) => !isFilled(limit)).map(() => actStops(drug, act, NO_FIGURE)),
  ),
];

const emptyClassLimits = ({ classes }: ActContents['tables']): readonly Found[] =>
  Object.entries(classes).flatMap(([key, { limits = [] }]) =>
    limits
      .filter((limit) => !isFilled(limit))
      .map(() => stops(pointer('tables', 'classes', key), `The class "${key}" ${NO_FIGURE}`)),
  );
