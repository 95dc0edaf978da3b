import type { Zone } from '@first60/edition';
import { heavyZones } from './zones/heavy-zones.ts';
import { lightZones } from './zones/light-zones.ts';
import { middleZones } from './zones/middle-zones.ts';

/** The nine color zones, from the lightest to the heaviest. */
export const zones: readonly Zone[] = [...lightZones, ...middleZones, ...heavyZones];
