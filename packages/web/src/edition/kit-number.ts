import { KIT_NUMBERS, type Kit, type KitNumber, kitNumbered } from '@first60/edition';
import { cover } from './edition-cover.ts';

/** A missing or unknown kit number counts as 3, Main Inner. Source: product specification section 3. */
export const kitOf = (kitNumber: number | null | undefined): KitNumber =>
  KIT_NUMBERS.find((kit) => kit === kitNumber) ?? 3;

/** What a kit is called and holds. */
export const kitNamed = (number: KitNumber): Kit => kitNumbered(cover.kits, number);
