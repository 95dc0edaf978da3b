import type { Act } from './act.ts';
import type { CautionsFor } from './cautions.ts';
import type { Administration } from './given.ts';
import { givenParts } from './given-parts.ts';
import { type BranchPatient, valuesFor } from './who.ts';

/** What is said of how an act is given to a patient, besides its routes and its order. */
export const administrationOf = (
  act: Act,
  { stop, ask, know, monitor }: CautionsFor,
  patient: BranchPatient,
): Omit<Administration, 'who' | 'routes' | 'order'> =>
  givenParts({
    over: valuesFor(act.over, patient),
    device: valuesFor(act.device, patient),
    then: valuesFor(act.then, patient),
    repeat: valuesFor(act.repeat, patient),
    start: act.start,
    stop,
    ask,
    know,
    monitor,
  });
