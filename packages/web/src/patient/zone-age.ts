import type { Zone } from '@first60/content';
import { edition } from '../edition/edition.ts';

/** The zone whose age label a text is ("3-4 years"): a label set by a press on the guide, not an age to read. */
export const zoneOfAge = (ageText: string): Zone | undefined => edition.zones.find(({ age }) => age.text === ageText);
