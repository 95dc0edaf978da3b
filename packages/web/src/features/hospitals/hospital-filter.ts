import type { Hospital } from '@first60/edition';

/**
 * The hospitals whose name (in either script) or city contains the text, case-insensitive and trimmed, and whose city
 * is exactly the chosen one. '' means all cities. Source: product specification section 5.
 */
export function filterHospitals(hospitals: readonly Hospital[], text: string, city: string): Hospital[] {
  const wanted = text.trim().toLowerCase();
  return hospitals.filter(
    (hospital) =>
      (city === '' || hospital.city === city) &&
      [hospital.name, hospital.nameArabic, hospital.city].some((word) => word.toLowerCase().includes(wanted)),
  );
}

/** All cities without duplicates, in alphabetical order. */
export const citiesOf = (hospitals: readonly Hospital[]): string[] =>
  [...new Set(hospitals.map(({ city }) => city))].sort((one, other) => one.localeCompare(other));
