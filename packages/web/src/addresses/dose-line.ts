/**
 * What a card's Calculate Dose takes along beside its address. The address names the drug and the card alone, and a
 * card may give one drug twice: a push dose of 10 mcg must not open on the 1 mg of an arrest.
 */
export const doseLineState = (indication: string) => ({ doseLine: indication });

/** The indication of the line that was pressed, from the state of a history entry; '' where none was. */
export function doseLineOf(state: unknown): string {
  const line = typeof state === 'object' && state !== null && 'doseLine' in state ? state.doseLine : undefined;
  return typeof line === 'string' ? line : '';
}
