import { Decimal, type Figure, type Preparation } from '@first60/clinical';
import type { SourceKey } from '../ids.ts';
import type { SourcedDilution } from '../model/drug.ts';

/** A working dilution, of a regimen or of an act. */
interface Dilution {
  readonly recipe: string;
  readonly strength: Figure;
  readonly use: SourcedDilution['use'];
  readonly belowMl?: number;
  readonly source?: readonly SourceKey[];
}

/** What the rates of a dose are worked out from. */
interface Pumped {
  readonly infusion?: { readonly low: Figure; readonly high: Figure };
}

const MINUTES_IN_AN_HOUR = 60;

/** A dilution as rows and calculators show it. */
export const sourcedDilution = ({ recipe, strength, use, belowMl, source = [] }: Dilution): SourcedDilution => ({
  recipe,
  perMl: strength,
  use,
  ...(belowMl !== undefined && { belowMl }),
  sources: source,
});

/** A dilution as a card's line shows it, with the rates in mL/h of each age group's infusion. */
export function preparationOf(
  dilution: Dilution,
  { adult, pediatric }: { readonly adult: Pumped | undefined; readonly pediatric: Pumped | undefined },
): Preparation {
  const adultRate = adult && ratesOf(adult, dilution);
  const pediatricRate = pediatric && ratesOf(pediatric, dilution);
  return {
    recipe: dilution.recipe,
    perMl: dilution.strength,
    mandatory: dilution.use === 'always',
    ...(adultRate && { adultRateMlPerHour: adultRate }),
    ...(pediatricRate && { pediatricRateMlPerKgPerHour: pediatricRate }),
  };
}

/** Rates in mL/h for a dilution, at both ends of an infusion's range. */
function ratesOf({ infusion }: Pumped, { strength }: Dilution): { low: number; high: number } | undefined {
  if (infusion === undefined) return undefined;
  const rate = ({ amount }: Figure): number =>
    new Decimal(amount).times(MINUTES_IN_AN_HOUR).div(strength.amount).toNumber();
  return { low: rate(infusion.low), high: rate(infusion.high) };
}
