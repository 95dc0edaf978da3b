import type { DoseAge, RowFigure } from '@first60/clinical';
import type { DosingRow, Drug, Edition } from '@first60/edition';
import { pointer } from '../rule.ts';
import { rowPlace } from './every-dose.ts';

/** A drug's dosing row with its place. */
export interface PlacedRow {
  readonly drug: Drug;
  readonly row: DosingRow;
  /** JSON Pointer into the edition. */
  readonly at: string;
  /** "Drug amiodarone (Stable VT)" */
  readonly where: string;
}

/** Every dosing row of every drug. */
export const dosingRows = ({ formulary }: Pick<Edition, 'formulary'>): readonly PlacedRow[] =>
  Object.entries(formulary).flatMap(([key, drug]) =>
    drug.dosing.map((row, index) => ({
      drug,
      row,
      at: pointer('formulary', key, 'dosing', index),
      where: rowPlace(drug, row.indication),
    })),
  );

/** A row's text for one age, and the figure typed next to it. */
export interface RowText extends PlacedRow {
  readonly age: DoseAge;
  readonly text: string | undefined;
  readonly figure: RowFigure | undefined;
}

/** The doses of every dosing row, for adults and for children, if a text or a figure is given. */
export const rowTexts = (edition: Pick<Edition, 'formulary'>): readonly RowText[] =>
  dosingRows(edition).flatMap((placed) => {
    const { adultDose, adultFigure, pedsDose, pedsFigure } = placed.row;
    return [
      { ...placed, age: 'adult' as const, text: adultDose, figure: adultFigure, at: `${placed.at}/adultDose` },
      { ...placed, age: 'pediatric' as const, text: pedsDose, figure: pedsFigure, at: `${placed.at}/pedsDose` },
    ].filter(({ text, figure }) => text !== undefined || figure !== undefined);
  });
