import { edition as built } from '@first60/content';
import { holdEdition } from './live-edition.ts';

/** The clinical content of this build. Screens that need all of it read it here only. */
export const edition = holdEdition(built);
