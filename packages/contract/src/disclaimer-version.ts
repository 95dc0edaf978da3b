/**
 * Version of the disclaimer text, an ISO date. Changing it asks every user to accept again, so it changes
 * when the text changes and at no other time.
 */
export const DISCLAIMER_VERSION = '2025-08-21';
