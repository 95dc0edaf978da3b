import { triageOf } from './decision.ts';

/**
 * START for adults. The questions are about walking, then breathing, perfusion and mental status ("30, 2, can do"). The
 * only treatments are opening the airway and stopping major bleeding. An infant or child goes to JumpSTART.
 *
 * Source: Hoag Hospital and Newport Beach Fire Department, START, in the sheet "Simple Triage And Rapid Treatment" of
 * the Texas Department of Health, revised January 1997 (studylib.net/doc/8569096). The perfusion question is the
 * combined form from the START adult flowchart by CHEMM (US Department of Health): no radial pulse, or refill over 2 s.
 * Other forms use only one of the two signs. Either sign is red here, so nobody gets a lower priority than with one
 * sign alone.
 */
export const startTriage = triageOf('walks', {
  walks: { yes: { color: 'green', reason: 'walks' }, no: 'breathes' },
  breathes: { yes: 'rate', no: 'breathesOpened' },
  breathesOpened: {
    yes: { color: 'red', reason: 'breathesOpened' },
    no: { color: 'black', reason: 'noBreath' },
  },
  // Source of 30: as above. Exactly 30 does not count as over.
  rate: { over30: { color: 'red', reason: 'fast' }, upTo30: 'perfusion' },
  // Source of 2 s: as above. Exactly 2 s does not count as over.
  perfusion: { poor: { color: 'red', reason: 'poorPerfusion' }, good: 'obeys' },
  obeys: { no: { color: 'red', reason: 'obeysNot' }, yes: { color: 'yellow', reason: 'obeys' } },
});
