import { dosingRows, type PlacedRow, type RowText, rowTexts } from '../../../doses/dosing-rows.ts';
import { type Found, type Rule, stops } from '../../../rule.ts';

/** A dosing row gives either a fixed dose or a dose per kilogram. Only infusion rows have rates. */
export const doseShapes: Rule = {
  name: 'dose-shapes',
  find: (edition) => [...rowTexts(edition).flatMap(bothOrNone), ...dosingRows(edition).flatMap(misplacedRate)],
};

const bothOrNone = ({ figure, text = '', at, where }: RowText): readonly Found[] =>
  figure === undefined || (figure.fixed === undefined) !== (figure.perKg === undefined)
    ? []
    : [
        stops(
          at,
          `${where} has ${figure.fixed ? 'a fixed dose as well as one by the kilogram' : 'limits but no dose'} entered ("${text}"): enter one of the two.`,
        ),
      ];

function misplacedRate({ row, at, where }: PlacedRow): readonly Found[] {
  const texts = `${row.adultDose ?? ''} ${row.pedsDose ?? ''}`.trim();
  const isRate = /\/min/.test(texts) && /mcg|mg/.test(texts);
  const isInfusion = row.kind === 'infusion';
  if (isInfusion !== isRate) {
    return [
      stops(
        at,
        isInfusion
          ? `${where} is an infusion, but "${texts}" names no rate: give the drug a minute.`
          : `${where} prints the rate "${texts}", but is no infusion: mark it as one, so that nobody gives it at once.`,
      ),
    ];
  }
  if (isInfusion && (row.adultFigure ?? row.pedsFigure)) {
    return [stops(at, `${where} is an infusion with the figure of a single dose: take that figure out.`)];
  }
  if (!isInfusion && (row.adultInfusion ?? row.pedsInfusion ?? row.byPump)) {
    return [
      stops(
        at,
        `${where} has the range or the pump of an infusion, but is none: mark it as an infusion, or take them out.`,
      ),
    ];
  }
  return [];
}
