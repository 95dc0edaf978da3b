import { apiMessage } from './api-message.ts';

/** Refusals that several calls share, by status. Each call lists those that it can return. */
export const failure = { 500: apiMessage };
export const crossSiteRefusal = { 403: apiMessage };
export const bodyRefusals = { 400: apiMessage, 403: apiMessage, 413: apiMessage, 415: apiMessage };
/** Signed out or not allowed. */
export const accessRefusals = { 401: apiMessage, 403: apiMessage };
/** A part of the path cannot be decoded. */
export const pathRefusal = { 400: apiMessage };
export const throttleRefusal = { 429: apiMessage };
