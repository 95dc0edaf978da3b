import { Decimal, digits, doseOf, perMl, quantity, volumeOf } from '@first60/clinical';
import { attempt } from '../../../doses/attempt.ts';
import { dosingRows, type PlacedRow } from '../../../doses/dosing-rows.ts';
import { isDrugUnit } from '../../../doses/drawn-up.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/**
 * A volume in a row's remarks is the dose divided by the strength of what is drawn up: the stock, or the dilution if it
 * is mandatory.
 */
export const printedVolumes: Rule = {
  name: 'printed-volumes',
  find: (edition) => dosingRows(edition).flatMap((placed) => [...ofDoses(placed), ...ofChildren(placed)]),
};

/** The rounding mode of printed volumes. */
const HALF_UP = 1;

const drawnFrom = ({ drug, row }: PlacedRow) =>
  row.dilution?.use === 'always' ? row.dilution.perMl : (row.concentration ?? drug.concentration);

/** "1 mg = 10 mL" */
function ofDoses(placed: PlacedRow): readonly Found[] {
  const strength = drawnFrom(placed);
  const { row, at, where } = placed;
  if (strength === undefined) return [];
  return [...(row.remarks ?? '').matchAll(/([\d.]+) (mg|mcg|mEq|units) = ([\d.]+) mL(?!\/)/g)].flatMap(
    ([said, amount = '', unit = '', volume = '']) => {
      const drawn = attempt(() =>
        isDrugUnit(unit) ? volumeOf(quantity(amount, unit), perMl(strength)).value.round(2, HALF_UP) : undefined,
      );
      const isRight = attempt(() => drawn?.eq(new Decimal(volume)));
      return drawn === undefined || isRight === true
        ? []
        : [
            stops(
              `${at}/remarks`,
              `${where} says "${said}", but that dose of ${inWords(strength)}/mL is ${drawn.toFixed()} mL: correct the volume or the dose.`,
            ),
          ];
    },
  );
}

/** "child 0.1 mL/kg" */
function ofChildren(placed: PlacedRow): readonly Found[] {
  const strength = drawnFrom(placed);
  const { row, at, where } = placed;
  const [said, printed] = /[Cc]hild ([\d.]+) mL\/kg/.exec(row.remarks ?? '') ?? [];
  const perKg = row.pedsFigure?.perKg;
  if (strength === undefined || printed === undefined || perKg === undefined || perKg.unit === 'mL') return [];
  const drawn = attempt(() => volumeOf(doseOf(perKg), perMl(strength)).value);
  return drawn === undefined || digits(drawn) === printed
    ? []
    : [
        stops(
          `${at}/remarks`,
          `${where} says "${said}", but ${inWords(perKg)}/kg of ${inWords(strength)}/mL are ${digits(drawn)} mL/kg: correct the volume or the dose.`,
        ),
      ];
}
