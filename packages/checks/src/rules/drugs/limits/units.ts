import { convertible, type DoseUnit, type Figure } from '@first60/clinical';
import type { Drug } from '@first60/edition';
import { everyDose, type PlacedDose } from '../../../doses/every-dose.ts';
import { inWords, WHOSE } from '../../../doses/figure-words.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

const isOfOneKind = (one: Figure, other: Figure): boolean => convertible(one.unit, other.unit);

/**
 * A dose uses the unit in which its drug is stocked: mass, units, mEq or mL. Doses by weight are per kilogram, never per
 * pound.
 */
export const units: Rule = {
  name: 'units',
  find: (edition) => [
    ...Object.entries(edition.formulary).flatMap(([id, drug]) => ofDilutions(id, drug)),
    ...everyDose(edition).flatMap((dose) => [...ofFigures(dose), ...byThePound(dose)]),
  ],
};

const ofDilutions = (id: string, { genericName, concentration, dosing }: Drug): readonly Found[] =>
  dosing.flatMap(({ indication, dilution }, at) =>
    dilution === undefined || concentration === undefined || isOfOneKind(dilution.perMl, concentration)
      ? []
      : [
          stops(
            pointer('formulary', id, 'dosing', at, 'dilution'),
            `Drug ${genericName} (${indication}): the dilution holds ${inWords(dilution.perMl)} a mL, but the drug is stocked in ${concentration.unit}: give both in units of one kind.`,
          ),
        ],
  );

/** The content of one container, from the start of its presentation: "25000 units/5 mL vial", "500 and 1000 mL bags". */
function packUnit({ presentation }: Drug): Figure | undefined {
  const unit = /\d (mg|mcg|g|mEq|units|mL)\b/.exec(presentation)?.[1];
  return unit === undefined ? undefined : { amount: 1, unit: unit as DoseUnit };
}

/**
 * Milliliters are a valid dose for fluids and for drugs stocked in g/mL. For stronger drugs, milliliters would obscure
 * the dose.
 */
const isGivenInMl = (stocked: Figure): boolean => stocked.unit === 'mL' || stocked.unit === 'g';

function ofFigures(dose: PlacedDose): readonly Found[] {
  const { drug, fixed, perKg, min, max, infusion } = dose;
  const stocked = dose.strength ?? drug.concentration ?? packUnit(drug);
  const figures = [fixed, perKg, min, max, infusion?.low, infusion?.high].filter((figure) => figure !== undefined);
  const wrong = figures.find(
    (figure) =>
      (stocked !== undefined && !isOfOneKind(figure, stocked) && !(figure.unit === 'mL' && isGivenInMl(stocked))) ||
      (figures[0] !== undefined && !isOfOneKind(figure, figures[0])),
  );
  if (wrong === undefined) return [];
  const stock = stocked === undefined ? 'in other units' : `in ${stocked.unit}`;
  return [
    stops(
      dose.at,
      `${dose.where} gives ${WHOSE[dose.age]} ${inWords(wrong)}, but the drug is stocked ${stock}: give the dose in a unit of the same kind.`,
    ),
  ];
}

const POUND = /\b(?:lbs?|pounds?)\b/i;

const byThePound = ({ text = '', at, where }: PlacedDose): readonly Found[] =>
  POUND.test(text)
    ? [
        stops(
          at,
          `${where} gives a dose by the pound ("${text}"): a patient is weighed in kilograms, so give it by the kilogram (the figure for a pound times 2.2).`,
        ),
      ]
    : [];
