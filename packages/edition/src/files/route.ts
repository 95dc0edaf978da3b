import { z } from 'zod';

/** A route into the body, as `Route` of the clinical package. */
export const route = z.enum(['IV', 'IO', 'IM', 'IN', 'PO', 'SL', 'buccal', 'PR', 'nebulized', 'tracheal', 'inhaled']);
