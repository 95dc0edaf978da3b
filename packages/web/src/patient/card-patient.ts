import { type CardPatient, cardPatient } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { useMemo } from 'react';
import { setPatient, usePatientText } from './patient.ts';
import { usePatientAge, usePatientWeight } from './weight-and-age.ts';

/** The group that the crew chose by hand; '' when they said none. */
export type Who = 'adult' | 'child' | '';

export const setWho = (who: Who): void => setPatient({ who });
export const setPregnant = (pregnant: boolean): void => setPatient({ pregnant: pregnant ? 'yes' : 'no' });

/** The patient of an open card, from what the crew has said on any screen. */
export function useCardPatient({ ageGroup }: Pick<Protocol, 'ageGroup'>): CardPatient {
  const weight = usePatientWeight();
  const years = usePatientAge();
  const who = usePatientText('who') as Who;
  const pregnant = usePatientText('pregnant');
  return useMemo(
    () =>
      cardPatient(ageGroup === undefined ? {} : { ageGroup }, {
        weight,
        years,
        ...(who !== '' && { group: who }),
        ...(pregnant !== '' && { pregnant: pregnant === 'yes' }),
      }),
    [ageGroup, weight, years, who, pregnant],
  );
}
