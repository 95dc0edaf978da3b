import type { CertificationLevel } from '@first60/contract';

/** Levels whose crews work with an AED and give no drugs of the arrest. */
const BASIC: ReadonlySet<CertificationLevel> = new Set(['Emergency Medicine Technician', 'Dispatch Specialist']);

/** The layout that an arrest begins with. Without a stated level it is the one that offers more. */
export const layoutOf = (level: CertificationLevel | null): 'als' | 'bls' =>
  level !== null && BASIC.has(level) ? 'bls' : 'als';
