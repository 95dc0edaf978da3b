import { adenosine } from './formulary/adenosine.ts';
import { amiodarone } from './formulary/amiodarone.ts';
import { dextrose10 } from './formulary/dextrose-10.ts';
import { epinephrine11000 } from './formulary/epinephrine-1-1000.ts';
import { epinephrine110000 } from './formulary/epinephrine-1-10000.ts';
import { etomidate } from './formulary/etomidate.ts';
import { magnesiumSulfate } from './formulary/magnesium-sulfate.ts';
import { methylprednisolone } from './formulary/methylprednisolone.ts';
import { naloxone } from './formulary/naloxone.ts';
import { ondansetron } from './formulary/ondansetron.ts';
import { propofol } from './formulary/propofol.ts';
import type { MedicationId } from './ids.ts';
import type { Drug } from './model/drug.ts';

/** Every stocked drug by id, in the order of the inventory. */
export const formulary: Readonly<Partial<Record<MedicationId, Drug>>> = {
  'epinephrine-1-10000': epinephrine110000,
  'epinephrine-1-1000': epinephrine11000,
  amiodarone,
  adenosine,
  'magnesium-sulfate': magnesiumSulfate,
  naloxone,
  methylprednisolone,
  propofol,
  etomidate,
  'dextrose-10': dextrose10,
  ondansetron,
};
