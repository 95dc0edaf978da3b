import type { MedicationId } from '@first60/edition';

/**
 * Columns of the dosing rows with a number that `expected-drugs.ts` does not have: times of an injection, limits and
 * intervals that came with the acts. No second person has typed them from the source. Each is a row of the drug, counted
 * from 0, and a column. Whoever types such a number into that table takes its column off this list.
 */
export const UNTYPED_COLUMNS: Readonly<Record<MedicationId, readonly string[]>> = {
  'epinephrine-1-10000': ['0 interval'],
  'epinephrine-1-1000': ['0 interval', '1 interval'],
  adenosine: ['0 total'],
  lidocaine: ['1 dose', '1 interval', '2 dose', '2 interval'],
  'magnesium-sulfate': ['0 dose', '1 dose', '2 total'],
  'sodium-bicarbonate': ['1 dose'],
  nitroglycerin: ['0 dose', '0 interval', '1 dose'],
  naloxone: ['0 interval'],
  labetalol: ['0 interval'],
  furosemide: ['0 total', '1 total'],
  albuterol: ['0 interval'],
  etomidate: ['0 dose'],
  haloperidol: ['0 dose'],
  'dextrose-10': ['0 dose', '0 interval'],
  glucagon: ['0 interval', '1 interval', '2 dose', '3 dose'],
  ketorolac: ['0 total', '1 total'],
  acetaminophen: ['1 total', '2 dose', '2 total'],
  ondansetron: ['0 dose'],
  'sodium-chloride': ['0 dose', '0 total', '1 dose', '1 total'],
  'ringers-lactate': ['0 total'],
  oxygen: ['0 dose'],
  ketamine: ['0 dose', '1 dose'],
  midazolam: ['0 total', '4 dose', '5 dose', '5 total', '6 dose', '6 total'],
  morphine: ['0 interval', '1 total'],
  lorazepam: ['0 total'],
  diazepam: ['0 dose', '1 total', '2 total', '3 total'],
  flumazenil: ['0 interval', '1 dose', '1 interval'],
  'atropine-pralidoxime-auto-injector': ['0 dose', '0 total'],
  'cyanide-antidote-kit': ['1 interval', '2 interval'],
};
