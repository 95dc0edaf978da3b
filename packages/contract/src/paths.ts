/*
 * Address of every call, relative to the origin. A part that starts with a colon is filled in by `pathOf`. Each is an
 * export of its own in one of two files: sign-in loads those of the first alone.
 */
export * from './core-paths.ts';
export * from './desk-paths.ts';
