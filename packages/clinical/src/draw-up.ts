import { Decimal } from './decimal.ts';
import { digits } from './display.ts';
import type { Dilution } from './dose-row.ts';
import { type Concentration, type Dose, type Ml, ml, perMl, volumeOf } from './units.ts';

/** A syringe as plain data: its capacity and the value of one mark on its barrel, both in mL. */
export interface Syringe {
  readonly capacityMl: number;
  readonly graduationMl: number;
}

const DOWN = 0;
const HALF_UP = 1;
/** Largest fraction by which the nearest mark may differ from the dose without a warning. */
const MAX_READING_ERROR = '0.05';
/** Below this many mL, the dead space of the hub and the width of a mark outweigh the dose. */
const MEASURABLE_FROM_ML = '0.05';

type DrawUpWarning = 'mark-off-by-more-than-5-percent' | 'below-0.05-ml';

export type DrawUp =
  | {
      readonly kind: 'syringe';
      readonly syringe: Syringe;
      /** The marks on both sides of the plunger. Absent if the shown volume is on a mark. */
      readonly between?: { readonly lower: Ml; readonly upper: Ml };
      /** Difference between the nearest mark and the volume, as a fraction of the volume; negative if the mark is lower. */
      readonly error: Decimal;
      readonly warnings: readonly DrawUpWarning[];
    }
  /** Less than half a mark of the finest syringe, so it cannot be drawn up undiluted. */
  | { readonly kind: 'unmeasurable'; readonly syringe: Syringe }
  /** More than the largest syringe holds. */
  | { readonly kind: 'from-bag' };

/**
 * How to draw a volume: the smallest syringe that holds it, and the plunger position. The dose given is always the
 * volume itself, never the nearest mark. Warns when the nearest mark is more than 5 % off, and below 0.05 mL.
 * @throws RangeError for a volume of zero, or when there is no syringe: bugs in the caller.
 */
export function drawUp(volume: Ml, syringes: readonly Syringe[]): DrawUp {
  if (volume.value.eq(0)) throw new RangeError('a volume of zero is not drawn up');
  if (syringes.length === 0) throw new RangeError('no syringe to draw up with');
  const fitting = syringes.filter(({ capacityMl }) => volume.value.lte(capacityMl));
  const syringe = fitting.toSorted((a, b) => a.capacityMl - b.capacityMl)[0];
  if (syringe === undefined) return { kind: 'from-bag' };

  const mark = markBy(volume, syringe, HALF_UP);
  if (mark.value.eq(0)) return { kind: 'unmeasurable', syringe };
  const error = mark.value.minus(volume.value).div(volume.value);
  const warnings: DrawUpWarning[] = [];
  if (error.abs().gt(MAX_READING_ERROR)) warnings.push('mark-off-by-more-than-5-percent');
  if (volume.value.lt(MEASURABLE_FROM_ML)) warnings.push('below-0.05-ml');
  const shownAsMark = digits(volume.value) === digits(mark.value);
  return {
    kind: 'syringe',
    syringe,
    ...(shownAsMark ? {} : { between: neighbours(volume, syringe) }),
    error,
    warnings,
  };
}

function markBy(volume: Ml, { graduationMl }: Syringe, rounding: typeof DOWN | typeof HALF_UP): Ml {
  const marks = volume.value.div(graduationMl).round(0, rounding);
  return ml(marks.times(new Decimal(graduationMl)));
}

function neighbours(volume: Ml, syringe: Syringe): { readonly lower: Ml; readonly upper: Ml } {
  const lower = markBy(volume, syringe, DOWN);
  return { lower, upper: ml(lower.value.plus(syringe.graduationMl)) };
}

export interface DrawnDose {
  readonly from: 'stock' | 'dilution';
  readonly volume: Ml;
  readonly drawUp: DrawUp;
  /** A dilution that should be made instead, and the dose as a volume of that dilution. */
  readonly suggestion?: { readonly dilution: Dilution; readonly volume: Ml; readonly drawUp: DrawUp };
}

/**
 * How to draw a dose of a drug: from its stock, or from the dilution if it is mandatory. An advised dilution is always
 * suggested. A dilution for small doses is suggested when the stock volume is below its `belowMl` or could not be read on a
 * syringe.
 * @throws RangeError as `drawUp` and `volumeOf` do.
 */
export function drawDose(
  dose: Dose,
  stock: Concentration,
  dilution: Dilution | undefined,
  syringes: readonly Syringe[],
): DrawnDose {
  const from = (strength: Concentration) => {
    const volume = volumeOf(dose, strength);
    return { volume, drawUp: drawUp(volume, syringes) };
  };
  if (dilution?.use === 'always') return { from: 'dilution', ...from(perMl(dilution.perMl)) };
  const plain = { from: 'stock' as const, ...from(stock) };
  if (dilution === undefined || !isSuggested(dilution, plain)) return plain;
  return { ...plain, suggestion: { dilution, ...from(perMl(dilution.perMl)) } };
}

function isSuggested({ use, belowMl }: Dilution, plain: { volume: Ml; drawUp: DrawUp }): boolean {
  if (use === 'advised') return true;
  if (belowMl !== undefined && plain.volume.value.lt(belowMl)) return true;
  return plain.drawUp.kind === 'unmeasurable' || plain.volume.value.lt(MEASURABLE_FROM_ML);
}
