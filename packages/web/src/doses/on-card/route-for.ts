import type { DoseAge } from '@first60/clinical';
import type { MedicationLine } from '@first60/edition';

/** How a line's drug is given to one age group. */
export const routeFor = (line: MedicationLine, age: DoseAge): string => line[age]?.route ?? line.route;
