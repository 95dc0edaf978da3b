const MONTHS_A_YEAR = 12;

/**
 * The ages of a zone as figures, from its words: "Under 3 months", "3-6 months", "5-6 years". A whole month or year that is
 * named belongs to the zone: 6 months lasts until 7 months begin.
 * @returns nothing for other words.
 */
export function zoneAges(words: string): { readonly from: number; readonly below: number } | undefined {
  const { below, first, last, unit } =
    /^(?:Under (?<below>\d+)|(?<first>\d+)-(?<last>\d+)) (?<unit>months|years)$/.exec(words)?.groups ?? {};
  const months = unit === 'years' ? MONTHS_A_YEAR : 1;
  if (below !== undefined) return { from: 0, below: Number(below) * months };
  return first === undefined ? undefined : { from: Number(first) * months, below: (Number(last) + 1) * months };
}
