/**
 * Version of the disclaimer text, an ISO date. A new one asks every user to accept again, so it changes only with the
 * text.
 */
export const DISCLAIMER_VERSION = '2025-08-21';
