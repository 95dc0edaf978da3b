import { type Concentration, digits } from '@first60/clinical';

/** A strength in words: "0.1 mg/mL". */
export const strengthWords = ({ perMl }: Concentration): string => `${digits(perMl.value)} ${perMl.unit}/mL`;
