/** The volume that one site can absorb, for patients of at least this weight. */
interface SiteLimit {
  readonly fromKg: number;
  readonly mostMl: number;
}

/**
 * Limits for a child's thigh, from the more generous of the tables, so that a volume above the limit is above the limit
 * in every table: 0.5 mL below 5 kg, 1 mL up to 3 years, 1.5 mL up to 6 years, then 2 mL. An adult's thigh holds 5 mL.
 * Ages are converted to weights with the color zones. Sources: Children's Health Queensland, skill sheet CHQ-NSS-51005;
 * CDC by immunize.org.
 */
export const MUSCLE_SITE: readonly SiteLimit[] = [
  { fromKg: 0, mostMl: 0.5 },
  { fromKg: 5, mostMl: 1 },
  { fromKg: 15, mostMl: 1.5 },
  { fromKg: 24, mostMl: 2 },
];
/** An adult's thigh. */
export const ADULT_MUSCLE_SITE_ML = 5;

/** A nostril absorbs 1 mL at any age; anything more runs into the throat. */
export const NOSTRIL_ML = 1;
