import type { Illustration } from '@first60/edition';
import { ecgLeadPlacement } from './illustrations/ecg-lead-placement.ts';
import { stemiOmiPatterns } from './illustrations/stemi-omi-patterns.ts';

/** The sheets of drawings, in the order their card shows them. */
export const illustrations: readonly Illustration[] = [ecgLeadPlacement, stemiOmiPatterns];
