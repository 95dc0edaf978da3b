/*
 * Address of every call, relative to the origin. A part that starts with a colon is filled in by `pathOf`. Each address is a
 * separate export in one of two files: sign-in loads only the first.
 */
export * from './core-paths.ts';
export * from './desk-paths.ts';
