/**
 * Version of the disclaimer text, an ISO date. With a new version, every user has to accept again, so it changes only
 * with the text.
 */
export const DISCLAIMER_VERSION = '2025-08-21';
