import type { CardPatient } from '@first60/clinical';
import type { Protocol } from '@first60/edition';
import { createContext } from 'react';

/** The open card and its patient, for the lines on it. */
export interface PatientCard {
  readonly protocol: Protocol;
  readonly patient: CardPatient;
}

/** Absent outside an open card: its lines are then for everybody. */
export const PatientCardContext = createContext<PatientCard | undefined>(undefined);
