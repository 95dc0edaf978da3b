/** The clinical content as this build carries it. Screens read content here and nowhere else. */
export { edition } from '@first60/content';
