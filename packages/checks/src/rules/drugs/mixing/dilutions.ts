import { Decimal, type Figure } from '@first60/clinical';
import type { DosingRow, Drug, Edition } from '@first60/edition';
import { actOfRow } from '../../../doses/act-of.ts';
import { dosingRows } from '../../../doses/dosing-rows.ts';
import { isDrugUnit } from '../../../doses/drawn-up.ts';
import { adultCardPlace, linePlace, quickPlace } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { madeBy, makes } from '../../../doses/recipe.ts';
import { drugOf } from '../../../looked-up.ts';
import { medicationLines } from '../../../medication-lines.ts';
import { asks, type Found, pointer, type Rule, stops } from '../../../rule.ts';

/**
 * A recipe starts from the stocked strength, results in the strength used to calculate volumes, and states that
 * strength.
 */
export const dilutions: Rule = {
  name: 'dilutions',
  find: (edition) => [
    ...mixtures(edition).flatMap(ofRecipe),
    ...smallDoses(edition),
    ...bagsMissing(edition),
    ...otherOnCards(edition),
  ],
};

interface Mixture {
  readonly drug: Drug;
  readonly at: string;
  readonly where: string;
  readonly recipe: string;
  readonly perMl: Figure;
}

function mixtures(edition: Edition): readonly Mixture[] {
  const { quickDoses, adultDosing } = edition;
  return [
    ...dosingRows(edition).flatMap(({ drug, row, at, where }) =>
      row.dilution ? [{ drug, at: `${at}/dilution`, where, ...row.dilution }] : [],
    ),
    ...quickDoses.flatMap((row, index) => {
      const drug = drugOf(edition, row.medication);
      const at = pointer('quickDoses', index, 'dilution');
      return drug && row.dilution ? [{ drug, at, where: quickPlace(row), ...row.dilution }] : [];
    }),
    ...adultDosing.flatMap((card, index) => {
      const drug = drugOf(edition, card.medication);
      const at = pointer('adultDosing', index, 'infusion', 'dilution');
      return drug && card.infusion ? [{ drug, at, where: adultCardPlace(drug, card), ...card.infusion.dilution }] : [];
    }),
    ...medicationLines(edition).flatMap(({ card, line, at }) => {
      const drug = drugOf(edition, line.medication);
      return drug && line.preparation
        ? [{ drug, at: `${at}/preparation`, where: linePlace(card, drug, line.indication), ...line.preparation }]
        : [];
    }),
  ];
}

function ofRecipe({ drug, at, where, recipe, perMl }: Mixture): readonly Found[] {
  const made = madeBy(recipe);
  if (made === undefined) {
    return [
      asks(
        at,
        `${where}: nobody can tell from its words that "${recipe}" makes ${inWords(perMl)}/mL: work it out by hand, or write it as "1 mL of 50 mg/mL + 9 mL saline = 10 mL of 5 mg/mL".`,
      ),
    ];
  }
  const stocked = drug.concentration;
  if (made.fromStock && (stocked === undefined || !recipe.includes(`${inWords(stocked)}/mL`))) {
    const stock = stocked === undefined ? 'has no strength' : `holds ${inWords(stocked)}/mL`;
    return [
      stops(at, `${where}: the recipe "${recipe}" does not start from the stock, which ${stock}: correct one of them.`),
    ];
  }
  if (!makes(made, perMl)) {
    return [
      stops(
        at,
        `${where}: the recipe "${recipe}" makes ${made.perMl.round(4).toFixed()} ${made.unit}/mL, but volumes are worked out with ${inWords(perMl)}/mL: correct one of them.`,
      ),
    ];
  }
  return printsStrength(recipe, perMl)
    ? []
    : [
        stops(
          at,
          `${where}: the recipe "${recipe}" does not print what it makes: write "${inWords(perMl)}/mL" behind what is made.`,
        ),
      ];
}

/** True when a recipe ends with the strength that it makes, in the unit that volumes are worked out with or another. */
const printsStrength = (recipe: string, strength: Figure): boolean =>
  [...recipe.matchAll(/(?:= |mL of )([\d.]+) (mcg|mg|g|mEq|units)\/mL/g)].some(
    ([, amount = '', unit = '']) =>
      isDrugUnit(unit) && makes({ perMl: new Decimal(amount), unit, fromStock: false }, strength),
  );

/** Only dilutions for small doses have a volume threshold. */
const smallDoses = (edition: Edition): readonly Found[] =>
  [
    ...dosingRows(edition).map(({ row, at, where }) => ({ dilution: row.dilution, at: `${at}/dilution`, where })),
    ...edition.quickDoses.map((row, index) => ({
      dilution: row.dilution,
      at: pointer('quickDoses', index, 'dilution'),
      where: quickPlace(row),
    })),
  ].flatMap(({ dilution, at, where }) =>
    dilution === undefined || (dilution.use === 'small-dose') === (dilution.belowMl !== undefined)
      ? []
      : [
          stops(
            at,
            dilution.use === 'small-dose'
              ? `${where} is diluted for small doses, but not from which volume on: say under how many mL.`
              : `${where} is diluted whatever the volume, but names one: take the volume out, or say that it is for small doses.`,
          ),
        ],
  );

/** Every infusion names the bag it is run from, unless the stock is run as it is. */
const bagsMissing = (edition: Edition): readonly Found[] =>
  dosingRows(edition).flatMap(({ drug, row, at, where }) =>
    row.kind !== 'infusion' || row.dilution !== undefined || isRunUndiluted(edition, drug, row)
      ? []
      : [stops(at, `${where} is an infusion without the bag that it is run from: give its dilution.`)],
  );

/** True when the stock goes into the vein undiluted, and no preparation has to be made for the row's act. */
function isRunUndiluted(edition: Edition, drug: Drug, row: DosingRow): boolean {
  const found = actOfRow(edition, drug, row);
  if (found === undefined) return false;
  const { act, product } = found;
  const isMade = found.drug.preparations.some(({ must }) =>
    must.some(({ acts }) => acts === undefined || acts.includes(act.id)),
  );
  return !isMade && act.routes.every(({ route }) => product.undiluted.includes(route));
}

/** A card dilutes a drug in the same way as one of the drug's own rows. */
const otherOnCards = (edition: Edition): readonly Found[] =>
  medicationLines(edition).flatMap(({ card, line, at }) => {
    const drug = drugOf(edition, line.medication);
    const own = drug?.dosing.flatMap(({ dilution, concentration }) => dilution?.perMl ?? concentration ?? []) ?? [];
    if (drug === undefined || line.preparation === undefined || own.length === 0) return [];
    const { amount, unit } = line.preparation.perMl;
    return own.some((figure) => figure.amount === amount && figure.unit === unit)
      ? []
      : [
          stops(
            `${at}/preparation`,
            `${linePlace(card, drug, line.indication)} is mixed to ${amount} ${unit}/mL, but the drug's own rows to ${own.map(inWords).join(' or ')}/mL: use one strength in both.`,
          ),
        ];
  });
