import type { Figure } from '@first60/clinical';

/** Units that measure a drug, and not the fluid that it is dissolved in. */
export type DrugUnit = Exclude<Figure['unit'], 'mL'>;

/** True when a printed unit measures a drug. */
export const isDrugUnit = (unit: string): unit is DrugUnit => ['mg', 'mcg', 'g', 'mEq', 'units'].includes(unit);
