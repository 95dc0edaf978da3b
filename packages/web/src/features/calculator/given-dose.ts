import type { Decimals, QuickDoseResult } from '@first60/clinical';

/** A row that has a dose on the patient's path. */
export type GivenDose = Exclude<QuickDoseResult, { kind: 'needs-weight' }>;

/** The quick calculator shows micrograms to one decimal and everything else to two. */
export const decimalsFor = (unit: string): Decimals => (unit === 'mcg' ? 1 : 2);
