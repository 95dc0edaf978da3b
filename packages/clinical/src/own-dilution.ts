import type { Mixture } from './infusion-rate.ts';
import { isBlank } from './plain-text.ts';
import { type AmountReading, readAmount } from './read-amount.ts';
import { mg, ml } from './units.ts';

/** What a crew may say it has mixed, in mg and mL. */
export const OWN_DRUG = { from: 0.01, to: 10_000, decimals: 2 } as const;
export const OWN_VOLUME = { from: 1, to: 1_000, decimals: 2 } as const;

/** A dilution that is not from the kit list: the crew's own. */
export type OwnDilution =
  | { readonly kind: 'none' }
  | { readonly kind: 'mixture'; readonly mixture: Mixture }
  /** Something is typed that is no whole dilution: nothing may be reckoned from it, nor from the stock's instead. */
  | { readonly kind: 'unfinished'; readonly drug: AmountReading; readonly volume: AmountReading };

/** Reads the crew's own dilution, mg in mL, as typed. */
export function readOwnDilution(drugText: string, volumeText: string): OwnDilution {
  if (isBlank(drugText) && isBlank(volumeText)) return { kind: 'none' };
  const drug = readAmount(drugText, OWN_DRUG);
  const volume = readAmount(volumeText, OWN_VOLUME);
  return drug.kind === 'amount' && volume.kind === 'amount'
    ? { kind: 'mixture', mixture: { drug: mg(drug.value), volume: ml(volume.value) } }
    : { kind: 'unfinished', drug, volume };
}
