/** Kit 1 cardiac/emergency, 2 respiratory/sedation, 3 Main Inner, 4 Control, 5 and 6 External. */
export const KIT_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type KitNumber = (typeof KIT_NUMBERS)[number];

/** The names of a kit, and its contents. */
export interface Kit {
  /** The name that is written on the bag. */
  readonly name: string;
  /** A short form for places without room for the name. */
  readonly short: string;
  readonly contents: string;
  /** The name in the static inventory. */
  readonly location: string;
}

/** The kits of an edition, in the order of their numbers. */
export type Kits = readonly [Kit, Kit, Kit, Kit, Kit, Kit];

/** The kit with this number. */
export const kitNumbered = (kits: Kits, number: KitNumber): Kit => kits[KIT_NUMBERS.indexOf(number) as 0];
