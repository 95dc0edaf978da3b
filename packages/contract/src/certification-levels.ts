/** The five levels that a user may state at sign-up, in the order of the list. */
export const CERTIFICATION_LEVELS = [
  'Emergency Medicine Technician',
  'Emergency Medicine Specialist',
  'Registered Nurse',
  'Medical Doctor',
  'Dispatch Specialist',
] as const;

export type CertificationLevel = (typeof CERTIFICATION_LEVELS)[number];
