/** The address of the comprehensive calculator for one medication and, if known, one indication. */
export function calculateDoseHref(medication: string, indication?: string): string {
  const query = new URLSearchParams({ medication });
  if (indication !== undefined) query.set('indication', indication);
  return `/comprehensive-calculator?${query}`;
}
