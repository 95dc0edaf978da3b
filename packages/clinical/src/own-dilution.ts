import type { Mixture } from './infusion-rate.ts';
import { isBlank } from './plain-text.ts';
import { type AmountReading, readAmount } from './read-amount.ts';
import { mg, ml } from './units.ts';

/** Limits of a dilution mixed by the crew, in mg and mL. */
export const OWN_DRUG = { from: 0.01, to: 10_000, decimals: 2 } as const;
export const OWN_VOLUME = { from: 1, to: 1_000, decimals: 2 } as const;

/** A dilution mixed by the crew that is not from the kit list. */
export type OwnDilution =
  | { readonly kind: 'none' }
  | { readonly kind: 'mixture'; readonly mixture: Mixture }
  /**
   * Something is typed but the dilution is incomplete: nothing may be calculated from it, and the stock is not used instead.
   */
  | { readonly kind: 'unfinished'; readonly drug: AmountReading; readonly volume: AmountReading };

/** Reads the crew's own dilution as typed, mg in mL. */
export function readOwnDilution(drugText: string, volumeText: string): OwnDilution {
  if (isBlank(drugText) && isBlank(volumeText)) return { kind: 'none' };
  const drug = readAmount(drugText, OWN_DRUG);
  const volume = readAmount(volumeText, OWN_VOLUME);
  return drug.kind === 'amount' && volume.kind === 'amount'
    ? { kind: 'mixture', mixture: { drug: mg(drug.value), volume: ml(volume.value) } }
    : { kind: 'unfinished', drug, volume };
}
