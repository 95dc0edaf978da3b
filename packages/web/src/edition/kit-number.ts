import { KIT_NUMBERS, type KitNumber } from '@first60/edition';

/** A missing or unknown kit number counts as 3, Main Inner. Source: product specification section 3. */
export const kitOf = (kitNumber: number | null | undefined): KitNumber =>
  KIT_NUMBERS.find((kit) => kit === kitNumber) ?? 3;
