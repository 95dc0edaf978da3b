/** The clinical content of this build. Screens read it here only. */
export { edition } from '@first60/content';
