/** The comprehensive calculator, opened for one medication and, where known, one indication. The one place that knows the address. */
export function calculateDoseHref(medication: string, indication?: string): string {
  const query = new URLSearchParams({ medication });
  if (indication !== undefined) query.set('indication', indication);
  return `/comprehensive-calculator?${query}`;
}
