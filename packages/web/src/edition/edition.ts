/** The clinical content of this build. `built-in-edition.ts` alone takes it; all else takes the edition that is held. */
export { edition } from '@first60/content';
