/** The calculator, opened for one medication of one protocol. The one place that knows the address. */
export const calculateDoseHref = (medication: string, indication: string): string =>
  `/calculator?${new URLSearchParams({ medication, indication })}`;
