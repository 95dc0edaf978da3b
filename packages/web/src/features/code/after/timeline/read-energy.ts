/** The most that a defibrillator gives: a monophasic one. Source: the adult card (aha-2020-arrest). */
const MOST_JOULES = 360;

/** Whole joules from 1 to 360; nothing for any other text. */
export function readEnergy(text: string): number | undefined {
  const joules = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return joules >= 1 && joules <= MOST_JOULES ? joules : undefined;
}
