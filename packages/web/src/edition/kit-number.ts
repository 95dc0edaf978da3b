import type { KitNumber } from '@first60/edition';

/** The kits in their order. 5 and 6 are both External. */
export const KIT_NUMBERS = [1, 2, 3, 4, 5, 6] as const satisfies readonly KitNumber[];

/** A missing or unknown kit number counts as 3, Main Inner. Source: product specification section 3. */
export const kitOf = (kitNumber: number | null | undefined): KitNumber =>
  KIT_NUMBERS.find((kit) => kit === kitNumber) ?? 3;
