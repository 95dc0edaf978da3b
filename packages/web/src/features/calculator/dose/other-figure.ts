import {
  convert,
  type Dose,
  doseOf,
  type Kg,
  type Ml,
  perMl,
  type QuickPath,
  quickDose,
  quickPath,
  volumeOf,
} from '@first60/clinical';
import type { AdultBolus, Line } from '@first60/content';
import { edition } from '../../../edition/edition.ts';
import { type CardRow, QUICK_ROWS } from './dose-rule.ts';
import type { GivenDose } from './given-dose.ts';

/** What the other screen gives the same patient for the same thing, where it is another figure. */
export interface OtherFigure {
  readonly dose: Dose;
  readonly volume: Ml;
  /** Why the two differ. */
  readonly why: Line;
}

const TIED = new Map(
  edition.adultDosing.flatMap(({ doses }) =>
    doses.flatMap((bolus) => (bolus.quick === undefined ? [] : [[bolus.quick.row, bolus] as const])),
  ),
);

/** The dose of Adult Dosing, for a row of the quick calculator: for adults alone. */
export function adultFigureFor({ entry, strength }: CardRow, own: GivenDose, path: QuickPath): OtherFigure | undefined {
  const bolus = TIED.get(entry.id);
  if (bolus?.quick === undefined || (path.kind !== 'adult-by-weight' && path.kind !== 'adult-by-age')) return undefined;
  const dose = doseOf(bolus.dose);
  return unlike(own.dose, { dose, volume: volumeOf(dose, perMl(strength)), why: bolus.quick.why });
}

/** The dose of the quick calculator at this weight, for a dose of Adult Dosing. */
export function quickFigureFor({ dose, quick }: AdultBolus, weight: Kg): OtherFigure | undefined {
  const row = QUICK_ROWS.find(({ entry }) => entry.id === quick?.row);
  if (quick === undefined || row === undefined) return undefined;
  const given = quickDose(row.rule, quickPath(weight, null));
  return 'dose' in given ? unlike(doseOf(dose), { dose: given.dose, volume: given.volume, why: quick.why }) : undefined;
}

const unlike = (own: Dose, other: OtherFigure): OtherFigure | undefined =>
  convert(other.dose, own.unit).value.eq(own.value) ? undefined : other;
