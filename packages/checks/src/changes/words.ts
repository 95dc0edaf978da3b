/** Fields whose names in the edition mean little to a reader. */
const SPOKEN: Readonly<Record<string, string>> = {
  pedsDose: 'child dose',
  pedsFigure: 'child figure',
  pedsInfusion: 'child infusion',
  pediatric: 'child',
  pediatricNote: 'child note',
  maxTotal: 'limit',
  perKg: 'for each kg',
  dosePerKg: 'dose for each kg',
  perMl: 'drug in each mL',
  avgWeight: 'weight that the zone is worked out with',
  ahaReference: 'algorithm',
  blsCore: 'BLS core',
  alsSteps: 'ALS steps',
  olmdCriteria: 'call OLMD',
  transportPriorities: 'transport',
  dosDonts: "do's and don'ts",
  dos: "do's",
  donts: "don'ts",
  specialConsiderations: 'considerations',
  guidelineNotes: 'guideline differences',
  crossLinks: 'related protocols',
  first60Seconds: 'first 60 seconds',
  maps_url: 'place on the map',
  joulesPerKg: 'energy of each shock in J for each kg',
  review: 'to be confirmed',
};

/** Fields that only contain other fields: a place is clear without them. */
const UNSAID: ReadonlySet<string> = new Set(['text']);

/** The name of a field such as "adultDose" in words. */
export const spoken = (key: string): string => SPOKEN[key] ?? key.replace(/([A-Z])/g, ' $1').toLowerCase();

/** A place inside another place, in words: "ketamine, adult dose". */
export const inside = (where: string, key: string): string => (UNSAID.has(key) ? where : `${where}, ${spoken(key)}`);

/** What an absent field means. */
const ABSENT: Readonly<Record<string, string>> = { ageGroup: 'not said, so both', tools: 'none', review: 'no' };

/** Default value for an absent field; undefined if the field has no default. */
export const countsAs = (key: string): string | undefined => ABSENT[key];
