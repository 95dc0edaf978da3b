/** What the edition of this build says of itself, for code that must not wait for the content. */
export { cover } from '@first60/content';
