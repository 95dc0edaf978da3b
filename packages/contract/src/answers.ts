import { apiMessage } from './api-message.ts';

/** The refusals that calls have in common, by status; each call lists those that it can give. */
export const failure = { 500: apiMessage };
export const crossSiteRefusal = { 403: apiMessage };
export const bodyRefusals = { 400: apiMessage, 403: apiMessage, 413: apiMessage, 415: apiMessage };
/** Signed out, or not allowed to. */
export const accessRefusals = { 401: apiMessage, 403: apiMessage };
/** The path holds a part that cannot be read. */
export const pathRefusal = { 400: apiMessage };
export const throttleRefusal = { 429: apiMessage };
