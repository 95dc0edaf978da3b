import { convert, convertible, Decimal, doseOf, type Figure, quantity } from '@first60/clinical';
import type { Drug } from '@first60/edition';
import { attempt } from '../../../doses/attempt.ts';
import { isDrugUnit } from '../../../doses/drawn-up.ts';
import { rowPlace } from '../../../doses/every-dose.ts';
import { inWords } from '../../../doses/figure-words.ts';
import { type Found, pointer, type Rule, stops } from '../../../rule.ts';

/** The strength used to calculate every volume is the one printed in the presentation. An auto-injector is given whole. */
export const drugStrengths: Rule = {
  name: 'drug-strengths',
  find: (edition) =>
    Object.entries(edition.formulary).flatMap(([key, drug]) => [
      ...ofStock(key, drug),
      ...ofName(key, drug),
      ...ofComponents(key, drug),
      ...ofInjector(key, drug),
    ]),
};

/** "1 mg/10 mL prefilled syringe", "4 mg/mL ampoule", and every strength of a kit with several drugs. */
const STRENGTHS = /(?<![\d.])([\d.]+) (\w+)\/([\d.]+ )?mL/g;

function strengthsIn(presentation: string): readonly { readonly perMl: Decimal; readonly unit: Figure['unit'] }[] {
  return [...presentation.matchAll(STRENGTHS)].flatMap(([, amount = '', unit = '', volume = '1']) => {
    const perMl = attempt(() => new Decimal(amount).div(volume.trim()));
    return perMl !== undefined && isDrugUnit(unit) ? [{ perMl, unit }] : [];
  });
}

const isPrinted = (strength: Figure, printed: ReturnType<typeof strengthsIn>): boolean =>
  printed.some(({ perMl, unit }) =>
    attempt(
      () => convertible(strength.unit, unit) && convert(doseOf(strength), unit).value.eq(quantity(perMl, unit).value),
    ),
  );

function ofStock(key: string, { genericName, concentration, presentation }: Drug): readonly Found[] {
  if (concentration === undefined) return [];
  const at = pointer('formulary', key, 'concentration');
  if (!(concentration.amount > 0)) {
    return [stops(at, `Drug ${genericName} has a strength of ${inWords(concentration)} a mL: give what one mL holds.`)];
  }
  return isPrinted(concentration, strengthsIn(presentation).slice(0, 1))
    ? []
    : [
        stops(
          at,
          `Drug ${genericName}: every volume is worked out from ${inWords(concentration)} a mL, but the presentation says "${presentation}": correct one of them.`,
        ),
      ];
}

/** "lidocaine 2%" and "epinephrine 1:1,000" state the content of one mL. */
function strengthInName(name: string): Decimal | undefined {
  const [, percent] = /(\d+(?:\.\d+)?)%/.exec(name) ?? [];
  const [, parts] = /\b1:([\d,]+)/.exec(name) ?? [];
  if (percent !== undefined) return new Decimal(percent).times(MG_IN_1_PERCENT);
  return parts === undefined ? undefined : attempt(() => new Decimal(MG_IN_1_GRAM).div(parts.replaceAll(',', '')));
}

const MG_IN_1_PERCENT = 10;
const MG_IN_1_GRAM = 1000;

/** A strength in a drug's name equals the stocked strength. */
function ofName(key: string, { genericName, concentration }: Drug): readonly Found[] {
  const named = strengthInName(genericName);
  if (concentration === undefined || named === undefined || !convertible(concentration.unit, 'mg')) return [];
  return attempt(() => convert(doseOf(concentration), 'mg').value.eq(named)) === false
    ? [
        stops(
          pointer('formulary', key, 'genericName'),
          `Drug ${genericName} is called by ${named.toFixed()} mg a mL, but every volume is worked out from ${inWords(concentration)} a mL: correct the name or the strength.`,
        ),
      ]
    : [];
}

/** A kit of several drugs has a strength in each row, and its presentation lists all of them. */
const ofComponents = (key: string, drug: Drug): readonly Found[] =>
  drug.dosing.flatMap(({ indication, concentration }, at) =>
    concentration === undefined || isPrinted(concentration, strengthsIn(drug.presentation))
      ? []
      : [
          stops(
            pointer('formulary', key, 'dosing', at, 'concentration'),
            `${rowPlace(drug, indication)} is drawn up at ${inWords(concentration)} a mL, which the presentation does not print ("${drug.presentation}"): correct one of them.`,
          ),
        ],
  );

function ofInjector(key: string, drug: Drug): readonly Found[] {
  if (drug.autoInjector !== true) return [];
  const [, amount, unit] = /^([\d.]+) (\w+)\//.exec(drug.presentation) ?? [];
  return drug.dosing.flatMap((row, at) =>
    [row.adultFigure, row.pedsFigure].flatMap((figure) =>
      figure === undefined ||
      (figure.perKg === undefined && figure.fixed?.amount === Number(amount) && figure.fixed.unit === unit)
        ? []
        : [
            stops(
              pointer('formulary', key, 'dosing', at),
              `${rowPlace(drug, row.indication)} is no whole injector, which holds ${amount} ${unit}: an injector cannot be given in part, so give its own dose.`,
            ),
          ],
    ),
  );
}
