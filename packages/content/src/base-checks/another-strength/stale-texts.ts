import type { ActAnswer, ActPatient } from '@first60/clinical';
import { askedAct, type Face, faceOf, type MedicationId } from '@first60/edition';
import type { ChangedDrug } from './changed-drug.ts';

/** A text of a face that holds a volume, a strength or a number of containers. */
const HAS_FIGURE =
  /\d[\d.]* mL|\/mL\b|\d%|\b(?:a|an|one|half|whole|each|\d+) (?:ampoule|vial|bottle|bag|nebule|tablet|tube|syringe)s?\b/;

/** Volumes that do not follow from the strength of the drug, each with the reason. */
const STAYS: readonly (readonly [text: RegExp, why: string])[] = [
  [/\b\d+(?:-\d+)? mL (?:saline|flush)\b/, 'a flush has a volume of its own'],
  [/^Above 2 mL: IV or IO/, 'two nostrils take that much, whatever the strength'],
  [/^Ampoules of 1 mg\/mL, if carried/, 'another ampoule, named with its own strength'],
  [/\b1 mL syringe\b/, 'its volume is compared with that of the dose'],
  [/SpO2|COPD/, 'oxygen in the blood'],
  [/as OLMD says, to 100 mL/, 'the most fluid that OLMD may name'],
  [/ mL(?:\/kg)?\/h\)?/, 'the rate of a pump is that of the bag, and is read back as a number'],
  [/\bampoule at hand\b/, 'the ampoule of another drug'],
  [/ L saline| mL saline and Ringer's/, 'a fluid is counted in mL'],
  [/glucose/i, 'glucose in the blood'],
];

/** The texts of a face that no number is computed for: everything but its doses. */
const freeTexts = ({
  how,
  again = '',
  most,
  order,
  never,
  callFirst,
  course,
  stopIf,
  target,
  watch,
  instead,
  know,
}: Face) => [how, again, ...[most, order, never, callFirst, course, stopIf, target, watch, instead, know].flat()];

/** All texts of a face. */
const textsOf = (face: Face): readonly string[] => [
  ...face.doses.flatMap(
    ({
      whose = '',
      dose,
      volume = '',
      strength = '',
      recipe = '',
      containers = '',
      because = '',
      later = '',
      otherwise,
    }) => [whose, dose, volume, strength, recipe, containers, because, later, ...otherwise],
  ),
  ...freeTexts(face),
];

/** The face of an act for a patient. */
export function faceFor({ acts, id, nameOf }: ChangedDrug, act: string, patient: ActPatient): Face {
  const asked = askedAct(acts, id, act);
  if (asked === undefined) throw new Error(`there is no ${id}/${act}`);
  return faceOf(asked, patient, acts, nameOf);
}

/** Texts of a face that are the same with another product, although they hold a volume, a strength or a container. */
export function unfollowed(changed: ChangedDrug, now: Face, before: Face): readonly string[] {
  const others = Object.keys(changed.acts.drugs).filter((id) => id !== changed.id);
  // Dextrose 5 % is named although no kit holds it.
  const names = [...others.map(changed.nameOf), 'dextrose 5%'];
  const withoutNames = (text: string): string => names.reduce((left, name) => left.replaceAll(name, ''), text);
  const were = new Set(freeTexts(before));
  return freeTexts(now)
    .filter(
      (text) => were.has(text) && HAS_FIGURE.test(withoutNames(text)) && !STAYS.some(([stays]) => stays.test(text)),
    )
    .map((text) => `stale? "${text}"`);
}

/** Nobody under 1 year weighs more. */
const HEAVIEST_INFANT_KG = 12;

/** A syringe that the act names holds the dose, for everybody there is. */
export function syringeFaults({ how }: Face, answer: ActAnswer, patient: ActPatient): readonly string[] {
  const capacity = /(?:^|, )(?:[a-z 0-9]+: )?(\d+) mL syringe/.exec(how)?.[1];
  const isNobody = patient.age?.value.lt(1) === true && patient.weight?.value.gt(HEAVIEST_INFANT_KG) === true;
  if (capacity === undefined || isNobody) return [];
  if (answer.kind !== 'given' || answer.volume === undefined || answer.volume.perKg) return [];
  const most = (answer.volume.high ?? answer.volume.low).value;
  return most.gt(capacity) ? [`${most.toFixed()} mL in a ${capacity} mL syringe`] : [];
}

/** Texts of other drugs' faces that name the drug with the strength of the product it no longer has. */
export function staleNames(changed: ChangedDrug, base: ChangedDrug, patient: ActPatient): readonly string[] {
  const [old, name] = [base.nameOf(changed.id), changed.nameOf(changed.id)];
  if (old === name) return [];
  return Object.values(changed.acts.drugs).flatMap((drug) =>
    (drug?.acts ?? []).flatMap((act) =>
      textsOf(faceFor({ ...changed, id: (drug?.id ?? '') as MedicationId }, act.id, patient))
        .filter((text) => text.includes(old))
        .map((text) => `${drug?.id}/${act.id} names ${old}: "${text}"`),
    ),
  );
}
