/**
 * The history state that Calculate Dose adds to the address. The address contains only the drug and the card, and a
 * card may list the same drug twice. A push dose of 10 mcg must not open the calculator at the 1 mg arrest dose.
 */
export const doseLineState = (indication: string) => ({ doseLine: indication });

/** The indication on the pressed line, from a history entry's state. Empty if there is none. */
export function doseLineOf(state: unknown): string {
  const line = typeof state === 'object' && state !== null && 'doseLine' in state ? state.doseLine : undefined;
  return typeof line === 'string' ? line : '';
}
