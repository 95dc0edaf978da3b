import { type Act, type Dose, type DrugActs, doseOf } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import type { Found } from '../../../rule.ts';
import { type ActRule, actStops } from '../act-rule.ts';
import type { ActTables } from '../act-tables.ts';
import { doseText, figuresOf, isAbove, mostOf } from '../figures/dose-at.ts';
import { limitsOf, totalFor } from '../figures/limits-of.ts';
import { entriesFor, isAdult, isFor, patientText, type TriedPatient, triedPatients } from '../figures/patients.ts';

/** The heaviest patient without an age who may be a child. */
const HEAVIEST_CHILD = 50;
/** 40 years, in months. */
const AN_ADULT = 480;

/** A child gets no more than an adult of the same act, in one dose and in all, unless the child's own entry names a source. */
export const childNotAboveAdult: ActRule = {
  name: 'child-not-above-adult',
  find: ({ drugs, tables }) =>
    drugs.flatMap((drug) => {
      const patients = triedPatients(drug, HEAVIEST_CHILD);
      const children = patients.filter((patient) => !isAdult(patient) && patient.kg <= HEAVIEST_CHILD);
      return drug.acts.flatMap((act) => {
        const pairs = children.map((child) => ({ child, adult: { ...child, months: AN_ADULT } }));
        return [...doseAbove(drug, act, pairs), ...totalAbove(drug, act, pairs, tables)];
      });
    }),
};

/** A child and an adult of one weight. */
interface Pair {
  readonly child: TriedPatient;
  readonly adult: TriedPatient;
}

const doseAbove = (drug: DrugActs, act: Act, pairs: readonly Pair[]): readonly Found[] =>
  pairs
    .flatMap(({ child, adult }) => {
      const [ofChild] = entriesFor(act.dose, child);
      const [ofAdult] = entriesFor(act.dose, adult);
      const [one, other] = [ofChild && figuresOf(ofChild.give), ofAdult && figuresOf(ofAdult.give)];
      if (one === undefined || other === undefined || one.per !== other.per || ofChild?.source) return [];
      const most = attempt(() => [mostOf(one, child.kg), mostOf(other, adult.kg)] as const);
      return most && isAbove(...most) && !isOrderedAbove(act, most[1]) ? [{ child, most, per: one.per }] : [];
    })
    .slice(0, 1)
    .map(({ child, most: [ofChild, ofAdult], per }) => {
      const rate = per === undefined ? '' : `/${per}`;
      return actStops(
        drug,
        act,
        `gives ${patientText(child)} ${doseText(ofChild)}${rate}, and an adult ${doseText(ofAdult)}${rate}: let the adult's dose be the child's most, or name a source at the child's dose.`,
      );
    });

/** An infusion above the adult's rate needs an order. */
const isOrderedAbove = ({ order = [] }: Act, adult: ReturnType<typeof mostOf>): boolean =>
  order.some(({ above }) => above !== undefined && attempt(() => !isAbove(doseOf(above.low), adult)) === true);

const totalAbove = (drug: DrugActs, act: Act, pairs: readonly Pair[], tables: ActTables): readonly Found[] =>
  pairs
    .filter(({ child, adult }) => [child, adult].every((one) => entriesFor(act.dose, one).length > 0))
    .flatMap(({ child, adult }) => {
      const ofChild = totals(drug, act, child, tables)[0];
      const ofAdult = totals(drug, act, adult, tables).at(isOrdered(act, child) ? -1 : 0);
      return ofChild && ofAdult && isAbove(ofChild, ofAdult) ? [{ child, ofChild, ofAdult }] : [];
    })
    .slice(0, 1)
    .map(({ child, ofChild, ofAdult }) =>
      actStops(
        drug,
        act,
        `allows ${patientText(child)} ${doseText(ofChild)} in all, and an adult ${doseText(ofAdult)}: let the adult's total be the child's most.`,
      ),
    );

/** The totals of a patient, the one that is reached first before the others. */
const totals = (drug: DrugActs, act: Act, patient: TriedPatient, tables: ActTables): readonly Dose[] =>
  limitsOf(drug, act, tables)
    .flatMap((limit) => attempt(() => totalFor(limit, patient)) ?? [])
    .toSorted((one, other) => (isAbove(one, other) ? 1 : -1));

/** A child who gets every dose on order is compared with what an adult may get on order. */
const isOrdered = ({ order = [] }: Act, child: TriedPatient): boolean =>
  order.some(
    ({ kind, who = {}, if: condition, unless, fromDose, above, after }) =>
      kind === 'order' &&
      isFor(who, child) &&
      [who.if, condition, unless, fromDose, above, after].every((part) => part === undefined),
  );
