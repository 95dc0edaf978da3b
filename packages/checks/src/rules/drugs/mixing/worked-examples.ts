import {
  type Concentration,
  convert,
  Decimal,
  doseOf,
  type LineDose,
  perMl,
  quantity,
  volumeOf,
} from '@first60/clinical';
import { type Edition, noteOf } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { isDrugUnit, strengthFor, strengthOf } from '../../../doses/drawn-up.ts';
import { drugOf } from '../../../looked-up.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/** A worked example follows from the dose per kilogram and the stock, and is kept separate from the line's note. */
export const workedExamples: Rule = {
  name: 'worked-examples',
  find: (edition) => [
    ...notesOf(edition).flatMap((note) => [...ofExamples(note), ...ofCeilings(note)]),
    ...mixedIn(edition),
  ],
};

type PerKg = Pick<LineDose, 'perKg' | 'min' | 'max'>;

/** A text with a worked example, and the dose and strength that the example is based on. */
interface Note {
  readonly at: string;
  readonly where: string;
  readonly text: string;
  readonly doses: readonly PerKg[];
  readonly strength: Concentration | undefined;
}

const present = (doses: readonly (PerKg | undefined)[]): readonly PerKg[] => doses.filter((dose) => dose !== undefined);

const notesOf = (edition: Edition): readonly Note[] => [
  ...medicationLines(edition).map(({ line, at, where }) => ({
    at,
    where,
    text: `${line.examples ?? ''}. ${noteOf(line) ?? ''}`,
    doses: present([line.adult, line.pediatric]),
    strength: strengthFor(line, drugOf(edition, line.medication)),
  })),
  ...dosingRows(edition).map(({ drug, row, at, where }) => {
    const own = row.dilution?.use === 'always' ? row.dilution.perMl : row.concentration;
    return {
      at: `${at}/remarks`,
      where,
      text: row.remarks ?? '',
      doses: present([row.adultFigure, row.pedsFigure]),
      strength: own === undefined ? strengthOf(drug) : attempt(() => perMl(own)),
    };
  }),
];

/** "20 kg: 2 mg = 0.4 mL" or "20 kg: 0.4 mL". Ranges, rates and volumes drawn from a dilution do not match. */
const EXAMPLE = /([\d.]+) kg: (?:([\d.]+) (mg|mcg|g|mEq|units) = )?([\d.]+) mL(?!\/| of it)/g;
/** The rounding mode of printed volumes. */
const HALF_UP = 1;

/** The dose at a weight, within its limits, formatted as in an example; undefined when there is no dose by weight. */
function workedOut(
  { perKg, min, max }: PerKg,
  strength: Note['strength'],
  weight: string,
  unit = '',
): string | undefined {
  return attempt(() => {
    if (perKg === undefined) return undefined;
    const per = doseOf(perKg);
    const byWeight = quantity(per.value.times(weight), per.unit);
    const [least, most] = [min, max].map((limit) => limit && convert(doseOf(limit), per.unit));
    const dose =
      most && byWeight.value.gt(most.value) ? most : least && byWeight.value.lt(least.value) ? least : byWeight;
    const volume = dose.unit === 'mL' ? dose : strength && volumeOf(dose, strength);
    if (volume === undefined) return undefined;
    const drawn = `${volume.value.round(2, HALF_UP).toFixed()} mL`;
    return isDrugUnit(unit) ? `${convert(dose, unit).value.toFixed()} ${unit} = ${drawn}` : drawn;
  });
}

const ofExamples = ({ at, where, text, doses, strength }: Note): readonly Found[] =>
  [...text.matchAll(EXAMPLE)].flatMap(([said, weight = '', , unit]) => {
    const reckoned = doses.flatMap((dose) => workedOut(dose, strength, weight, unit) ?? []);
    return reckoned.some((one) => `${weight} kg: ${one}` === said)
      ? []
      : [
          stops(
            at,
            `${where} says "${said}", but its dose comes to ${reckoned.join(' or ') || 'nothing by weight'}: work the example out anew.`,
          ),
        ];
  });

const ofCeilings = ({ at, where, text, doses }: Note): readonly Found[] =>
  [...text.matchAll(/a child reaches the maximum at ([\d.]+) kg/gi)].flatMap(([said, weight = '']) => {
    const weights = doses.flatMap(
      ({ perKg, max }) =>
        attempt(() => (perKg && max ? new Decimal(max.amount).div(perKg.amount).toFixed() : undefined)) ?? [],
    );
    return weights.includes(weight)
      ? []
      : [
          stops(
            at,
            `${where} says "${said}", but its maximum is reached at ${weights.map((kg) => `${kg} kg`).join(' or ') || 'no weight'}: work the weight out anew.`,
          ),
        ];
  });

/** A card with a known weight hides the examples but still shows the line's note. */
const mixedIn = (edition: Edition): readonly Found[] =>
  medicationLines(edition).flatMap(({ line, at, where }) => {
    const note = noteOf(line) ?? '';
    return /(?:^|\. )(?:(?:Adult|Child):? )?(?:At |From )?[\d.]+ kg: /i.test(note)
      ? [stops(at, `${where} works a dose out for a weight in its note ("${note}"): move that to the line's examples.`)]
      : [];
  });
