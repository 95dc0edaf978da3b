/** The clinical content of this build. `load-edition.ts` alone takes it; all else takes the edition that is held. */
export { edition } from '@first60/content';
