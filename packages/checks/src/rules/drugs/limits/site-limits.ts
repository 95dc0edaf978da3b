/** What one site takes in, by the weight of the patient; each for patients from its weight on. */
interface SiteLimit {
  readonly fromKg: number;
  readonly mostMl: number;
}

/**
 * A thigh of a child, by the more generous of the tables, so that what is above it is above all of them: 0.5 mL below
 * 5 kg, 1 mL to 3 years, 1.5 mL to 6 years, then 2 mL. An adult's takes 5 mL. Ages are weights as the color zones pair
 * them. Sources: Children's Health Queensland, skill sheet CHQ-NSS-51005; CDC by immunize.org.
 */
export const MUSCLE_SITE: readonly SiteLimit[] = [
  { fromKg: 0, mostMl: 0.5 },
  { fromKg: 5, mostMl: 1 },
  { fromKg: 15, mostMl: 1.5 },
  { fromKg: 24, mostMl: 2 },
];
export const ADULT_MUSCLE_SITE_ML = 5;

/** A nostril takes 1 mL at any age; what is more runs into the throat. */
export const NOSTRIL_ML = 1;
